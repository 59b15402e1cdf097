import { and, eq, gte, sql } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { forumSearch, forumSearchStale } from '@/server/kernel/db/schema/community/forum-search'
import { EVER, listDueRows } from '@/server/kernel/jobs/due-rows'
import type { JobDeps } from '@/server/kernel/jobs/steps'
import { untilDone, workThrough } from '@/server/kernel/jobs/work-through'

/** Pages per transaction; each page rewrites all of its words in the index. */
const BATCH = 100

/** Updates the search index after long threads were hidden, shown, solved, tagged or deleted. */
export async function syncSearch(deps: JobDeps, batch = BATCH): Promise<void> {
  const { db } = deps
  const { thread_id: id } = forumSearchStale
  const work = 'forum-search/threads'
  await workThrough(deps, {
    work,
    list: (due) => listDueRows(db, { work, id, at: EVER, where: undefined }, due),
    step: (thread) => untilDone(() => db.transaction((tx) => syncSome(tx, thread, batch))),
  })
}

/** @returns whether there may be more pages to update */
async function syncSome(tx: Db, thread: number, batch: number): Promise<boolean> {
  const isThis = eq(forumSearchStale.thread_id, thread)
  const [stale] = await tx
    .select()
    .from(forumSearchStale)
    .where(isThis)
    .for('update', { skipLocked: true })
  if (!stale) return false
  const { page } = stale
  const next = page + batch
  await tx.execute(sql`select sync_forum_search(${thread}, ${page}, ${next - 1})`)
  const left = await tx
    .select({ page: forumSearch.page })
    .from(forumSearch)
    .where(and(eq(forumSearch.thread_id, thread), gte(forumSearch.page, next)))
    .limit(1)
  if (left.length === 0) await tx.delete(forumSearchStale).where(isThis)
  else await tx.update(forumSearchStale).set({ page: next }).where(isThis)
  return left.length > 0
}
