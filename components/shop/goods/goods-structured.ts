import { breadcrumbs } from '@/components/kit/layout/structured-data'
import type { OfferGroup } from '@/contract/shop/feeds/feeds'
import type { GoodsPage } from '@/contract/shop/goods/goods'
import { schemaOrgOf } from '@/domain/shop/goods/product-fields'

import { offersStructured } from './offers-structured'

/** Returns a product's structured data and breadcrumbs for `getStaticProps`; see `structured-data`. */
export function goodsStructured(
  goods: GoodsPage,
  offers: OfferGroup,
  list: readonly [title: string, path: '/accessories' | '/spares'],
) {
  const way = breadcrumbs([list, [goods.title, offers.path]])
  return [...offersStructured(offers, schemaOrgOf(goods)), way]
}
