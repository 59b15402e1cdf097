import { and, asc, desc, eq, gte, sql } from 'drizzle-orm'

import type { SearchScope } from '@/domain/community/help-center/synonyms'
import type { Db } from '@/server/kernel/db/client'
import { helpSearches } from '@/server/kernel/db/schema/community/help-center'
import { searchesInVain } from '@/server/kernel/db/schema/catalog/searches'

interface ZeroResultQuery {
  scope: SearchScope
  since: string
  limit: number
}

export function listInVain(db: Db, { scope, since, limit }: ZeroResultQuery) {
  const from = scope === 'help' ? helpSearches : searchesInVain
  const times = sql<number>`sum(${from.times})::int`
  const last_day = sql<string>`max(${from.day})::text`
  const isOfPlace = scope === 'help' ? eq(helpSearches.results, 0) : eq(searchesInVain.place, scope)
  return db
    .select({ query: from.query, times, last_day })
    .from(from)
    .where(and(isOfPlace, gte(from.day, since)))
    .groupBy(from.query)
    .orderBy(desc(times), desc(last_day), asc(from.query))
    .limit(limit)
}
