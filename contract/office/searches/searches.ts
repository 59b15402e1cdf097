import { defineRoutes, type WireResponse } from '@/contract/kit/route'
import type { searchesSchemas } from './searches.schema'

const GROUPS = '/api/backoffice/synonyms'
const WRITE = { auth: 'admin', permission: 'content.write' } as const

export const searchesRoutes = defineRoutes<typeof searchesSchemas>()({
  list: {
    method: 'GET',
    path: '/api/backoffice/searches',
    auth: 'admin',
    permission: 'content.read',
  },
  add: { method: 'POST', path: GROUPS, ...WRITE },
  change: { method: 'PUT', path: `${GROUPS}/:id`, ...WRITE },
  remove: { method: 'DELETE', path: `${GROUPS}/:id`, ...WRITE },
})

type Schemas = typeof searchesSchemas
export type SearchesPage = WireResponse<Schemas['list']>
/** A zero-result search of one scope. */
export type SearchInVain = SearchesPage['searches'][number]
export type SynonymGroup = WireResponse<Schemas['add']>
