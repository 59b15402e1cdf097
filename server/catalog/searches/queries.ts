import { eq, lt, sql } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { searchesInVain, searchSynonyms } from '@/server/kernel/db/schema/catalog/searches'

/** Searches other than the help center's. */
export type SearchScope = (typeof searchesInVain.$inferSelect)['place']

export async function listSynonyms(db: Db, scope: SearchScope): Promise<string[][]> {
  const rows = await db
    .select({ words: searchSynonyms.words })
    .from(searchSynonyms)
    .where(eq(searchSynonyms.place, scope))
  return rows.map(({ words }) => words)
}

export async function countInVain(
  db: Db,
  search: Pick<typeof searchesInVain.$inferInsert, 'place' | 'day' | 'query'>,
): Promise<void> {
  await db
    .insert(searchesInVain)
    .values(search)
    .onConflictDoUpdate({
      target: [searchesInVain.place, searchesInVain.day, searchesInVain.query],
      set: { times: sql`${searchesInVain.times} + 1` },
    })
}

export async function deleteInVain(db: Db, before: string): Promise<void> {
  await db.delete(searchesInVain).where(lt(searchesInVain.day, before))
}
