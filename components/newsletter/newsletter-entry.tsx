import { useLoaded } from '@/components/ui/use-loaded'
import { useNear } from '@/components/ui/use-near'

const load = () => import('./newsletter-form')

/** The subscription at the foot of the page, fetched when it comes near. Its place has its size before. */
export function NewsletterEntry() {
  const { place, isNear } = useNear<HTMLDivElement>()
  const module = useLoaded(load, isNear)
  return (
    <div ref={place} className="min-h-48">
      {module && <module.NewsletterForm />}
    </div>
  )
}
