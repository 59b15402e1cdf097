import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'

import { DEFAULT_DIGEST, type DigestLevel } from '@/domain/community/forum/forum-digest'
import type { Db } from '@/server/kernel/db/client'
import { forumPosts, forumThreads } from '@/server/kernel/db/schema/community/forum'
import { forumDigests, forumNotices } from '@/server/kernel/db/schema/community/forum-notices'
import { users } from '@/server/kernel/db/schema/accounts/users'
import { EVER, listDueRows, type DueLimit } from '@/server/kernel/jobs/due-rows'

import { readable, samePost } from './notice-queries'

export async function digestLevelOf(db: Db, userId: number): Promise<DigestLevel> {
  const [row] = await db
    .select({ level: forumDigests.level })
    .from(forumDigests)
    .where(eq(forumDigests.user_id, userId))
  return row?.level ?? DEFAULT_DIGEST
}

export async function setDigestLevel(db: Db, userId: number, level: DigestLevel): Promise<void> {
  const change = { level, ended_level: null }
  await db
    .insert(forumDigests)
    .values({ user_id: userId, ...change })
    .onConflictDoUpdate({ target: forumDigests.user_id, set: change })
}

/** Ends a member's digests. Idempotent: a second click keeps the former level. */
export async function endDigests(db: Db, userId: number): Promise<void> {
  const before = sql`case when ${forumDigests.level} = 'never' then ${forumDigests.ended_level} else ${forumDigests.level} end`
  await db
    .insert(forumDigests)
    .values({ user_id: userId, level: 'never', ended_level: DEFAULT_DIGEST })
    .onConflictDoUpdate({
      target: forumDigests.user_id,
      set: { level: 'never', ended_level: before },
    })
}

/** Restores the level that a link ended, unless the member has chosen one since. */
export async function resumeDigests(db: Db, userId: number): Promise<DigestLevel> {
  await db
    .update(forumDigests)
    .set({ level: sql`${forumDigests.ended_level}`, ended_level: null })
    .where(and(eq(forumDigests.user_id, userId), isNotNull(forumDigests.ended_level)))
  return digestLevelOf(db, userId)
}

export async function userOfPublicId(db: Db, publicId: string): Promise<number | null> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.public_id, publicId))
  return row?.id ?? null
}

interface DueDigestQuery {
  level: Exclude<DigestLevel, 'never'>
  moment: Date
  since: Date
}

export async function listDueDigests(
  db: Db,
  { level, moment, since }: DueDigestQuery,
  due: DueLimit,
) {
  const { user_id, read_at, created_at } = forumNotices
  const waiting = db
    .selectDistinct({ userId: user_id })
    .from(forumNotices)
    .innerJoin(users, eq(users.id, user_id))
    .leftJoin(forumDigests, eq(forumDigests.user_id, user_id))
    .where(
      and(
        isNull(read_at),
        gt(created_at, since),
        lte(created_at, moment),
        isNotNull(users.email_verified_at),
        isNull(users.disabled_at),
        gt(forumNotices.id, sql`coalesce(${forumDigests.up_to}, 0)`),
        sql`coalesce(${forumDigests.level}, ${DEFAULT_DIGEST}) = ${level}`,
        or(isNull(forumDigests.made_for), lt(forumDigests.made_for, moment)),
      ),
    )
  const { id } = users
  return listDueRows(db, { work: DIGESTS[level], id, at: EVER, where: inArray(id, waiting) }, due)
}

/** Work names for failures and backoff per member. */
export const DIGESTS = { daily: 'forum-digest/daily', weekly: 'forum-digest/weekly' } as const

/** Claims a member's digest for one process; returns the newest notification of the last digest. */
export async function claimDigest(
  tx: Db,
  { userId, moment }: { userId: number; moment: Date },
): Promise<{ upTo: number } | undefined> {
  await tx.insert(forumDigests).values({ user_id: userId }).onConflictDoNothing()
  const [row] = await tx
    .update(forumDigests)
    .set({ made_for: moment })
    .where(
      and(
        eq(forumDigests.user_id, userId),
        ne(forumDigests.level, 'never'),
        or(isNull(forumDigests.made_for), lt(forumDigests.made_for, moment)),
      ),
    )
    .returning({ upTo: forumDigests.up_to })
  return row
}

export async function moveDigest(tx: Db, userId: number, upTo: number): Promise<void> {
  await tx.update(forumDigests).set({ up_to: upTo }).where(eq(forumDigests.user_id, userId))
}

interface NewsQuery {
  userId: number
  upTo: number
  since: Date
  moment: Date
}

/** Lists a digest's notifications, newest first, only from public posts that the member can read. */
export async function listNews(tx: Db, { userId, upTo, since, moment }: NewsQuery) {
  return tx
    .select({
      id: forumNotices.id,
      kind: forumNotices.kind,
      title: forumThreads.title,
      actor: users.user_name,
    })
    .from(forumNotices)
    .innerJoin(forumThreads, eq(forumThreads.id, forumNotices.thread_id))
    .innerJoin(forumPosts, samePost)
    .leftJoin(users, eq(users.id, forumNotices.actor_id))
    .where(
      and(
        readable({ userId, isAdmin: false }),
        isNull(forumNotices.read_at),
        gt(forumNotices.id, upTo),
        gt(forumNotices.created_at, since),
        lte(forumNotices.created_at, moment),
      ),
    )
    .orderBy(desc(forumNotices.id))
}
