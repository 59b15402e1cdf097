import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'
import { useNearViewport } from '@/platform/lazy-loading/use-near-viewport'

const load = () => import('./newsletter-form')

/** Subscription in the footer, lazy-loaded near the viewport. Its size is reserved. */
export function NewsletterEntry() {
  const { place: ref, isNear } = useNearViewport<HTMLDivElement>()
  const module = useLazyModule(load, isNear)
  return (
    <div ref={ref} className="min-h-48">
      {module && <module.NewsletterForm />}
    </div>
  )
}
