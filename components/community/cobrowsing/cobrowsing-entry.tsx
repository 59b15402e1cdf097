import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'

const load = () => import('./cobrowsing-control')

/** Lazy-loaded after the page, and only if co-browsing is configured. */
export function CobrowsingEntry() {
  const module = useLazyModule(load, true)
  return module ? <module.CobrowsingControl /> : null
}
