import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'
import { useNearViewport } from '@/platform/lazy-loading/use-near-viewport'

const load = () => import('./newsletter-form')

/** Renders the footer's newsletter form, lazy-loaded near the viewport into reserved space. */
export function NewsletterEntry() {
  const { place: ref, isNear } = useNearViewport<HTMLDivElement>()
  const module = useLazyModule(load, isNear)
  return (
    <div ref={ref} className="min-h-48">
      {module && <module.NewsletterForm />}
    </div>
  )
}
