import { sql, type SQL } from 'drizzle-orm'
import PgBoss from 'pg-boss'

import type { Db } from '../db/client'
import { tracingOfProcess } from '../tracing/tracing'

export const JOBS_SCHEMA = 'jobs'

/** Jobs for one row, enqueued in its transaction. Each provider has its own queue, for isolation. */
export const ROW_QUEUES = [
  'mail',
  'refund',
  'tax-record',
  'provider-event-stripe',
  'provider-event-paypal',
  'ride-reminder',
  'gift-card',
  'price-change',
  'product-offer',
  'bike-edit',
  'csv-import',
  'accounting',
  'newsletter',
  'product-picture',
  'build-picture',
] as const
/** Queues whose jobs may take minutes. A worker takes one of them at a time. */
export const LONG_QUEUES: readonly string[] = [
  ...['csv-import', 'accounting', 'newsletter', 'product-picture', 'build-picture'],
]
/** Periodic jobs that process everything due; one runs at a time across all workers. */
export const ROUND_QUEUES = [
  'reconcile',
  'reconcile-stripe',
  'reconcile-paypal',
  'fees-stripe',
  'fees-paypal',
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
  'webhooks',
  'build-reminders',
] as const

export type RowQueue = (typeof ROW_QUEUES)[number]
export type ScheduledQueue = (typeof ROUND_QUEUES)[number]
/** Unit of failure and backoff: a queue, or a step of a tick. */
export type Work = RowQueue | ScheduledQueue | `${ScheduledQueue}/${string}`

/** Only builds statements; each call passes its own transaction as the database. */
const planner = new PgBoss({
  schema: JOBS_SCHEMA,
  db: {
    executeSql() {
      throw new Error('Jobs are planned inside a transaction.')
    },
  },
})

export interface RowJobData {
  id: number
  /** Trace context of the enqueueing step, if it was traced; the trace continues in the worker. */
  traceparent?: string
}

function dataOf(id: number): RowJobData {
  const traceparent = tracingOfProcess()?.current()
  return traceparent ? { id, traceparent } : { id }
}

/** Enqueues a job for a row; it is rolled back with the transaction and visible after the commit. */
export async function enqueue(
  tx: Db,
  { queue, id, startAfter }: { queue: RowQueue; id: number; startAfter?: Date },
): Promise<void> {
  await planner.send(queue, dataOf(id), { db: executorOf(tx), ...(startAfter && { startAfter }) })
}

export async function enqueueAll(db: Db, queue: RowQueue, ids: readonly number[]): Promise<void> {
  const jobs = ids.map((id) => ({ name: queue, data: dataOf(id) }))
  await planner.insert(jobs, { db: executorOf(db) })
}

/** Enqueues an early tick, unless one is already queued. */
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

function statement(text: string, values: readonly unknown[]): SQL {
  const parts = text.split(/\$(\d+)/)
  return sql.join(
    parts.map((part, index) =>
      index % 2 === 0 ? sql.raw(part) : sql`${sql.param(bindable(values[Number(part) - 1]))}`,
    ),
  )
}

// Passes values unchanged except undefined: the driver serializes objects to JSON, and dates must stay dates.
function bindable(value: unknown): unknown {
  return value === undefined ? null : value
}
