import { useEffect, useRef, useState } from 'react'

import { useLoaded } from '@/components/ui/use-loaded'
import { reviews as texts } from '@/messages/reviews'

const load = () => import('./bike-reviews')
const NEAR = { rootMargin: '600px' }

/** The place of a bike's reviews: they are fetched when it comes near, for few scroll this far. */
export function ReviewsNear({ slug, title }: { slug: string; title: string }) {
  const place = useRef<HTMLElement>(null)
  const [isNear, setNear] = useState(false)
  const module = useLoaded(load, isNear)
  useEffect(() => {
    const observer = new IntersectionObserver(([seen]) => {
      if (seen?.isIntersecting) setNear(true)
    }, NEAR)
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <section
      ref={place}
      id="reviews"
      aria-labelledby="reviews-title"
      className="min-h-screen border-t border-line py-10 print:hidden"
    >
      <h2 id="reviews-title" className="text-2xl">
        {texts.ofBike(title)}
      </h2>
      {module && <module.BikeReviews slug={slug} />}
    </section>
  )
}
