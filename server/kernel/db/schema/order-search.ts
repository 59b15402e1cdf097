import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { orders } from './orders'

/**
 * What the back office finds an order by, in lower case: number, email, names, phone numbers (as typed and as digits),
 * items and serial numbers. Triggers of the migrations maintain it, so erasing a buyer erases it here too.
 */
export const orderSearch = pgTable(
  'order_search',
  {
    order_id: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    words: text().notNull(),
  },
  (table) => [index('order_search_words').using('gin', sql`${table.words} gin_trgm_ops`)],
)
