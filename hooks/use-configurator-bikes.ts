import { useRequest } from './use-request'

/** All bikes, for a list whose page was made for another country. */
export function useConfiguratorBikes() {
  return useRequest('bikes', ({ configurator }) => configurator.bikes())
}
