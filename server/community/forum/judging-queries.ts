import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { forumFlags, forumLikes, forumPosts } from '@/server/kernel/db/schema/community/forum'

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

/** @returns whether there were open reports */
export async function settleFlags(tx: Db, postId: number, at: Date): Promise<boolean> {
  const rows = await tx
    .update(forumFlags)
    .set({ settled_at: at })
    .where(and(eq(forumFlags.post_id, postId), isNull(forumFlags.settled_at)))
    .returning({ user_id: forumFlags.user_id })
  return rows.length > 0
}

export async function listOpenFlags(db: Db, postIds: readonly number[]) {
  return db
    .select()
    .from(forumFlags)
    .where(and(inArray(forumFlags.post_id, [...postIds]), isNull(forumFlags.settled_at)))
    .orderBy(asc(forumFlags.created_at))
}

/** Subtracts a deleted member's likes from the counters; the rows are deleted with the account. */
export async function deleteLikes(tx: Db, userId: number): Promise<void> {
  await tx.execute(sql`update ${forumPosts} set likes = likes - 1
    where id in (select post_id from ${forumLikes} where user_id = ${userId})`)
}
