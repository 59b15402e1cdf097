import { and, asc, eq, isNull, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import type { Db } from '@/server/kernel/db/client'
import {
  forumCategories,
  forumPosts,
  forumThreads,
} from '@/server/kernel/db/schema/community/forum'
import { users } from '@/server/kernel/db/schema/accounts/users'
import type { Viewer } from './viewer'

export type CategoryRow = typeof forumCategories.$inferSelect
export type ThreadRow = typeof forumThreads.$inferSelect

const lastUsers = alias(users, 'last_users')

const publicColumns = (table: typeof users | typeof lastUsers) => ({
  public_id: table.public_id,
  user_name: table.user_name,
  avatar_version: table.avatar_version,
  has_forum_page: table.has_forum_page,
})

const listed = {
  thread: forumThreads,
  category: { slug: forumCategories.slug, title: forumCategories.title },
  author: publicColumns(users),
  last: publicColumns(lastUsers),
}

export type ListedRow = Awaited<ReturnType<typeof selectListed>>[number]

/** Deleted threads are never found, not even by members that can restore them. */
export const isThere = isNull(forumThreads.deleted_at)

/** Matches the threads that a viewer may find (spec §6); every query of threads must use it. */
export function visibleTo({ userId, isAdmin }: Viewer): SQL | undefined {
  if (isAdmin) return isThere
  // Deleted threads are also hidden, so public pages need only the index.
  const isPublic = isNull(forumThreads.hidden_at)
  return userId === null ? isPublic : or(isPublic, and(eq(forumThreads.user_id, userId), isThere))
}

export const isPublic = visibleTo({ userId: null, isAdmin: false })

export async function listCategories(db: Db): Promise<CategoryRow[]> {
  return db.select().from(forumCategories).orderBy(asc(forumCategories.position))
}

export async function findCategory(db: Db, slug: string): Promise<CategoryRow | undefined> {
  const [row] = await db.select().from(forumCategories).where(eq(forumCategories.slug, slug))
  return row
}

export function selectListed(db: Db) {
  return db
    .select(listed)
    .from(forumThreads)
    .innerJoin(forumCategories, eq(forumCategories.id, forumThreads.category_id))
    .leftJoin(users, eq(users.id, forumThreads.user_id))
    .leftJoin(lastUsers, eq(lastUsers.id, forumThreads.last_user_id))
}

export async function findThread(
  db: Db,
  id: number,
  viewer: Viewer,
): Promise<ListedRow | undefined> {
  const [row] = await selectListed(db).where(and(eq(forumThreads.id, id), visibleTo(viewer)))
  return row
}

/** Locks a thread, so that its posts are numbered sequentially. */
export async function lockThread(
  tx: Db,
  id: number,
  viewer: Viewer,
): Promise<ThreadRow | undefined> {
  const [row] = await tx
    .select()
    .from(forumThreads)
    .where(and(eq(forumThreads.id, id), visibleTo(viewer)))
    .for('update')
  return row
}

export async function insertThread(
  tx: Db,
  row: Omit<typeof forumThreads.$inferInsert, 'id'>,
): Promise<ThreadRow> {
  const [thread] = await tx.insert(forumThreads).values(row).returning()
  if (!thread) throw new Error('The thread was not written.')
  return thread
}

export async function updateThread(
  tx: Db,
  id: number,
  change: Partial<typeof forumThreads.$inferInsert>,
): Promise<void> {
  await tx.update(forumThreads).set(change).where(eq(forumThreads.id, id))
}

export async function countThread(tx: Db, categoryId: number, by: 1 | -1): Promise<void> {
  await tx
    .update(forumCategories)
    .set({ threads: sql`${forumCategories.threads} + ${by}` })
    .where(eq(forumCategories.id, categoryId))
}

export async function hasOtherAuthors(tx: Db, threadId: number, userId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: forumPosts.id })
    .from(forumPosts)
    .where(
      and(
        eq(forumPosts.thread_id, threadId),
        sql`${forumPosts.user_id} is distinct from ${userId}`,
      ),
    )
    .limit(1)
  return rows.length > 0
}
