import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import { FORUM_LOG_PAGE } from '@/domain/community/forum/forum-moderation'
import type { Db } from '@/server/kernel/db/client'
import { forumThreads } from '@/server/kernel/db/schema/community/forum'
import { forumLegalReports } from '@/server/kernel/db/schema/community/forum-legal-reports'
import { forumLog, forumSilences } from '@/server/kernel/db/schema/community/forum-moderation'
import { users } from '@/server/kernel/db/schema/accounts/users'

import { isThere } from './thread-queries'

const actors = alias(users, 'actors')
const publicColumns = (table: typeof users | typeof actors) => ({
  public_id: table.public_id,
  user_name: table.user_name,
  avatar_version: table.avatar_version,
  has_forum_page: table.has_forum_page,
})

export async function insertRecord(
  tx: Db,
  row: Omit<typeof forumLog.$inferInsert, 'id'>,
): Promise<number> {
  const [record] = await tx.insert(forumLog).values(row).returning({ id: forumLog.id })
  if (!record) throw new Error('The record was not written.')
  return record.id
}

export async function listLog(
  db: Db,
  { thread, before }: { thread: number | null; before: number | null },
) {
  return db
    .select({
      record: forumLog,
      actor: publicColumns(actors),
      member: publicColumns(users),
      thread: { id: forumThreads.id, slug: forumThreads.slug, title: forumThreads.title },
      legal_reports: sql<
        number[]
      >`array(select ${forumLegalReports.id}::int from ${forumLegalReports}
        where ${forumLegalReports.decision_id} = ${forumLog}.id order by 1)`,
    })
    .from(forumLog)
    .leftJoin(actors, eq(actors.id, forumLog.actor_id))
    .leftJoin(users, eq(users.id, forumLog.member_id))
    .leftJoin(forumThreads, and(eq(forumThreads.id, forumLog.thread_id), isThere))
    .where(
      and(
        thread === null ? undefined : eq(forumLog.thread_id, thread),
        before === null ? undefined : lt(forumLog.id, before),
      ),
    )
    .orderBy(desc(forumLog.id))
    .limit(FORUM_LOG_PAGE + 1)
}

const isInForce = (at: Date) => or(isNull(forumSilences.until), gt(forumSilences.until, at))

export async function findSilence(db: Db, userId: number, at: Date) {
  const [row] = await db
    .select()
    .from(forumSilences)
    .where(and(eq(forumSilences.user_id, userId), isInForce(at)))
  return row
}

/** @param member public id, for this member's silence only */
export async function listSilences(db: Db, at: Date, member?: string) {
  return db
    .select({ silence: forumSilences, member: publicColumns(users) })
    .from(forumSilences)
    .innerJoin(users, eq(users.id, forumSilences.user_id))
    .where(and(isInForce(at), member === undefined ? undefined : eq(users.public_id, member)))
    .orderBy(desc(forumSilences.created_at))
    .limit(200)
}

export async function upsertSilence(tx: Db, row: typeof forumSilences.$inferInsert): Promise<void> {
  const { until, reason, created_at } = row
  await tx
    .insert(forumSilences)
    .values(row)
    .onConflictDoUpdate({ target: forumSilences.user_id, set: { until, reason, created_at } })
}

export async function deleteSilence(tx: Db, userId: number): Promise<void> {
  await tx.delete(forumSilences).where(eq(forumSilences.user_id, userId))
}

/** Locks a member's row, so that they can't post while being silenced. */
export async function lockMember(tx: Db, publicId: string) {
  const [row] = await tx
    .select({ id: users.id, is_admin: users.is_admin })
    .from(users)
    .where(eq(users.public_id, publicId))
    .for('no key update')
  return row
}
