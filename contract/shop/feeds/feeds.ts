import type { z } from 'zod'

import { defineRoutes } from '@/contract/kit/route'

import type { feedsSchemas, Offers } from './feeds.schema'

export const feedsRoutes = defineRoutes<typeof feedsSchemas>()({
  offers: { method: 'GET', path: '/api/offers' },
  feed: { method: 'GET', path: '/feeds/:file', raw: true },
})

/** What a page offers, amounts in cents. */
export type OfferGroup = z.output<typeof Offers>
export type ProductOffer = OfferGroup['offers'][number]
