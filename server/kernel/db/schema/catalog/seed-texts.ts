import { pgTable, text } from 'drizzle-orm/pg-core'

/** Hashes of texts last seeded: a row that still matches may be updated (docs/decisions/0018). */
export const seedTexts = pgTable('seed_texts', {
  /** Table and key of the row, for example 'parts:10102'. */
  row: text().primaryKey(),
  hash: text().notNull(),
})
