import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { forumPosts, forumThreads } from '@/server/kernel/db/schema/community/forum'
import { forumDeletions } from '@/server/kernel/db/schema/community/forum-deletions'

import type { PostRow } from './post-queries'
import { visibleTo } from './thread-queries'
import type { Viewer } from './viewer'

export async function insertDeletion(
  tx: Db,
  row: Omit<typeof forumDeletions.$inferInsert, 'id'>,
): Promise<void> {
  await tx.insert(forumDeletions).values(row)
}

export async function deleteDeletion(tx: Db, id: number): Promise<void> {
  await tx.delete(forumDeletions).where(eq(forumDeletions.id, id))
}

export async function lockDeletedPost(tx: Db, id: number, { viewer, at }: DeletedPostQuery) {
  const [row] = await tx
    .select({ deletion: forumDeletions, post: forumPosts })
    .from(forumDeletions)
    .innerJoin(forumPosts, eq(forumPosts.id, forumDeletions.post_id))
    .innerJoin(forumThreads, eq(forumThreads.id, forumDeletions.thread_id))
    .where(and(eq(forumDeletions.post_id, id), gt(forumDeletions.purge_at, at), visibleTo(viewer)))
    .for('update', { of: forumDeletions })
  return row
}

interface DeletedPostQuery {
  viewer: Viewer
  at: Date
}

export async function lockDeletedThread(tx: Db, id: number, at: Date) {
  const [row] = await tx
    .select({ deletion: forumDeletions, thread: forumThreads })
    .from(forumDeletions)
    .innerJoin(forumThreads, eq(forumThreads.id, forumDeletions.thread_id))
    .where(
      and(
        eq(forumDeletions.thread_id, id),
        isNull(forumDeletions.post_id),
        gt(forumDeletions.purge_at, at),
      ),
    )
    .for('update', { of: forumDeletions })
  return row
}

export async function listDeletedThreads(db: Db, { viewer, at }: DeletedPostQuery) {
  const isTheirs = eq(forumDeletions.user_id, viewer.userId ?? 0)
  const isOfModerators = sql`${forumDeletions.user_id} is distinct from ${forumThreads.user_id}`
  return db
    .select({
      id: forumThreads.id,
      slug: forumThreads.slug,
      title: forumThreads.title,
      until: forumDeletions.purge_at,
    })
    .from(forumDeletions)
    .innerJoin(forumThreads, eq(forumThreads.id, forumDeletions.thread_id))
    .where(
      and(
        isNull(forumDeletions.post_id),
        gt(forumDeletions.purge_at, at),
        viewer.isAdmin ? or(isTheirs, isOfModerators) : isTheirs,
      ),
    )
    .orderBy(desc(forumDeletions.id))
    .limit(100)
}

export async function undeletePost(tx: Db, id: number): Promise<void> {
  await tx.update(forumPosts).set({ deleted_at: null }).where(eq(forumPosts.id, id))
}

type PostRef = Pick<PostRow, 'thread_id' | 'number'>

/** Clears the thread's solution if it is the given post. @returns whether it was cleared */
export async function clearSolution(tx: Db, { thread_id, number }: PostRef): Promise<boolean> {
  const rows = await tx
    .update(forumThreads)
    .set({ solved_by: null })
    .where(and(eq(forumThreads.id, thread_id), eq(forumThreads.solved_by, number)))
    .returning({ id: forumThreads.id })
  return rows.length > 0
}

/** Restores the solution unless another post has been chosen since. */
export async function restoreSolution(tx: Db, { thread_id, number }: PostRef): Promise<void> {
  await tx
    .update(forumThreads)
    .set({ solved_by: number })
    .where(and(eq(forumThreads.id, thread_id), isNull(forumThreads.solved_by)))
}
