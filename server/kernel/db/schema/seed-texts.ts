import { pgTable, text } from 'drizzle-orm/pg-core'

/**
 * Hashes of the texts as the shop last seeded them, one row for each seeded row. A row of the shop whose texts still
 * have this hash was never edited, so an update may replace them (docs/decisions/0018).
 */
export const seedTexts = pgTable('seed_texts', {
  /** Table and key of the row, for example 'parts:10102'. */
  row: text().primaryKey(),
  hash: text().notNull(),
})
