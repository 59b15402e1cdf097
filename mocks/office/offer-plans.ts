import type { CatalogItem } from '@/contract/office/goods/goods'

import { mockProblem } from '../mock'
import type { MockShop } from '../mock-shop'
import { isOffered, requireProduct } from './catalog-items'

type Plan = NonNullable<CatalogItem['plan']>

/** Schedules offering or withdrawing a product, without effect: the mock shop has no worker. */
export function planOffer(shop: MockShop, id: number, plan: Plan): void {
  requireProduct(shop, id)
  if (new Date(plan.starts_at) <= shop.now()) throw mockProblem('offer_hour_past')
  const isKnown = shop.books().offerPlans[id] !== undefined
  if (isKnown || isOffered(shop, id) === plan.is_offered) throw mockProblem('offer_changed')
  shop.change((books) => {
    books.offerPlans = { ...books.offerPlans, [id]: plan }
  })
}

export function cancelOffer(shop: MockShop, id: number): void {
  requireProduct(shop, id)
  if (!shop.books().offerPlans[id]) throw mockProblem('offer_changed')
  shop.change((books) => {
    const { [id]: _, ...others } = books.offerPlans
    books.offerPlans = others
  })
}
