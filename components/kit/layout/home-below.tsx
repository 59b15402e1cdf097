import { Fragment, type ReactNode } from 'react'

import { DeliveryPromise } from '@/components/shop/home/delivery-promise'
import { HomeHelp } from '@/components/shop/home/home-help'
import { HowItIsBuilt } from '@/components/shop/home/how-it-is-built'
import { OwnerReviews } from '@/components/shop/reviews/owner-reviews'
import type { HomeSection } from '@/domain/kit/brand'
import type { HomePage } from '@/hooks/shop/home/use-home'

export interface HomeBelowProps {
  page: HomePage
  /** Sections to show, in order. */
  sections: readonly HomeSection[]
  /** Slug of the bike whose delivery is shown. */
  chosen: string
  onChoose: (slug: string) => void
}

/** Renders the lower part of the home page, whose hydration is deferred until near the viewport. */
export function HomeBelow({ page, sections, chosen, onChoose }: HomeBelowProps) {
  const parts: Partial<Record<HomeSection, ReactNode>> = {
    built: <HowItIsBuilt bike={page.hero} leadDays={page.lead_days} />,
    reviews: <OwnerReviews reviews={page.reviews} />,
    delivery: <DeliveryPromise page={page} chosen={chosen} onChoose={onChoose} />,
    help: <HomeHelp />,
  }
  return sections.map((name) => <Fragment key={name}>{parts[name]}</Fragment>)
}
