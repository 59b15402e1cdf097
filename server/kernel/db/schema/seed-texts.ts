import { pgTable, text } from 'drizzle-orm/pg-core'

/**
 * Hashes of the texts last seeded, one per seeded row. A row whose texts still match was never edited, so an update may
 * replace them (docs/decisions/0018).
 */
export const seedTexts = pgTable('seed_texts', {
  /** Table and key of the row, for example 'parts:10102'. */
  row: text().primaryKey(),
  hash: text().notNull(),
})
