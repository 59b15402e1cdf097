import { and, asc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

import type { Db } from '@/server/kernel/db/client'
import { forumPosts, forumThreads } from '@/server/kernel/db/schema/forum'
import { forumDeletions } from '@/server/kernel/db/schema/forum-deletions'
import { forumNotices } from '@/server/kernel/db/schema/forum-notices'
import { forumSearch } from '@/server/kernel/db/schema/forum-search'
import { forumVersions } from '@/server/kernel/db/schema/forum-versions'

import { deletePicturesOf, deletePicturesOfThread } from './picture-queries'

const NOTHING = { source: '', body: [], quoted_id: null, quote: '', edited_at: null }

/** Takes the words of deleted posts away, wherever they are quoted too. @returns whether there may be more */
export async function purgePosts(tx: Db, now: Date, batch: number): Promise<boolean> {
  const due = await tx
    .select({ id: forumDeletions.id, post: forumDeletions.post_id })
    .from(forumDeletions)
    .where(and(isNotNull(forumDeletions.post_id), lte(forumDeletions.purge_at, now)))
    .orderBy(asc(forumDeletions.purge_at))
    .limit(batch)
    .for('update', { skipLocked: true })
  if (due.length === 0) return false
  const posts = due.flatMap(({ post }) => (post === null ? [] : [post]))
  await tx.update(forumPosts).set(NOTHING).where(inArray(forumPosts.id, posts))
  await tx.update(forumPosts).set({ quote: '' }).where(inArray(forumPosts.quoted_id, posts))
  await deletePicturesOf(tx, posts)
  await tx.delete(forumVersions).where(inArray(forumVersions.post_id, posts))
  const ids = due.map(({ id }) => id)
  await tx.delete(forumDeletions).where(inArray(forumDeletions.id, ids))
  return due.length === batch
}

/** Deletes a part of a deleted thread, or what is left of it. @returns whether there may be more */
export async function purgeThread(tx: Db, now: Date, batch: number): Promise<boolean> {
  const [due] = await tx
    .select({ thread: forumDeletions.thread_id })
    .from(forumDeletions)
    .where(and(isNull(forumDeletions.post_id), lte(forumDeletions.purge_at, now)))
    .orderBy(asc(forumDeletions.purge_at))
    .limit(1)
    .for('update', { skipLocked: true })
  if (!due) return false
  if (await deletePicturesOfThread(tx, due.thread, batch)) return true
  for (const table of [forumPosts, forumSearch, forumNotices]) {
    if (await deletesMany(tx, table, { thread: due.thread, batch })) return true
  }
  await tx.delete(forumThreads).where(eq(forumThreads.id, due.thread))
  return true
}

/** @returns whether a whole batch was deleted, so that there may be more */
async function deletesMany(
  tx: Db,
  table: PgTable,
  { thread, batch }: { thread: number; batch: number },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`delete from ${table} where ctid = any(array(
    select ctid from ${table} where thread_id = ${thread} limit ${batch}))`)
  return rowCount === batch
}
