import { DeliveryPromise } from '@/components/shop/home/delivery-promise'
import { HomeHelp } from '@/components/shop/home/home-help'
import { HowItIsBuilt } from '@/components/shop/home/how-it-is-built'
import { OwnerReviews } from '@/components/shop/reviews/owner-reviews'
import type { HomePage } from '@/hooks/shop/home/use-home'

export interface HomeBelowProps {
  page: HomePage
  /** Slug of the bike whose delivery is shown. */
  chosen: string
  onChoose: (slug: string) => void
}

/** Renders the lower part of the home page, whose hydration is deferred until near the viewport. */
export function HomeBelow({ page, chosen, onChoose }: HomeBelowProps) {
  return (
    <>
      <HowItIsBuilt bike={page.hero} leadDays={page.lead_days} />
      <OwnerReviews reviews={page.reviews} />
      <DeliveryPromise page={page} chosen={chosen} onChoose={onChoose} />
      <HomeHelp />
    </>
  )
}
