import { bigint, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import { moment, notNegative } from '../columns'

/** Backoff per failed or unready item and failed step, which due-work queries skip until `due_at`. */
export const jobDelays = pgTable(
  'job_delays',
  {
    /** A queue, or a step of a tick such as `reconcile/orders`. */
    work: text().notNull(),
    /** Key of the item; 0 for a whole step. */
    row_id: bigint({ mode: 'number' }).notNull(),
    /** Attempts since the last success. */
    attempts: integer().notNull().default(0),
    due_at: moment().notNull(),
    /** Error without personal data; null if the item merely wasn't ready. */
    error: text(),
    failing_since: moment(),
    /** When the attempts were exhausted; staff have to retry the item. */
    set_aside_at: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.work, table.row_id] }),
    index('job_delays_due').on(table.due_at),
    check('job_delays_attempts', notNegative(table.attempts)),
  ],
)
