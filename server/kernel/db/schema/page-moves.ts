import { bigserial, index, pgTable, text } from 'drizzle-orm/pg-core'

import { moment } from './columns'
import { sql } from 'drizzle-orm'

/**
 * What changed on public pages, for as long as a copy of one may be about. Triggers write it, whoever makes the change;
 * every process reads it once a second and makes anew what it kept.
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
