import { bigint, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import { moment, notNegative } from './columns'

/**
 * Backoff of background work: one row for each thing that failed or wasn't ready, and for each step of a round that
 * failed. What is listed as due leaves it out until its time has come, so that it holds up nothing behind it.
 */
export const jobDelays = pgTable(
  'job_delays',
  {
    /** A queue, or a part of a round such as `reconcile/orders`. */
    work: text().notNull(),
    /** What is worked on; 0 for a step as a whole. */
    row_id: bigint({ mode: 'number' }).notNull(),
    /** Tries since it last succeeded. */
    attempts: integer().notNull().default(0),
    due_at: moment().notNull(),
    /** What went wrong, without personal data; null where it only wasn't ready. */
    error: text(),
    failing_since: moment(),
    /** Tried too often: it waits for a person. */
    set_aside_at: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.work, table.row_id] }),
    index('job_delays_due').on(table.due_at),
    check('job_delays_attempts', notNegative(table.attempts)),
  ],
)
