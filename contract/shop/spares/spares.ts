import { GOODS } from '@/contract/kit/money'
import { defineRoutes, type ClientResponse, type WireResponse } from '@/contract/kit/route'
import type { sparesSchemas } from './spares.schema'

export const sparesRoutes = defineRoutes<typeof sparesSchemas>()({
  searching: { method: 'GET', path: '/api/spares/searching', money: ['results.price'] },
  search: { method: 'GET', path: '/api/spares/search', money: ['results.price'] },
  read: { method: 'GET', path: '/api/spares/:id', money: GOODS },
})

/** Amounts of all these types are in cents. */
export type SpareHits = ClientResponse<(typeof sparesSchemas)['searching']>
export type SparePage = ClientResponse<(typeof sparesSchemas)['search']>
export type SpareHit = SparePage['results'][number]
export type SpareView = ClientResponse<(typeof sparesSchemas)['read']>
export type WireSparePage = WireResponse<(typeof sparesSchemas)['search']>
export type WireSpare = WireResponse<(typeof sparesSchemas)['read']>
