import { useLoaded } from '@/components/ui/use-loaded'

const load = () => import('./newsletter-form')

/** The subscription at the foot of the page, fetched once the page stands. Its place has its size before. */
export function NewsletterEntry() {
  const module = useLoaded(load, true)
  return <div className="min-h-48">{module && <module.NewsletterForm />}</div>
}
