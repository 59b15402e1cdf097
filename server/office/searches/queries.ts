import { and, asc, desc, eq, gte, sql } from 'drizzle-orm'

import type { SearchScope } from '@/domain/community/help-center/synonyms'
import type { Db } from '@/server/kernel/db/client'
import { helpSearches, helpSynonyms } from '@/server/kernel/db/schema/community/help-center'
import {
  FIRST_SYNONYMS,
  searchesInVain,
  searchSynonyms,
} from '@/server/kernel/db/schema/catalog/searches'

export type GroupRow = typeof helpSynonyms.$inferSelect

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

export function listGroups(db: Db, scope: SearchScope): Promise<GroupRow[]> {
  if (scope === 'help') {
    return db.select().from(helpSynonyms).orderBy(asc(helpSynonyms.words), asc(helpSynonyms.id))
  }
  const { id, words } = searchSynonyms
  return db
    .select({ id, words })
    .from(searchSynonyms)
    .where(eq(searchSynonyms.place, scope))
    .orderBy(asc(words), asc(id))
}

/** Locks the groups, because each change is compared with all groups of its scope. */
export async function lockGroups(tx: Db, scope: SearchScope): Promise<GroupRow[]> {
  const table = scope === 'help' ? helpSynonyms : searchSynonyms
  await tx.execute(sql`lock table ${table} in share row exclusive mode`)
  return listGroups(tx, scope)
}

/** Returns the scope of a group, or undefined if it doesn't exist. Groups never change their scope. */
export async function findSearchScope(db: Db, id: number): Promise<SearchScope | undefined> {
  if (id < FIRST_SYNONYMS) return 'help'
  const { place: scope } = searchSynonyms
  const [row] = await db
    .select({ place: scope })
    .from(searchSynonyms)
    .where(eq(searchSynonyms.id, id))
  return row?.place
}

export async function insertGroup(tx: Db, scope: SearchScope, words: string[]): Promise<GroupRow> {
  const [row] =
    scope === 'help'
      ? await tx.insert(helpSynonyms).values({ words }).returning()
      : await tx.insert(searchSynonyms).values({ place: scope, words }).returning()
  return { id: row?.id ?? 0, words }
}

const tableOf = (id: number) => (id < FIRST_SYNONYMS ? helpSynonyms : searchSynonyms)

export async function updateGroup(tx: Db, id: number, words: string[]): Promise<void> {
  const table = tableOf(id)
  await tx.update(table).set({ words }).where(eq(table.id, id))
}

export async function deleteGroup(tx: Db, id: number): Promise<boolean> {
  const table = tableOf(id)
  return (await tx.delete(table).where(eq(table.id, id)).returning()).length === 1
}
