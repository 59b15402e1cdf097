import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'
import { useNearViewport } from '@/platform/lazy-loading/use-near-viewport'

const load = () => import('./newsletter-form')

/** The subscription at the foot of the page, fetched when it comes near. Its place has its size before. */
export function NewsletterEntry() {
  const { place, isNear } = useNearViewport<HTMLDivElement>()
  const module = useLazyModule(load, isNear)
  return (
    <div ref={place} className="min-h-48">
      {module && <module.NewsletterForm />}
    </div>
  )
}
