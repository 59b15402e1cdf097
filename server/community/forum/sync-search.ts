import { and, asc, eq, gte, sql } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { forumSearch, forumSearchStale } from '@/server/kernel/db/schema/forum-search'
import type { Deps } from '@/server/kernel/deps'

/** Pages of one transaction: each writes all its words into the index anew. */
const BATCH = 100
/** A round ends after this time and the next one goes on. */
const ROUND_MS = 20_000

/** Brings the search up to date with long threads that were hidden, shown, solved, tagged or deleted. */
export async function syncSearch({ db }: Pick<Deps, 'db'>, batch = BATCH): Promise<void> {
  const began = performance.now()
  let isMore = true
  while (isMore && performance.now() - began < ROUND_MS) {
    isMore = await db.transaction((tx) => syncSome(tx, batch))
  }
}

/** @returns whether there may be more */
async function syncSome(tx: Db, batch: number): Promise<boolean> {
  const [stale] = await tx
    .select()
    .from(forumSearchStale)
    .orderBy(asc(forumSearchStale.thread_id))
    .limit(1)
    .for('update', { skipLocked: true })
  if (!stale) return false
  const { thread_id: thread, page } = stale
  const next = page + batch
  await tx.execute(sql`select sync_forum_search(${thread}, ${page}, ${next - 1})`)
  const left = await tx
    .select({ page: forumSearch.page })
    .from(forumSearch)
    .where(and(eq(forumSearch.thread_id, thread), gte(forumSearch.page, next)))
    .limit(1)
  const isThis = eq(forumSearchStale.thread_id, thread)
  if (left.length === 0) await tx.delete(forumSearchStale).where(isThis)
  else await tx.update(forumSearchStale).set({ page: next }).where(isThis)
  return true
}
