import { and, eq, inArray, isNotNull, isNull, like, lt, sql } from 'drizzle-orm'

import { describeError } from '@/utils/describe-error'

import type { Db } from '../db/client'
import { jobDelays } from '../db/schema/system/job-delays'
import type { RowQueue, ScheduledQueue, Work } from './queue'
import { retryMoment } from './retry'

export interface Backoff {
  /** Number of steps skipped at the start of the delays 1 s, 2 s, 4 s … */
  skipped: number
  longestMs: number
  /** Number of failures after which a row is set aside; Infinity to never give up. */
  most: number
}

interface DelayInput {
  work: Work
  row: number
  now: Date
  backoff: Backoff
  /** Absent if the row merely wasn't ready. */
  error?: unknown
}

interface Delay {
  due_at: Date
  set_aside_at: Date | null
}

/** Postpones a row with exponential backoff. A row with too many failures is set aside. */
export async function delayRow(db: Db, delayed: DelayInput): Promise<Delay> {
  const { work, row, now, backoff } = delayed
  const error = 'error' in delayed ? reasonOf(delayed.error) : null
  const failing_since = error === null ? null : now
  const since = sql`case when ${error}::text is null then null
    else coalesce(${jobDelays.failing_since}, ${now.toISOString()}::timestamptz) end`
  return db.transaction(async (tx) => {
    const [written] = await tx
      .insert(jobDelays)
      .values({ work, row_id: row, attempts: 1, due_at: now, error, failing_since })
      .onConflictDoUpdate({
        target: [jobDelays.work, jobDelays.row_id],
        set: { attempts: sql`${jobDelays.attempts} + 1`, error, failing_since: since },
      })
      .returning({ attempts: jobDelays.attempts })
    const attempts = written?.attempts ?? 1
    const due_at = retryMoment(now, attempts + backoff.skipped, backoff.longestMs)
    const set_aside_at = error !== null && attempts >= backoff.most ? now : null
    await tx
      .update(jobDelays)
      .set({ due_at, set_aside_at })
      .where(isOf(work, [row]))
    return { due_at, set_aside_at }
  })
}

const LONGEST_REASON = 200

/** Returns a description of an error for staff that leaves out the data in it. */
function reasonOf(thrown: unknown): string {
  const { type, code, message } = describeError(thrown)
  const facts = [type, code, message].filter((fact) => fact !== undefined)
  return facts.join(': ').slice(0, LONGEST_REASON)
}

const isOf = (work: Work, rows: readonly number[]) =>
  and(eq(jobDelays.work, work), inArray(jobDelays.row_id, [...rows]))

/** Resets the backoff of rows that succeeded after a failure, but not of merely unready rows. */
export async function clearFailures(db: Db, work: Work, rows: readonly number[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .update(jobDelays)
    .set({ attempts: 0, error: null, failing_since: null, set_aside_at: null })
    .where(and(isOf(work, rows), isNotNull(jobDelays.error)))
}

export async function listFailingSteps(db: Db, round: ScheduledQueue): Promise<Set<string>> {
  const rows = await db
    .select({ work: jobDelays.work })
    .from(jobDelays)
    .where(
      and(like(jobDelays.work, `${round}/%`), eq(jobDelays.row_id, 0), isNotNull(jobDelays.error)),
    )
  return new Set(rows.map(({ work }) => work))
}

/** Leases rows: queries for due work exclude them until the given time, whatever happens to them. */
export async function leaseRows(
  db: Db,
  work: Work,
  { rows, until }: { rows: readonly number[]; until: Date },
): Promise<void> {
  const values = rows.map((row_id) => ({ work, row_id, due_at: until }))
  await db
    .insert(jobDelays)
    .values(values)
    .onConflictDoUpdate({
      target: [jobDelays.work, jobDelays.row_id],
      set: { due_at: sql`greatest(${jobDelays.due_at}, excluded.due_at)` },
    })
}

const FORGET_AFTER_MS = 10 * 60_000

/** Purges long overdue delays that no query returned: their rows were handled or deleted. */
export async function purgeDelays(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - FORGET_AFTER_MS)
  await db
    .delete(jobDelays)
    .where(and(lt(jobDelays.due_at, before), isNull(jobDelays.set_aside_at)))
}

/** Makes rows that were set aside due immediately. @returns the number of rows */
export async function resumeSetAside(db: Db, queue: RowQueue | ScheduledQueue): Promise<number> {
  const { rowCount } = await db
    .delete(jobDelays)
    .where(
      and(isNotNull(jobDelays.set_aside_at), sql`split_part(${jobDelays.work}, '/', 1) = ${queue}`),
    )
  return rowCount ?? 0
}
