import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { users } from '@/server/kernel/db/schema/accounts/users'
import { forumFlags, forumPosts, forumThreads } from '@/server/kernel/db/schema/community/forum'
import { forumDeletions } from '@/server/kernel/db/schema/community/forum-deletions'
import { forumLegalReports } from '@/server/kernel/db/schema/community/forum-legal-reports'
import { forumLog } from '@/server/kernel/db/schema/community/forum-moderation'
import { mailOutbox } from '@/server/kernel/db/schema/system/mail'
import { EVER, listDueRows, type DueLimit } from '@/server/kernel/jobs/due-rows'

import { isThere } from './thread-queries'

export type LegalReportRow = typeof forumLegalReports.$inferSelect

const isOpen = isNull(forumLegalReports.decided_at)

/** Whether the text is gone for good; a deletion that can be undone doesn't count. */
const isPurged = and(
  isNotNull(forumPosts.deleted_at),
  sql`not exists (select from ${forumDeletions} where ${forumDeletions.post_id} = ${forumPosts}.id)`,
)

/** Finds a post regardless of who may see it: visibility may change while someone writes their report. */
export async function findReported(tx: Db, id: number) {
  const [row] = await tx
    .select({ number: forumPosts.number, thread: forumThreads })
    .from(forumPosts)
    .innerJoin(forumThreads, eq(forumThreads.id, forumPosts.thread_id))
    .where(and(eq(forumPosts.id, id), sql`${isPurged} is not true`))
  return row
}

/** @returns undefined for a repeated key */
export async function insertReport(tx: Db, row: Omit<typeof forumLegalReports.$inferInsert, 'id'>) {
  const [report] = await tx.insert(forumLegalReports).values(row).onConflictDoNothing().returning()
  return report
}

export async function findReportByKey(tx: Db, requestKey: string) {
  const [row] = await tx
    .select()
    .from(forumLegalReports)
    .where(eq(forumLegalReports.request_key, requestKey))
  return row
}

/** Locks a post and its thread's fields for a decision, deleted or not. */
export async function lockPost(tx: Db, id: number) {
  const [row] = await tx
    .select({ post: forumPosts, thread: forumThreads })
    .from(forumPosts)
    .innerJoin(forumThreads, eq(forumThreads.id, forumPosts.thread_id))
    .where(eq(forumPosts.id, id))
    .for('no key update', { of: forumPosts })
  return row
}

export async function hidePost(tx: Db, id: number, hiddenAt: Date | null): Promise<void> {
  await tx.update(forumPosts).set({ hidden_at: hiddenAt }).where(eq(forumPosts.id, id))
}

export async function listOpenReportsOf(tx: Db, postIds: readonly number[]) {
  return tx
    .select()
    .from(forumLegalReports)
    .where(and(inArray(forumLegalReports.post_id, [...postIds]), isOpen))
    .orderBy(asc(forumLegalReports.id))
}

const openReports = sql`select post_id, created_at from ${forumLegalReports}
  where decided_at is null and post_id is not null`
const openFlags = sql`select post_id, created_at from ${forumFlags} where settled_at is null`
const isReported = sql`${forumPosts.id} in (select post_id from (${openReports}) as reported)`
const isFlaggedAtAll = sql`${forumPosts.id} in (select post_id from (${openFlags}) as flagged)`
const isFlagged = and(isFlaggedAtAll, isNull(forumPosts.deleted_at), isThere)

/** Lists posts with open reports: first those reported as illegal, deleted or not, then by the oldest report. */
export async function listReportedPosts(db: Db, limit: number) {
  const oldest = sql`(select min(created_at) from (${openReports} union all ${openFlags}) as reports
    where reports.post_id = ${forumPosts}.id)`
  return db
    .select({
      post: forumPosts,
      thread: forumThreads,
      author: {
        public_id: users.public_id,
        user_name: users.user_name,
        avatar_version: users.avatar_version,
        has_forum_page: users.has_forum_page,
      },
    })
    .from(forumPosts)
    .innerJoin(forumThreads, eq(forumThreads.id, forumPosts.thread_id))
    .leftJoin(users, eq(users.id, forumPosts.user_id))
    .where(or(isReported, isFlagged))
    .orderBy(desc(isReported), oldest)
    .limit(limit)
}

/** How staff learned of a thread, by the open reports of its posts. */
export async function sourceOf(tx: Db, threadId: number): Promise<'notice' | 'flag' | 'own'> {
  const isOfThread = eq(forumPosts.thread_id, threadId)
  if (await tx.$count(forumPosts, and(isOfThread, isReported))) return 'notice'
  return (await tx.$count(forumPosts, and(isOfThread, isFlaggedAtAll))) ? 'flag' : 'own'
}

export async function countReportedPosts(db: Db): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(forumPosts)
    .innerJoin(forumThreads, eq(forumThreads.id, forumPosts.thread_id))
    .where(or(isReported, isFlagged))
  return row?.count ?? 0
}

/**
 * Resolves the reports that are still open.
 * @param decisionId null if there was none, because the text is gone
 */
export async function settleReports(
  tx: Db,
  ids: readonly number[],
  { at, decisionId }: { at: Date; decisionId: number | null },
): Promise<LegalReportRow[]> {
  return tx
    .update(forumLegalReports)
    .set({ decided_at: at, decision_id: decisionId })
    .where(and(inArray(forumLegalReports.id, [...ids]), isOpen))
    .returning()
}

export async function findReport(db: Db, id: number) {
  const [row] = await db
    .select({ report: forumLegalReports, decision: forumLog, by: users.user_name })
    .from(forumLegalReports)
    .leftJoin(forumLog, eq(forumLog.id, forumLegalReports.decision_id))
    .leftJoin(users, eq(users.id, forumLog.actor_id))
    .where(eq(forumLegalReports.id, id))
  return row
}

const isGone = sql`(${forumLegalReports.post_id} is null
  or exists (select from ${forumPosts} where ${forumPosts.id} = ${forumLegalReports}.post_id and ${isPurged}))`

export function listGoneReports(db: Db, due: DueLimit) {
  const where = and(isOpen, isGone)
  return listDueRows(
    db,
    { work: 'forum-purge/reports', id: forumLegalReports.id, at: EVER, where },
    due,
  )
}

const NOTHING = { name: '', email: '', explanation: '', user_id: null }

export async function eraseReporters(db: Db, before: Date): Promise<void> {
  const erased = await db
    .update(forumLegalReports)
    .set(NOTHING)
    .where(
      and(lt(forumLegalReports.decided_at, before), sql`${forumLegalReports.explanation} <> ''`),
    )
    .returning({ id: forumLegalReports.id })
  const kinds = erased.flatMap(({ id }) => [receiptKind(id), decisionKind(id)])
  if (kinds.length > 0) await db.delete(mailOutbox).where(inArray(mailOutbox.kind, kinds))
}

export const receiptKind = (id: number) => `legal_report_receipt_${id}`
export const decisionKind = (id: number) => `legal_report_decision_${id}`

/** Erases who reported it, not what: the report still needs a decision. */
export async function eraseReportsOf(tx: Db, userId: number): Promise<void> {
  await tx
    .update(forumLegalReports)
    .set({ name: '', email: '' })
    .where(eq(forumLegalReports.user_id, userId))
}
