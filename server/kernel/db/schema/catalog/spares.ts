import { boolean, customType, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { PartLocation } from '@/domain/shop/bikes/part-location'
import { products } from './products'

/** Ids per block of postings; see `spare_bit` in `programs/spare-search.sql`. */
export const BLOCK_IDS = 4_096

const bits = customType<{ data: string }>({ dataType: () => `bit(${BLOCK_IDS})` })

export const spareGroups = pgTable('spare_groups', {
  code: text().primaryKey(),
  position: integer().notNull(),
  title: text().notNull(),
  /** Terms used by other shops and countries, for example 'disc' for a rotor. */
  keywords: text().array().notNull().default([]),
  place: jsonb().$type<PartLocation>().notNull(),
  text: text().notNull().default(''),
  /** Hidden from lists, filters and menus of the shop. */
  is_hidden: boolean().notNull().default(false),
})

/** Current and previous search terms of each spare in the postings (docs/decisions/0013). */
export const spareIndex = pgTable('spare_index', {
  id: integer()
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  terms: text().array().notNull(),
  previous: text().array().notNull().default([]),
})

/**
 * Inverted index of spares: one bit per id of a block. Terms are words ('chain'), prefixes ('cha*'), both of titles
 * only ('=chain', '=cha*'), bikes ('@nyx'), options that they fit ('%drive-9'), all spares ('+spare') and those in stock ('+stock'). Maintained by
 * triggers; search cost doesn't depend on the number of matches.
 */
export const sparePostings = pgTable(
  'spare_postings',
  {
    term: text().notNull(),
    block: integer().notNull(),
    bits: bits().notNull(),
  },
  (table) => [primaryKey({ columns: [table.term, table.block] })],
)

/** Search terms of spares by each variant with one letter deleted; `is_whole`: not a prefix. */
export const spareTerms = pgTable(
  'spare_terms',
  {
    variant: text().notNull(),
    term: text().notNull(),
    is_whole: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.variant, table.term, table.is_whole] })],
)
