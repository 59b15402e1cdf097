import { and, asc, eq, isNull, sql } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import {
  forumFlags,
  forumLikes,
  forumPosts,
  forumThreads,
} from '@/server/kernel/db/schema/community/forum'
import { users } from '@/server/kernel/db/schema/accounts/users'

import { isThere } from './thread-queries'

/** Likes a post; increments its counter only for a new like. */
export async function insertLike(
  tx: Db,
  { postId, userId, at }: { postId: number; userId: number; at: Date },
) {
  const rows = await tx
    .insert(forumLikes)
    .values({ post_id: postId, user_id: userId, created_at: at })
    .onConflictDoNothing()
    .returning({ post_id: forumLikes.post_id })
  return moveLikes(tx, postId, rows.length)
}

export async function deleteLike(tx: Db, postId: number, userId: number) {
  const rows = await tx
    .delete(forumLikes)
    .where(and(eq(forumLikes.post_id, postId), eq(forumLikes.user_id, userId)))
    .returning({ post_id: forumLikes.post_id })
  return moveLikes(tx, postId, -rows.length)
}

async function moveLikes(tx: Db, postId: number, by: number): Promise<number> {
  const [row] = await tx
    .update(forumPosts)
    .set({ likes: sql`${forumPosts.likes} + ${by}` })
    .where(eq(forumPosts.id, postId))
    .returning({ likes: forumPosts.likes })
  return row?.likes ?? 0
}

export async function insertFlag(tx: Db, row: typeof forumFlags.$inferInsert): Promise<void> {
  await tx.insert(forumFlags).values(row).onConflictDoNothing()
}

export async function settleFlags(tx: Db, postId: number, at: Date): Promise<void> {
  await tx
    .update(forumFlags)
    .set({ settled_at: at })
    .where(and(eq(forumFlags.post_id, postId), isNull(forumFlags.settled_at)))
}

const isOpen = and(isNull(forumFlags.settled_at), isNull(forumPosts.deleted_at), isThere)

export async function listOpenFlags(db: Db) {
  return db
    .select({
      flag: forumFlags,
      post: forumPosts,
      thread: forumThreads,
      author: {
        public_id: users.public_id,
        user_name: users.user_name,
        avatar_version: users.avatar_version,
        has_forum_page: users.has_forum_page,
      },
    })
    .from(forumFlags)
    .innerJoin(forumPosts, eq(forumPosts.id, forumFlags.post_id))
    .innerJoin(forumThreads, eq(forumThreads.id, forumPosts.thread_id))
    .leftJoin(users, eq(users.id, forumPosts.user_id))
    .where(isOpen)
    .orderBy(asc(forumFlags.created_at))
    .limit(500)
}

export async function countFlaggedPosts(db: Db): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(distinct ${forumFlags.post_id})::int` })
    .from(forumFlags)
    .innerJoin(forumPosts, eq(forumPosts.id, forumFlags.post_id))
    .innerJoin(forumThreads, eq(forumThreads.id, forumPosts.thread_id))
    .where(isOpen)
  return row?.count ?? 0
}

/** Subtracts a deleted member's likes from the counters; the rows are deleted with the account. */
export async function deleteLikes(tx: Db, userId: number): Promise<void> {
  await tx.execute(sql`update ${forumPosts} set likes = likes - 1
    where id in (select post_id from ${forumLikes} where user_id = ${userId})`)
}
