import { selectConfigurator } from '@/store/configurator/configurator-selectors'

import { useAppSelector } from './use-store'

/** False until the stored builds were read: before, what is shown is not yet the visitor's. */
export function useConfiguratorRestored(): boolean {
  return useAppSelector((state) => selectConfigurator(state).isRestored)
}
