import type { Db } from '../db/client'
import type { Deps } from '../deps'
import type { ScheduledQueue, RowQueue } from './queue'

/** Work on one row. A job may be lost or come twice: what is due is listed again, and `work` claims its row. */
export interface RowJob {
  queue: RowQueue
  work: (deps: Deps, id: number) => Promise<unknown>
  /** The rows that wait for it, at most `limit` of them, by `listDueRows`. */
  due: (db: Db, now: Date, limit: number) => Promise<{ id: number }[]>
  /** How long one row may take, ms. Infinity where the work bounds itself. */
  limitMs?: number
}

/** Work on everything that is due. Among all workers each period has one. */
export interface Round {
  queue: ScheduledQueue
  /** Length of a period, in seconds. */
  every: number
  work: (deps: Deps) => Promise<unknown>
}

export interface Jobs {
  rows: readonly RowJob[]
  rounds: readonly Round[]
}
