import { and, desc, eq, exists, gt, isNull, max, ne, notInArray, sql, type SQL } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { forumPosts, forumThreads } from '@/server/kernel/db/schema/community/forum'
import { users } from '@/server/kernel/db/schema/accounts/users'

import { isPublic } from './thread-queries'

interface MemberSearchQuery {
  start: string
  userId: number
  limit: number
}

const publicColumns = {
  id: users.id,
  public_id: users.public_id,
  user_name: users.user_name,
  avatar_version: users.avatar_version,
  has_forum_page: users.has_forum_page,
}

const name = sql`lower(${users.user_name})`

function nameStartsWith(start: string): SQL {
  const pattern = `${start.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return sql`${name} like ${pattern}`
}

const isShown = and(isNull(forumPosts.deleted_at), isNull(forumPosts.hidden_at))

/** Number of latest posts to search, so that the cost doesn't grow with the thread. */
const LATEST_POSTS = 200

export async function findParticipants(
  db: Db,
  { id, posts }: { id: number; posts: number },
  { start, userId, limit }: MemberSearchQuery,
) {
  return db
    .select(publicColumns)
    .from(forumPosts)
    .innerJoin(users, eq(users.id, forumPosts.user_id))
    .where(
      and(
        eq(forumPosts.thread_id, id),
        gt(forumPosts.number, posts - LATEST_POSTS),
        isShown,
        ne(users.id, userId),
        nameStartsWith(start),
      ),
    )
    .groupBy(users.id)
    .orderBy(desc(max(forumPosts.number)))
    .limit(limit)
}

export async function findWriters(
  db: Db,
  { start, userId, limit }: MemberSearchQuery,
  without: readonly number[],
) {
  const post = db
    .select({ id: forumPosts.id })
    .from(forumPosts)
    .innerJoin(forumThreads, eq(forumThreads.id, forumPosts.thread_id))
    .where(and(eq(forumPosts.user_id, users.id), isShown, isPublic))
  return db
    .select(publicColumns)
    .from(users)
    .where(and(nameStartsWith(start), notInArray(users.id, [userId, ...without]), exists(post)))
    .orderBy(name)
    .limit(limit)
}

export async function findEmailOf(db: Db, userId: number): Promise<string | undefined> {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  return row?.email
}
