import { defineRoutes, type ClientResponse, type WireResponse } from '@/contract/kit/route'
import type { sparesSchemas } from './spares.schema'

export const sparesRoutes = defineRoutes<typeof sparesSchemas>()({
  searching: { method: 'GET', path: '/api/spares/searching', notMoney: ['total'] },
  search: { method: 'GET', path: '/api/spares/search', notMoney: ['total'] },
  read: { method: 'GET', path: '/api/spares/:id' },
})

/** Amounts of all these types are in cents. */
export type SpareHits = ClientResponse<(typeof sparesSchemas)['searching']>
export type SparePage = ClientResponse<(typeof sparesSchemas)['search']>
export type SpareHit = SparePage['results'][number]
export type SpareView = ClientResponse<(typeof sparesSchemas)['read']>
export type WireSparePage = WireResponse<(typeof sparesSchemas)['search']>
export type WireSpare = WireResponse<(typeof sparesSchemas)['read']>
