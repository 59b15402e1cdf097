import { bigserial, index, pgTable, text } from 'drizzle-orm/pg-core'

import { moment } from '../columns'
import { sql } from 'drizzle-orm'

/** Page invalidations, written by triggers and polled every second. Rows outlive cached pages. */
export const pageMoves = pgTable(
  'page_moves',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** 'all', or for example 'product:12' for the pages of one product. */
    pages: text().notNull(),
    at: moment()
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [index('page_moves_at').on(table.at)],
)
