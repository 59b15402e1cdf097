import { and, asc, count, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { forumCategories, forumThreads } from '@/server/kernel/db/schema/community/forum'
import { forumQueue } from '@/server/kernel/db/schema/community/forum-queue'
import { users } from '@/server/kernel/db/schema/accounts/users'

import { visibleTo } from './thread-queries'
import type { Author } from './viewer'

export async function insertWaiting(
  tx: Db,
  row: Omit<typeof forumQueue.$inferInsert, 'id'>,
): Promise<void> {
  await tx.insert(forumQueue).values(row)
}

export async function isInQueue(tx: Db, userId: number, requestKey: string): Promise<boolean> {
  const rows = await tx
    .select({ id: forumQueue.id })
    .from(forumQueue)
    .where(and(eq(forumQueue.user_id, userId), eq(forumQueue.request_key, requestKey)))
  return rows.length > 0
}

export async function hasQueued(
  tx: Db,
  { userId, source, since }: { userId: number; source: string; since: Date },
): Promise<boolean> {
  const rows = await tx
    .select({ id: forumQueue.id })
    .from(forumQueue)
    .where(
      and(
        eq(forumQueue.user_id, userId),
        gt(forumQueue.created_at, since),
        eq(forumQueue.source, source),
      ),
    )
  return rows.length > 0
}

export async function recentQueued(
  tx: Db,
  { userId, since, isThread }: { userId: number; since: Date; isThread: boolean },
): Promise<Date[]> {
  const rows = await tx
    .select({ at: forumQueue.created_at })
    .from(forumQueue)
    .where(
      and(
        eq(forumQueue.user_id, userId),
        gt(forumQueue.created_at, since),
        isThread ? isNull(forumQueue.thread_id) : isNull(forumQueue.category_id),
      ),
    )
    .orderBy(desc(forumQueue.created_at))
  return rows.map(({ at }) => at)
}

export async function queuedIn(tx: Db, threadId: number, userId: number): Promise<number> {
  const rows = await tx
    .select({ count: count() })
    .from(forumQueue)
    .where(
      and(
        eq(forumQueue.user_id, userId),
        eq(forumQueue.thread_id, threadId),
        isNull(forumQueue.rejected_at),
      ),
    )
  return rows[0]?.count ?? 0
}

const thread = { id: forumThreads.id, slug: forumThreads.slug, title: forumThreads.title }

export async function listOwnQueued(db: Db, reader: Author) {
  return db
    .select({ entry: forumQueue, thread })
    .from(forumQueue)
    .leftJoin(forumThreads, and(eq(forumThreads.id, forumQueue.thread_id), visibleTo(reader)))
    .where(
      and(
        eq(forumQueue.user_id, reader.userId),
        or(isNull(forumQueue.thread_id), sql`${forumThreads.id} is not null`),
      ),
    )
    .orderBy(desc(forumQueue.id))
    .limit(50)
}

export async function listWaiting(db: Db, limit: number) {
  return db
    .select({
      entry: forumQueue,
      thread,
      category: forumCategories.title,
      author: {
        public_id: users.public_id,
        user_name: users.user_name,
        avatar_version: users.avatar_version,
        has_forum_page: users.has_forum_page,
      },
    })
    .from(forumQueue)
    .innerJoin(users, eq(users.id, forumQueue.user_id))
    .leftJoin(
      forumThreads,
      and(eq(forumThreads.id, forumQueue.thread_id), isNull(forumThreads.deleted_at)),
    )
    .leftJoin(forumCategories, eq(forumCategories.id, forumQueue.category_id))
    .where(isNull(forumQueue.rejected_at))
    .orderBy(asc(forumQueue.id))
    .limit(limit)
}

export async function countWaiting(db: Db): Promise<number> {
  const rows = await db
    .select({ count: count() })
    .from(forumQueue)
    .where(isNull(forumQueue.rejected_at))
  return rows[0]?.count ?? 0
}

/** Locks a pending submission, so that only one decision is made about it. */
export async function lockWaiting(tx: Db, id: number) {
  const [row] = await tx
    .select()
    .from(forumQueue)
    .where(and(eq(forumQueue.id, id), isNull(forumQueue.rejected_at)))
    .for('update')
  return row
}

export async function rejectQueued(
  tx: Db,
  id: number,
  { at, reason }: { at: Date; reason: string },
): Promise<void> {
  await tx.update(forumQueue).set({ rejected_at: at, reason }).where(eq(forumQueue.id, id))
}

export async function deleteQueued(tx: Db, id: number): Promise<void> {
  await tx.delete(forumQueue).where(eq(forumQueue.id, id))
}

/** @returns whether the member had such a submission */
export async function deleteOwnQueued(db: Db, id: number, userId: number): Promise<boolean> {
  const rows = await db
    .delete(forumQueue)
    .where(and(eq(forumQueue.id, id), eq(forumQueue.user_id, userId)))
    .returning({ id: forumQueue.id })
  return rows.length > 0
}

export async function deleteRejectedBefore(db: Db, before: Date): Promise<void> {
  await db.delete(forumQueue).where(lt(forumQueue.rejected_at, before))
}
