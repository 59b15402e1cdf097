import { eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

import type { Db } from '@/server/kernel/db/client'
import { forumPosts, forumThreads } from '@/server/kernel/db/schema/community/forum'
import { forumDeletions } from '@/server/kernel/db/schema/community/forum-deletions'
import { forumNotices } from '@/server/kernel/db/schema/community/forum-notices'
import { forumSearch } from '@/server/kernel/db/schema/community/forum-search'
import { forumVersions } from '@/server/kernel/db/schema/community/forum-versions'
import { listDueRows, type DueLimit, type DueQuery } from '@/server/kernel/jobs/due-rows'

import { deletePicturesOf, deletePicturesOfThread } from './picture-queries'

const NOTHING = { source: '', body: [], quoted_id: null, quote: '', edited_at: null }

export function listPurgeablePosts(db: Db, due: DueLimit) {
  return listPurgeable(
    db,
    { work: 'forum-purge/posts', where: isNotNull(forumDeletions.post_id) },
    due,
  )
}

export function listPurgeableThreads(db: Db, due: DueLimit) {
  return listPurgeable(
    db,
    { work: 'forum-purge/threads', where: isNull(forumDeletions.post_id) },
    due,
  )
}

function listPurgeable(db: Db, query: Pick<DueQuery, 'work' | 'where'>, due: DueLimit) {
  const { id, purge_at: at } = forumDeletions
  return listDueRows(db, { ...query, id, at }, due)
}

/** Claims a deletion; undefined while another process is restoring or purging it. */
async function lockDeletion(tx: Db, id: number) {
  const [row] = await tx
    .select({ post: forumDeletions.post_id, thread: forumDeletions.thread_id })
    .from(forumDeletions)
    .where(eq(forumDeletions.id, id))
    .for('update', { skipLocked: true })
  return row
}

/** Purges the text of a deleted post, including quotes of it. */
export async function purgePost(tx: Db, id: number): Promise<void> {
  const due = await lockDeletion(tx, id)
  if (!due?.post) return
  await tx.update(forumPosts).set(NOTHING).where(eq(forumPosts.id, due.post))
  await tx.update(forumPosts).set({ quote: '' }).where(eq(forumPosts.quoted_id, due.post))
  await deletePicturesOf(tx, [due.post])
  await tx.delete(forumVersions).where(eq(forumVersions.post_id, due.post))
  await tx.delete(forumDeletions).where(eq(forumDeletions.id, id))
}

/** Purges a batch of a deleted thread. @returns whether there may be more */
export async function purgeThread(tx: Db, id: number, batch: number): Promise<boolean> {
  const due = await lockDeletion(tx, id)
  if (!due) return false
  if (await deletePicturesOfThread(tx, due.thread, batch)) return true
  for (const table of [forumPosts, forumSearch, forumNotices]) {
    if (await deletesMany(tx, table, { thread: due.thread, batch })) return true
  }
  await tx.delete(forumThreads).where(eq(forumThreads.id, due.thread))
  return false
}

/** @returns whether a full batch was deleted, so that there may be more */
async function deletesMany(
  tx: Db,
  table: PgTable,
  { thread, batch }: { thread: number; batch: number },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`delete from ${table} where ctid = any(array(
    select ctid from ${table} where thread_id = ${thread} limit ${batch}))`)
  return rowCount === batch
}
