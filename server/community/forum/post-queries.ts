import { and, asc, between, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import { FORUM_PAGE_SIZE } from '@/domain/community/forum/forum'
import type { Db } from '@/server/kernel/db/client'
import { forumLikes, forumPosts, forumThreads } from '@/server/kernel/db/schema/community/forum'
import { forumDeletions } from '@/server/kernel/db/schema/community/forum-deletions'
import { users } from '@/server/kernel/db/schema/accounts/users'

import { visibleTo } from './thread-queries'
import type { Viewer } from './viewer'

export type PostRow = typeof forumPosts.$inferSelect

const quoted = alias(forumPosts, 'quoted')
const quotedUsers = alias(users, 'quoted_users')

const shown = {
  post: forumPosts,
  author: {
    public_id: users.public_id,
    email: users.email,
    user_name: users.user_name,
    avatar_version: users.avatar_version,
    has_forum_page: users.has_forum_page,
  },
  quoted: {
    number: quoted.number,
    hidden_at: quoted.hidden_at,
    deleted_at: quoted.deleted_at,
  },
  quoted_name: quotedUsers.user_name,
  deletion: { user_id: forumDeletions.user_id, purge_at: forumDeletions.purge_at },
}

export type PostListRow = Awaited<ReturnType<typeof listPosts>>[number]

/** Lists a page of a thread by post numbers, so that deep pages cost no more than the first. */
export async function listPosts(
  db: Db,
  threadId: number,
  { page, userId }: { page: number; userId: number | null },
) {
  const first = (page - 1) * FORUM_PAGE_SIZE + 1
  const isLiked = sql<boolean>`exists (select from ${forumLikes}
    where ${forumLikes.post_id} = ${forumPosts}.id and ${forumLikes.user_id} = ${userId ?? 0})`
  return db
    .select({ ...shown, isLiked })
    .from(forumPosts)
    .leftJoin(users, eq(users.id, forumPosts.user_id))
    .leftJoin(quoted, eq(quoted.id, forumPosts.quoted_id))
    .leftJoin(quotedUsers, eq(quotedUsers.id, quoted.user_id))
    .leftJoin(forumDeletions, eq(forumDeletions.post_id, forumPosts.id))
    .where(
      and(
        eq(forumPosts.thread_id, threadId),
        between(forumPosts.number, first, first + FORUM_PAGE_SIZE - 1),
      ),
    )
    .orderBy(asc(forumPosts.number))
}

export async function findPost(db: Db, id: number, viewer: Viewer) {
  const [row] = await db
    .select({ post: forumPosts, thread: forumThreads })
    .from(forumPosts)
    .innerJoin(forumThreads, eq(forumThreads.id, forumPosts.thread_id))
    .where(
      and(
        eq(forumPosts.id, id),
        isNull(forumPosts.deleted_at),
        visibleTo(viewer),
        viewer.isAdmin
          ? undefined
          : sql`(${forumPosts.hidden_at} is null or ${forumPosts.user_id} = ${viewer.userId ?? 0})`,
      ),
    )
  return row
}

export async function hasPost(tx: Db, threadId: number, number: number): Promise<boolean> {
  const rows = await tx
    .select({ id: forumPosts.id })
    .from(forumPosts)
    .where(
      and(
        eq(forumPosts.thread_id, threadId),
        eq(forumPosts.number, number),
        isNull(forumPosts.deleted_at),
        isNull(forumPosts.hidden_at),
      ),
    )
  return rows.length > 0
}

/** Locks a member's row, so that a member writes one post at a time. */
export async function lockAuthor(tx: Db, userId: number) {
  const [row] = await tx
    .select({ email_verified_at: users.email_verified_at })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  return row
}

export async function findByRequest(tx: Db, userId: number, requestKey: string) {
  const [row] = await tx
    .select({ number: forumPosts.number, thread_id: forumThreads.id, slug: forumThreads.slug })
    .from(forumPosts)
    .innerJoin(forumThreads, eq(forumThreads.id, forumPosts.thread_id))
    .where(and(eq(forumPosts.user_id, userId), eq(forumPosts.request_key, requestKey)))
  return row
}

export async function hasWritten(
  tx: Db,
  { userId, source, since }: { userId: number; source: string; since: Date },
): Promise<boolean> {
  const rows = await tx
    .select({ id: forumPosts.id })
    .from(forumPosts)
    .where(
      and(
        eq(forumPosts.user_id, userId),
        gt(forumPosts.created_at, since),
        eq(forumPosts.source, source),
        isNull(forumPosts.deleted_at),
      ),
    )
    .limit(1)
  return rows.length > 0
}

export async function insertPost(
  tx: Db,
  row: Omit<typeof forumPosts.$inferInsert, 'id'>,
): Promise<number> {
  const [post] = await tx.insert(forumPosts).values(row).returning({ id: forumPosts.id })
  if (!post) throw new Error('The post was not written.')
  return post.id
}

/** Updates a post unless it was deleted concurrently, so that its text doesn't come back. */
export async function updatePost(
  tx: Db,
  id: number,
  change: Partial<typeof forumPosts.$inferInsert>,
): Promise<boolean> {
  const rows = await tx
    .update(forumPosts)
    .set(change)
    .where(and(eq(forumPosts.id, id), isNull(forumPosts.deleted_at)))
    .returning({ id: forumPosts.id })
  return rows.length > 0
}

export async function deleteRequestKeys(tx: Db, userId: number): Promise<void> {
  await tx
    .update(forumPosts)
    .set({ request_key: null })
    .where(and(eq(forumPosts.user_id, userId), isNotNull(forumPosts.request_key)))
}
