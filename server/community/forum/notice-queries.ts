import { and, desc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'

import {
  MOST_UNREAD,
  NOTICES_PAGE,
  type NoticeKind,
  type WatchLevel,
} from '@/domain/community/forum/forum-notices'
import type { Db } from '@/server/kernel/db/client'
import { forumPosts, forumThreads } from '@/server/kernel/db/schema/community/forum'
import { forumNotices, forumWatches } from '@/server/kernel/db/schema/community/forum-notices'
import { formerNames, users } from '@/server/kernel/db/schema/accounts/users'

import { visibleTo } from './thread-queries'
import type { Author } from './viewer'

export async function findMembers(tx: Db, names: string[]): Promise<Map<string, number>> {
  if (names.length === 0) return new Map()
  const name = sql<string>`lower(${users.user_name})`
  const present = tx.select({ id: users.id, name }).from(users).where(inArray(name, names))
  const former = tx
    .select({ id: formerNames.user_id, name: formerNames.name_key })
    .from(formerNames)
    .where(inArray(formerNames.name_key, names))
  const rows = await former.unionAll(present)
  return new Map(rows.map((row) => [row.name, row.id]))
}

export async function listWatches(tx: Db, threadId: number) {
  return tx
    .select({ userId: forumWatches.user_id, level: forumWatches.level })
    .from(forumWatches)
    .where(
      and(eq(forumWatches.thread_id, threadId), inArray(forumWatches.level, ['watching', 'muted'])),
    )
}

export async function authorOfPost(tx: Db, id: number): Promise<number | null> {
  const rows = await tx
    .select({ userId: forumPosts.user_id })
    .from(forumPosts)
    .where(eq(forumPosts.id, id))
  return rows[0]?.userId ?? null
}

export async function authorOfNumber(tx: Db, threadId: number, number: number) {
  const at = and(eq(forumPosts.thread_id, threadId), eq(forumPosts.number, number))
  const rows = await tx.select({ userId: forumPosts.user_id }).from(forumPosts).where(at)
  return rows[0]?.userId ?? null
}

interface NewNotice {
  user_id: number
  kind: NoticeKind
  thread_id: number
  number: number
  actor_id: number
  created_at: Date
}

/** Inserts new notifications. @returns ids of the notified members */
export async function insertNotices(tx: Db, rows: NewNotice[]): Promise<number[]> {
  if (rows.length === 0) return []
  const written = await tx
    .insert(forumNotices)
    .values(rows)
    .onConflictDoNothing()
    .returning({ userId: forumNotices.user_id })
  return written.map(({ userId }) => userId)
}

export async function setWatch(
  tx: Db,
  { threadId, userId, level }: { threadId: number; userId: number; level: WatchLevel },
): Promise<void> {
  await tx
    .insert(forumWatches)
    .values({ thread_id: threadId, user_id: userId, level })
    .onConflictDoUpdate({ target: [forumWatches.thread_id, forumWatches.user_id], set: { level } })
}

export async function watchOf(db: Db, threadId: number, userId: number): Promise<WatchLevel> {
  const [row] = await db
    .select({ level: forumWatches.level })
    .from(forumWatches)
    .where(and(eq(forumWatches.thread_id, threadId), eq(forumWatches.user_id, userId)))
  return row?.level ?? 'normal'
}

/** Matches notifications whose thread and post the member can read now; hidden ones may reappear. */
export function readable(reader: Author) {
  return and(
    eq(forumNotices.user_id, reader.userId),
    visibleTo(reader),
    isNull(forumPosts.deleted_at),
    reader.isAdmin
      ? undefined
      : or(isNull(forumPosts.hidden_at), eq(forumPosts.user_id, reader.userId)),
  )
}

export const samePost = and(
  eq(forumPosts.thread_id, forumNotices.thread_id),
  eq(forumPosts.number, forumNotices.number),
)

export async function listNotices(db: Db, reader: Author, before: number | null) {
  return db
    .select({
      notice: forumNotices,
      thread: { id: forumThreads.id, slug: forumThreads.slug, title: forumThreads.title },
      actor: {
        public_id: users.public_id,
        user_name: users.user_name,
        avatar_version: users.avatar_version,
        has_forum_page: users.has_forum_page,
      },
    })
    .from(forumNotices)
    .innerJoin(forumThreads, eq(forumThreads.id, forumNotices.thread_id))
    .innerJoin(forumPosts, samePost)
    .leftJoin(users, eq(users.id, forumNotices.actor_id))
    .where(and(readable(reader), before === null ? undefined : lt(forumNotices.id, before)))
    .orderBy(desc(forumNotices.id))
    .limit(NOTICES_PAGE + 1)
}

/** Counts unread notifications, up to `MOST_UNREAD`. */
export async function countUnread(db: Db, reader: Author): Promise<number> {
  const rows = await db
    .select({ id: forumNotices.id })
    .from(forumNotices)
    .innerJoin(forumThreads, eq(forumThreads.id, forumNotices.thread_id))
    .innerJoin(forumPosts, samePost)
    .where(and(readable(reader), isNull(forumNotices.read_at)))
    .limit(MOST_UNREAD)
  return rows.length
}

/** Marks notifications up to the newest shown one as read; later ones stay unread. */
export async function markRead(
  db: Db,
  { userId, upTo, at }: { userId: number; upTo: number; at: Date },
): Promise<void> {
  await db
    .update(forumNotices)
    .set({ read_at: at })
    .where(
      and(
        eq(forumNotices.user_id, userId),
        isNull(forumNotices.read_at),
        lte(forumNotices.id, upTo),
      ),
    )
}
