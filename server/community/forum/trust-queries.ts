import { and, asc, count, desc, eq, gt, isNull, ne } from 'drizzle-orm'

import { TRUST_POSTS, type TrustLevel } from '@/domain/community/forum/forum-trust'
import type { Db } from '@/server/kernel/db/client'
import { forumPosts, forumThreads } from '@/server/kernel/db/schema/community/forum'
import { forumTrust } from '@/server/kernel/db/schema/community/forum-trust'

import { isThere } from './thread-queries'

export async function findTrust(tx: Db, userId: number): Promise<TrustLevel | undefined> {
  const rows = await tx
    .select({ level: forumTrust.level })
    .from(forumTrust)
    .where(eq(forumTrust.user_id, userId))
  return rows[0]?.level
}

export async function insertTrust(tx: Db, row: typeof forumTrust.$inferInsert): Promise<void> {
  await tx.insert(forumTrust).values(row).onConflictDoNothing()
}

export async function firstPosts(tx: Db, userId: number): Promise<Date[]> {
  const rows = await tx
    .select({ at: forumPosts.created_at })
    .from(forumPosts)
    .innerJoin(forumThreads, eq(forumThreads.id, forumPosts.thread_id))
    .where(
      and(
        eq(forumPosts.user_id, userId),
        isNull(forumPosts.deleted_at),
        isNull(forumPosts.hidden_at),
        isThere,
      ),
    )
    .orderBy(asc(forumPosts.created_at))
    .limit(TRUST_POSTS)
  return rows.map(({ at }) => at)
}

interface Recent {
  userId: number
  since: Date
  isThread: boolean
  limit: number
}

/** Lists the dates of a member’s latest threads or replies, newest first, including deleted ones. */
export async function recentPosts(tx: Db, { userId, since, isThread, limit }: Recent) {
  const rows = await tx
    .select({ at: forumPosts.created_at })
    .from(forumPosts)
    .where(
      and(
        eq(forumPosts.user_id, userId),
        gt(forumPosts.created_at, since),
        isThread ? eq(forumPosts.number, 1) : ne(forumPosts.number, 1),
      ),
    )
    .orderBy(desc(forumPosts.created_at))
    .limit(limit)
  return rows.map(({ at }) => at)
}

/** Counts a member's replies in a thread, including deleted ones. */
export async function repliesIn(tx: Db, threadId: number, userId: number): Promise<number> {
  const rows = await tx
    .select({ count: count() })
    .from(forumPosts)
    .where(
      and(
        eq(forumPosts.user_id, userId),
        eq(forumPosts.thread_id, threadId),
        ne(forumPosts.number, 1),
      ),
    )
  return rows[0]?.count ?? 0
}
