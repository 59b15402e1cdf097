import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { orders } from './orders'

/**
 * Search text for orders in the back office, without accents and in lower case: number, email, names, cities, postal
 * codes and phone numbers (as typed and as digits), items and serial numbers. Maintained by triggers, so erasing a
 * buyer's data erases it here too.
 */
export const orderSearch = pgTable(
  'order_search',
  {
    order_id: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    words: text().notNull(),
    /** Names and cities under all their deletion variants, for searches with a typo. */
    variants: text().array().notNull(),
  },
  (table) => [
    index('order_search_words').using('gin', sql`${table.words} gin_trgm_ops`),
    // Without `fastupdate`, because each search would have to scan the whole list of pending entries.
    index('order_search_variants').using('gin', table.variants).with({ fastupdate: false }),
  ],
)
