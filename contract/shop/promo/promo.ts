import type { promoSchemas } from './promo.schema'
import { defineRoutes, type ClientResponse, type WireResponse } from '@/contract/kit/route'

export const promoRoutes = defineRoutes<typeof promoSchemas>()({
  pictures: { method: 'GET', path: '/api/brand-pictures' },
  hero: { method: 'GET', path: '/api/hero-pictures/:id/:file', raw: true },
  read: { method: 'GET', path: '/api/promo' },
})

/** Current promotions, amounts in cents. */
export type Promo = ClientResponse<(typeof promoSchemas)['read']>
export type SeasonalOffer = NonNullable<Promo['seasonal']>
export type Banner = NonNullable<Promo['banner']>
export type WirePromo = WireResponse<(typeof promoSchemas)['read']>
