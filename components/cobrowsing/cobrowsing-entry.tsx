import { useLoaded } from '@/components/ui/use-loaded'

const load = () => import('./cobrowsing-control')

/** Fetched once the page stands, and only where co-browsing is configured. */
export function CobrowsingEntry() {
  const module = useLoaded(load, true)
  return module ? <module.CobrowsingControl /> : null
}
