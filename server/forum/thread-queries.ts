import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import { FORUM_PAGE_SIZE } from '@/domain/forum'

import type { Db } from '../db/client'
import { forumCategories, forumPosts, forumThreads } from '../db/schema/forum'
import { users } from '../db/schema/users'
import type { Viewer } from './viewer'

export type CategoryRow = typeof forumCategories.$inferSelect
export type ThreadRow = typeof forumThreads.$inferSelect

const lastUsers = alias(users, 'last_users')

/** What others may know of a member. */
const known = (table: typeof users | typeof lastUsers) => ({
  public_id: table.public_id,
  user_name: table.user_name,
  avatar_version: table.avatar_version,
})

const listed = {
  thread: forumThreads,
  category: { slug: forumCategories.slug, title: forumCategories.title },
  author: known(users),
  last: known(lastUsers),
}

export type ListedRow = Awaited<ReturnType<typeof listHidden>>[number]

/** The only rule about who finds a thread (spec §6): every query that names threads has it. */
export function visibleTo({ userId, isAdmin }: Viewer): SQL | undefined {
  if (isAdmin) return undefined
  const isPublic = isNull(forumThreads.hidden_at)
  return userId === null ? isPublic : or(isPublic, eq(forumThreads.user_id, userId))
}

const isPublic = visibleTo({ userId: null, isAdmin: false })

export async function listCategories(db: Db): Promise<CategoryRow[]> {
  return db.select().from(forumCategories).orderBy(asc(forumCategories.position))
}

export async function findCategory(db: Db, slug: string): Promise<CategoryRow | undefined> {
  const [row] = await db.select().from(forumCategories).where(eq(forumCategories.slug, slug))
  return row
}

function selectListed(db: Db) {
  return db
    .select(listed)
    .from(forumThreads)
    .innerJoin(forumCategories, eq(forumCategories.id, forumThreads.category_id))
    .leftJoin(users, eq(users.id, forumThreads.user_id))
    .leftJoin(lastUsers, eq(lastUsers.id, forumThreads.last_user_id))
}

const newestFirst = [
  desc(forumThreads.is_pinned),
  desc(forumThreads.last_post_at),
  desc(forumThreads.id),
]
const oldestFirst = [
  asc(forumThreads.is_pinned),
  asc(forumThreads.last_post_at),
  asc(forumThreads.id),
]

interface Page {
  categoryId: number | null
  page: number
  /** How many threads there are. */
  found: number
}

/**
 * One page of the public threads. Ids come from the index alone, counted from the nearer end, so that a page in the
 * middle of a hundred thousand threads costs little; rows are fetched for those that are shown.
 */
export async function listThreads(db: Db, { categoryId, page, found }: Page): Promise<ListedRow[]> {
  const start = (page - 1) * FORUM_PAGE_SIZE
  const size = Math.min(FORUM_PAGE_SIZE, found - start)
  if (size <= 0) return []
  const isNear = start <= found / 2
  const shown = db
    .select({ id: forumThreads.id })
    .from(forumThreads)
    .where(
      and(isPublic, categoryId === null ? undefined : eq(forumThreads.category_id, categoryId)),
    )
    .orderBy(...(isNear ? newestFirst : oldestFirst))
    .limit(size)
    .offset(isNear ? start : found - start - size)
    .as('shown')
  return selectListed(db)
    .innerJoin(shown, eq(shown.id, forumThreads.id))
    .orderBy(...newestFirst)
}

/** The latest public threads of the whole forum, pinned or not: each kind by its end of the index. */
export async function listLatest(db: Db, limit: number): Promise<ListedRow[]> {
  const latest = (isPinned: boolean) =>
    selectListed(db)
      .where(and(isPublic, eq(forumThreads.is_pinned, isPinned)))
      .orderBy(desc(forumThreads.last_post_at), desc(forumThreads.id))
      .limit(limit)
  const both = await Promise.all([latest(false), latest(true)])
  return both
    .flat()
    .sort((a, b) => b.thread.last_post_at.getTime() - a.thread.last_post_at.getTime())
    .slice(0, limit)
}

/** The latest public threads of each category, pinned or not, the newest of them last. */
export async function listLatestOfCategories(db: Db): Promise<ListedRow[]> {
  const latest = (isPinned: boolean) =>
    sql<number | null>`(select t.id from ${forumThreads} t
      where t.category_id = ${forumCategories}.id and t.hidden_at is null
        and t.is_pinned = ${isPinned}
      order by t.last_post_at desc, t.id desc limit 1)`.mapWith(Number)
  const rows = await db.select({ open: latest(false), pinned: latest(true) }).from(forumCategories)
  const ids = rows.flatMap(({ open, pinned }) => [open, pinned]).filter((id) => id !== null)
  if (ids.length === 0) return []
  return selectListed(db)
    .where(and(isPublic, inArray(forumThreads.id, ids)))
    .orderBy(asc(forumThreads.last_post_at))
}

/** What only the caller sees: his own, or all of them for administrators. */
export async function listHidden(db: Db, { userId, isAdmin }: Viewer) {
  const isMine = isAdmin ? undefined : eq(forumThreads.user_id, userId ?? 0)
  return selectListed(db)
    .where(and(isNotNull(forumThreads.hidden_at), isMine))
    .orderBy(desc(forumThreads.hidden_at))
    .limit(100)
}

export async function findThread(
  db: Db,
  id: number,
  viewer: Viewer,
): Promise<ListedRow | undefined> {
  const [row] = await selectListed(db).where(and(eq(forumThreads.id, id), visibleTo(viewer)))
  return row
}

/** Locks a thread, so that its posts are numbered one after the other. */
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

export async function deleteThread(tx: Db, id: number): Promise<void> {
  await tx.delete(forumThreads).where(eq(forumThreads.id, id))
}

/** Moves the number of public threads of a category. */
export async function countThread(tx: Db, categoryId: number, by: 1 | -1): Promise<void> {
  await tx
    .update(forumCategories)
    .set({ threads: sql`${forumCategories.threads} + ${by}` })
    .where(eq(forumCategories.id, categoryId))
}

/** Whether anybody but this member has written in a thread. */
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

/** Addresses of every public thread, for the sitemap; latest first. */
export async function listThreadAddresses(db: Db, limit: number) {
  return db
    .select({ id: forumThreads.id, slug: forumThreads.slug, at: forumThreads.last_post_at })
    .from(forumThreads)
    .where(isPublic)
    .orderBy(desc(forumThreads.last_post_at))
    .limit(limit)
}
