import type { Db } from '../db/client'
import type { Deps } from '../deps'
import type { ScheduledQueue, RowQueue } from './queue'

/** A job for one row. Delivery isn't exactly-once: due rows are relisted; `work` claims its row. */
export interface RowJob {
  queue: RowQueue
  work: (deps: Deps, id: number) => Promise<unknown>
  due: (db: Db, now: Date, limit: number) => Promise<{ id: number }[]>
  /** Time limit per row, in ms; Infinity if the work limits itself. */
  limitMs?: number
}

/** A periodic job, which processes everything due; one tick per period across all workers. */
export interface Round {
  queue: ScheduledQueue
  /** Period in seconds. */
  every: number
  work: (deps: Deps) => Promise<unknown>
}

export interface Jobs {
  rows: readonly RowJob[]
  rounds: readonly Round[]
}
