import { defineRoutes, type WireResponse } from './route'
import type { sparesSchemas } from './spares.schema'

export const sparesRoutes = defineRoutes<typeof sparesSchemas>()({
  searching: { method: 'GET', path: '/api/spares/searching' },
  search: { method: 'GET', path: '/api/spares/search' },
  read: { method: 'GET', path: '/api/spares/:id' },
})

export type WireSpareHits = WireResponse<(typeof sparesSchemas)['searching']>
export type WireSparePage = WireResponse<(typeof sparesSchemas)['search']>
export type WireSpareHit = WireSparePage['results'][number]
export type WireSpare = WireResponse<(typeof sparesSchemas)['read']>
