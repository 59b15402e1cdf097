import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'

import { FORUM_PAGE_SIZE } from '@/domain/community/forum/forum'
import type { Db } from '@/server/kernel/db/client'
import { forumCategories, forumThreads } from '@/server/kernel/db/schema/community/forum'

import { taggedIds } from './tag-queries'
import { isPublic, isThere, selectListed, type ListedRow } from './thread-queries'
import type { Viewer } from './viewer'

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
  tag: string | null
  page: number
  found: number
}

/** Lists threads by ids from the index, counted from the nearer end, so deep pages cost little. */
export async function listThreads(db: Db, of: Page): Promise<ListedRow[]> {
  const { tag, page, found } = of
  const start = (page - 1) * FORUM_PAGE_SIZE
  const size = Math.min(FORUM_PAGE_SIZE, found - start)
  if (size <= 0) return []
  const isNear = start <= found / 2
  const part = { size, offset: isNear ? start : found - start - size, isNear }
  const shown = tag === null ? idsOf(db, { ...of, ...part }) : taggedIds(db, { tag, ...part })
  return selectListed(db)
    .innerJoin(shown, eq(shown.id, forumThreads.id))
    .where(isPublic)
    .orderBy(...newestFirst)
}

type Part = Page & { size: number; offset: number; isNear: boolean }

function idsOf(db: Db, { categoryId, size, offset, isNear }: Part) {
  return db
    .select({ id: forumThreads.id })
    .from(forumThreads)
    .where(
      and(isPublic, categoryId === null ? undefined : eq(forumThreads.category_id, categoryId)),
    )
    .orderBy(...(isNear ? newestFirst : oldestFirst))
    .limit(size)
    .offset(offset)
    .as('shown')
}

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

export async function listHidden(db: Db, { userId, isAdmin }: Viewer) {
  const isMine = isAdmin ? undefined : eq(forumThreads.user_id, userId ?? 0)
  return selectListed(db)
    .where(and(isNotNull(forumThreads.hidden_at), isThere, isMine))
    .orderBy(desc(forumThreads.hidden_at))
    .limit(100)
}

export async function listThreadAddresses(db: Db, limit: number) {
  return db
    .select({ id: forumThreads.id, slug: forumThreads.slug, at: forumThreads.last_post_at })
    .from(forumThreads)
    .where(isPublic)
    .orderBy(desc(forumThreads.last_post_at))
    .limit(limit)
}
