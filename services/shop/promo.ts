import {
  promoRoutes,
  type Banner,
  type Promo,
  type SeasonalOffer,
} from '@/contract/shop/promo/promo'

import { call } from '@/services/http/call'
import type { Http } from '@/services/http/http'

export type { Banner, Promo, SeasonalOffer }

/** Current banner and offer (spec §2 Promo). */
export function promoService(http: Http) {
  return { read: () => call(http, promoRoutes.read, {}) }
}
