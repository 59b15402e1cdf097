import { promoRoutes, type Banner, type Promo, type SeasonalOffer } from '@/contract/promo'

import { call } from './http/call'
import type { Http } from './http/http'

export type { Banner, Promo, SeasonalOffer }

/** Announcements of the moment (spec §2 Promo). */
export function promoService(http: Http) {
  return { read: () => call(http, promoRoutes.read, {}) }
}
