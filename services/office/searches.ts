import {
  searchesRoutes as routes,
  type SearchesPage,
  type SynonymGroup,
} from '@/contract/office/searches/searches'

import type { SearchScope } from '@/domain/community/help-center/synonyms'

import { call } from '@/services/http/call'
import type { Http } from '@/services/http/http'

export type { SearchesPage, SearchInVain, SynonymGroup } from '@/contract/office/searches/searches'

export function searchesService(http: Http) {
  return {
    list: (scope: SearchScope): Promise<SearchesPage> =>
      call(http, routes.list, { query: { place: scope } }),
    add: (scope: SearchScope, words: string[]): Promise<SynonymGroup> =>
      call(http, routes.add, { body: { place: scope, words } }),
    change: (id: number, words: string[], seen: string): Promise<SynonymGroup> =>
      call(http, routes.change, { params: { id: String(id) }, body: { words, seen } }),
    remove: (id: number) => call(http, routes.remove, { params: { id: String(id) } }),
  }
}
