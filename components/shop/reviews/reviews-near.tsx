import { LazyPart } from '@/components/kit/ui/lazy-part'
import { useNearViewport } from '@/platform/lazy-loading/use-near-viewport'
import { bikePage } from '@/messages/shop/configurator/bike-page'

const load = () => import('./bike-reviews')

/** Lazy-loads the reviews when they are near the viewport, because few visitors scroll that far. */
export function ReviewsNear({ slug, title }: { slug: string; title: string }) {
  const { place: ref, isNear } = useNearViewport<HTMLElement>()
  return (
    <section
      ref={ref}
      id="reviews"
      aria-labelledby="reviews-title"
      className="min-h-screen border-t border-line py-10 print:hidden"
    >
      <h2 id="reviews-title" className="text-2xl">
        {bikePage.reviews(title)}
      </h2>
      <LazyPart load={load} isRequested={isNear}>
        {({ BikeReviews }) => <BikeReviews slug={slug} />}
      </LazyPart>
    </section>
  )
}
