import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'

const load = () => import('./cobrowsing-control')

/** Fetched once the page stands, and only where co-browsing is configured. */
export function CobrowsingEntry() {
  const module = useLazyModule(load, true)
  return module ? <module.CobrowsingControl /> : null
}
