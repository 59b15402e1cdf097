import { sql, type SQL } from 'drizzle-orm'
import PgBoss from 'pg-boss'

import type { Db } from '../db/client'
import { tracingOfProcess } from '../tracing/tracing'

/** Schema of the job tables, beside the shop's own. */
export const JOBS_SCHEMA = 'jobs'

/**
 * Jobs about one row, planned in the transaction that writes the row. Each provider's events have their own, so that
 * one that does not answer holds up its own alone.
 */
export const ROW_QUEUES = [
  'mail',
  'refund',
  'provider-event-stripe',
  'provider-event-paypal',
  'ride-reminder',
  'gift-card',
  'price-change',
  'product-offer',
  'bike-edit',
  'csv-import',
  'newsletter',
  'product-picture',
] as const
/** Jobs that look after everything that is due. Among all workers one runs at a time. */
export const ROUND_QUEUES = [
  'reconcile',
  'reconcile-stripe',
  'reconcile-paypal',
  'mailbox-keys',
  'compare-books',
  'daily-totals',
  'report-sums',
  'past-rides',
  'forum-search',
  'forum-digest',
  'forum-purge',
  'help-topics',
  'bike-offers',
  'full-weeks',
] as const

export type RowQueue = (typeof ROW_QUEUES)[number]
export type ScheduledQueue = (typeof ROUND_QUEUES)[number]
/** What fails and is delayed by itself: a queue, or a part of a round. */
export type Work = RowQueue | ScheduledQueue | `${ScheduledQueue}/${string}`

/** Builds statements only; each call brings its own transaction. */
const planner = new PgBoss({
  schema: JOBS_SCHEMA,
  db: {
    executeSql() {
      throw new Error('Jobs are planned inside a transaction.')
    },
  },
})

/** What a worker is given. */
export interface RowJobData {
  id: number
  /** Of the step that planned it, where it was traced: its trace goes on in the worker. */
  traceparent?: string
}

function dataOf(id: number): RowJobData {
  const traceparent = tracingOfProcess()?.current()
  return traceparent ? { id, traceparent } : { id }
}

/** Plans the work on a row. Rolled back with the transaction; seen by workers after its commit. */
export async function enqueue(
  tx: Db,
  { queue, id, startAfter }: { queue: RowQueue; id: number; startAfter?: Date },
): Promise<void> {
  await planner.send(queue, dataOf(id), { db: executorOf(tx), ...(startAfter && { startAfter }) })
}

/** Plans the work on many rows at once. */
export async function enqueueAll(db: Db, queue: RowQueue, ids: readonly number[]): Promise<void> {
  const jobs = ids.map((id) => ({ name: queue, data: dataOf(id) }))
  await planner.insert(jobs, { db: executorOf(db) })
}

/** Plans a round before its time; one that waits already is enough. */
export async function enqueueRound(db: Db, queue: ScheduledQueue): Promise<void> {
  await planner.send(queue, {}, { db: executorOf(db) })
}

function executorOf(tx: Db): PgBoss.Db {
  return {
    async executeSql(text, values) {
      const { rows } = await tx.execute(statement(text, values))
      return { rows }
    },
  }
}

/** A statement with $1, $2 … as one of the query builder. */
function statement(text: string, values: readonly unknown[]): SQL {
  const parts = text.split(/\$(\d+)/)
  return sql.join(
    parts.map((part, index) =>
      index % 2 === 0 ? sql.raw(part) : sql`${sql.param(bindable(values[Number(part) - 1]))}`,
    ),
  )
}

// The driver turns objects into JSON by itself; dates must stay dates.
function bindable(value: unknown): unknown {
  return value === undefined ? null : value
}
