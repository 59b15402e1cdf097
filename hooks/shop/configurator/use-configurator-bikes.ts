import { useRequest } from '@/hooks/kit/use-request'

/** Loads all bikes, for a list that was prerendered for another country. */
export function useConfiguratorBikes() {
  return useRequest('bikes', ({ configurator }) => configurator.list())
}
