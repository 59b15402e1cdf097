import type { OfferGroup } from '@/contract/shop/feeds/feeds'

import { pageServices } from './page-services'

/** Reads what a page offers in the default country, for its structured data. */
export const readOffers = (product: number): Promise<OfferGroup> =>
  pageServices().feeds.offers({ product })
