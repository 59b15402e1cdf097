import { selectConfigurator } from '@/store/configurator/configurator-selectors'

import { useAppSelector } from '@/hooks/kit/use-store'

/** False until the stored builds were read; before that the page doesn't show the visitor's build. */
export function useConfiguratorRestored(): boolean {
  return useAppSelector((state) => selectConfigurator(state).isRestored)
}
