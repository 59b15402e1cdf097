import { selectConfigurator } from '@/store/configurator/configurator-selectors'

import { useAppSelector } from '@/hooks/kit/use-store'

/** Returns false until the stored builds are read; until then, the visitor's build isn't shown. */
export function useConfiguratorRestored(): boolean {
  return useAppSelector((state) => selectConfigurator(state).isRestored)
}
