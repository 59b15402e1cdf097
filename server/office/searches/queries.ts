import { and, asc, desc, eq, gte, sql } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import {
  helpSearches as searches,
  helpSynonyms as synonyms,
} from '@/server/kernel/db/schema/help-center'

export type GroupRow = typeof synonyms.$inferSelect

/** What found nothing since a day, most often first. */
export function listInVain(db: Db, since: string, limit: number) {
  const times = sql<number>`sum(${searches.times})::int`
  const last_day = sql<string>`max(${searches.day})::text`
  return db
    .select({ query: searches.query, times, last_day })
    .from(searches)
    .where(and(eq(searches.results, 0), gte(searches.day, since)))
    .groupBy(searches.query)
    .orderBy(desc(times), desc(last_day), asc(searches.query))
    .limit(limit)
}

export function listGroups(db: Db): Promise<GroupRow[]> {
  return db.select().from(synonyms).orderBy(asc(synonyms.words), asc(synonyms.id))
}

/** Groups are compared with each other, so one change waits for another. */
export async function lockGroups(tx: Db): Promise<GroupRow[]> {
  await tx.execute(sql`lock table ${synonyms} in share row exclusive mode`)
  return listGroups(tx)
}

export async function insertGroup(tx: Db, words: string[]): Promise<GroupRow> {
  const [row] = await tx.insert(synonyms).values({ words }).returning()
  return { id: row?.id ?? 0, words }
}

export async function updateGroup(tx: Db, id: number, words: string[]): Promise<void> {
  await tx.update(synonyms).set({ words }).where(eq(synonyms.id, id))
}

/** False where there is none. */
export async function deleteGroup(tx: Db, id: number): Promise<boolean> {
  return (await tx.delete(synonyms).where(eq(synonyms.id, id)).returning()).length === 1
}
