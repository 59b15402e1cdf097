import { bigserial, index, pgTable, text } from 'drizzle-orm/pg-core'

import { moment } from './columns'
import { sql } from 'drizzle-orm'

/**
 * Invalidation log of public pages. Triggers append to it; every process polls it once a second and revalidates. Rows
 * outlive the longest cached page.
 */
export const pageMoves = pgTable(
  'page_moves',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** 'all', or 'product:12' for the pages of one product. */
    pages: text().notNull(),
    at: moment()
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [index('page_moves_at').on(table.at)],
)
