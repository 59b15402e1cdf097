import { and, asc, count, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'

import { issueFigures, type DeliveryState } from '@/domain/office/newsletter/issue'
import { authorName } from '@/server/kernel/db/author'
import type { Db } from '@/server/kernel/db/client'
import {
  mailSuppressions,
  newsletterDeliveries as deliveries,
  newsletterIssues as issues,
} from '@/server/kernel/db/schema/community/issues'
import { newsletterSubscriptions as subscriptions } from '@/server/kernel/db/schema/community/newsletter'
import { users } from '@/server/kernel/db/schema/accounts/users'
import { listDueRows } from '@/server/kernel/jobs/due-rows'

import { countRows, pageAt, type PageCursors } from '@/server/kernel/db/keyset'

export type IssueRow = typeof issues.$inferSelect
export type ListedIssue = Awaited<ReturnType<typeof selectIssues>>[number]

const BY = sql<string | null>`nullif(${authorName(issues.id)}, '')`

function selectIssues(db: Db) {
  return db
    .select({ issue: issues, by: BY, number: sql<string>`${issues.id}::text` })
    .from(issues)
    .leftJoin(users, eq(users.id, issues.changed_by))
    .$dynamic()
}

export async function listIssues(db: Db, marks: PageCursors) {
  const { id } = issues
  const page = pageAt({ id, isNewestFirst: true }, marks)
  const rows = await selectIssues(db).where(page.where).orderBy(page.orderBy).limit(page.limit)
  const range = await page.range(rows, (ahead, limit) =>
    countRows(db, db.select({ id }).from(issues).where(ahead).limit(limit).as('matching')),
  )
  return { ...page.cut(rows), range }
}

export async function findIssue(db: Db, id: number): Promise<ListedIssue | undefined> {
  const [row] = await selectIssues(db).where(eq(issues.id, id))
  return row
}

export async function lockIssue(tx: Db, id: number): Promise<IssueRow | undefined> {
  const [row] = await tx.select().from(issues).where(eq(issues.id, id)).for('update')
  return row
}

export async function insertIssue(tx: Db, row: typeof issues.$inferInsert): Promise<number> {
  const [written] = await tx.insert(issues).values(row).returning({ id: issues.id })
  return written?.id ?? 0
}

export async function updateIssue(
  tx: Db,
  id: number,
  change: Partial<typeof issues.$inferInsert>,
): Promise<void> {
  await tx.update(issues).set(change).where(eq(issues.id, id))
}

export async function deleteIssue(tx: Db, id: number): Promise<void> {
  await tx.delete(issues).where(eq(issues.id, id))
}

export function listDueIssues(db: Db, now: Date, limit: number): Promise<{ id: number }[]> {
  const isFree = or(isNull(issues.leased_until), lte(issues.leased_until, now))
  const isPlanned = and(eq(issues.state, 'planned'), lte(issues.send_at, now))
  const where = or(isPlanned, and(eq(issues.state, 'sending'), isFree))
  const at = sql`coalesce(${issues.leased_until}, ${issues.send_at}, ${now.toISOString()}::timestamptz)`
  return listDueRows(db, { work: 'newsletter', id: issues.id, at, where }, { now, limit })
}

export async function countDeliveries(db: Db, issue: number) {
  const rows = await db
    .select({ state: deliveries.state, count: count() })
    .from(deliveries)
    .where(eq(deliveries.issue_id, issue))
    .groupBy(deliveries.state)
  const counts: Partial<Record<DeliveryState, number>> = {}
  for (const row of rows) counts[row.state] = row.count
  return issueFigures(counts)
}

const NOTHING = { bounced: 0, complained: 0, unsubscribed: 0 }

/** Counts bounces, complaints, and subscriptions that ended after the issue was sent, per issue. */
export async function listEchoes(db: Db, ids: readonly number[]) {
  const of = new Map<number, typeof NOTHING>()
  if (ids.length === 0) return of
  const { issue_id, cause } = mailSuppressions
  const hasLeft = and(eq(deliveries.state, 'sent'), isNull(deliveries.subscription_id))
  const [caused, left] = await Promise.all([
    db
      .select({ issue: issue_id, cause, count: count() })
      .from(mailSuppressions)
      .where(inArray(issue_id, [...ids]))
      .groupBy(issue_id, cause),
    db
      .select({ issue: deliveries.issue_id, count: count() })
      .from(deliveries)
      .where(and(inArray(deliveries.issue_id, [...ids]), hasLeft))
      .groupBy(deliveries.issue_id),
  ])
  for (const id of ids) of.set(id, { ...NOTHING })
  for (const row of caused) {
    const echo = row.issue === null ? undefined : of.get(row.issue)
    if (echo) echo[row.cause === 'bounce' ? 'bounced' : 'complained'] = row.count
  }
  for (const row of left) {
    const echo = of.get(row.issue)
    if (echo) echo.unsubscribed = row.count
  }
  return of
}

/** Claims one due delivery of an issue; returns undefined if none is due or the issue was paused. */
export async function claimDelivery(db: Db, issue: number, now: Date) {
  const at = now.toISOString()
  const { rows } = await db.execute<{
    id: string
    attempts: number
    public_id: string | null
    email: string | null
  }>(sql`
    with taken as (
      update ${deliveries} set state = 'trying', attempts = attempts + 1
      where id = (
        select d.id from ${deliveries} d join ${issues} i on i.id = d.issue_id
        where d.issue_id = ${issue} and i.state = 'sending' and d.state = 'waiting' and d.next_attempt_at <= ${at}
        order by d.next_attempt_at, d.id limit 1 for update of d skip locked)
      returning id, attempts, subscription_id)
    select taken.id, taken.attempts, s.public_id, s.email from taken
    left join ${subscriptions} s on s.id = taken.subscription_id and s.status = 'confirmed'
      and not exists (select 1 from ${mailSuppressions} m where m.email_key = s.email_key)`)
  const [row] = rows
  return row && { ...row, id: Number(row.id) }
}

export async function settleDelivery(
  db: Db,
  id: number,
  change: Partial<typeof deliveries.$inferInsert>,
): Promise<void> {
  await db.update(deliveries).set(change).where(eq(deliveries.id, id))
}

/** Marks deliveries of a crashed worker as unclear; no retry, because they may have arrived. */
export async function giveUpTries(tx: Db, issue: number): Promise<void> {
  await tx
    .update(deliveries)
    .set({ state: 'unclear' })
    .where(and(eq(deliveries.issue_id, issue), eq(deliveries.state, 'trying')))
}

export async function nextAttempt(tx: Db, issue: number): Promise<Date | null> {
  const [row] = await tx
    .select({ at: deliveries.next_attempt_at })
    .from(deliveries)
    .where(and(eq(deliveries.issue_id, issue), eq(deliveries.state, 'waiting')))
    .orderBy(asc(deliveries.next_attempt_at))
    .limit(1)
  return row?.at ?? null
}
