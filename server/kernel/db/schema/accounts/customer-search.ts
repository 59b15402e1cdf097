import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './users'

/**
 * Search text for accounts in the back office, without accents and in lower case: name, email and address book.
 * Maintained by triggers like `order_search`.
 */
export const customerSearch = pgTable(
  'customer_search',
  {
    user_id: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    words: text().notNull(),
    /** Names and cities under all their deletion variants, for searches with a typo. */
    variants: text().array().notNull(),
  },
  (table) => [
    index('customer_search_words').using('gin', sql`${table.words} gin_trgm_ops`),
    index('customer_search_variants').using('gin', table.variants).with({ fastupdate: false }),
  ],
)
