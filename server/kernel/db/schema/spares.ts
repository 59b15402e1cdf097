import { boolean, customType, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { PartLocation } from '../../../../domain/part-location'
import { products } from './products'

/** How many ids one block of postings covers; see `spare_bit` of the migration. */
export const BLOCK_IDS = 4_096

const bits = customType<{ data: string }>({ dataType: () => `bit(${BLOCK_IDS})` })

/** Where a kind of spare sits on a bike, and by which other words people look for it. */
export const spareGroups = pgTable('spare_groups', {
  code: text().primaryKey(),
  position: integer().notNull(),
  title: text().notNull(),
  /** Words of other shops and countries, for example 'disc' for a rotor. */
  keywords: text().array().notNull().default([]),
  place: jsonb().$type<PartLocation>().notNull(),
  text: text().notNull().default(''),
  /** No list, filter or menu of the shop offers it. */
  is_hidden: boolean().notNull().default(false),
})

/** The search terms of each spare as they are in the postings, and as they were before (docs/decisions/0013). */
export const spareIndex = pgTable('spare_index', {
  id: integer()
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  terms: text().array().notNull(),
  previous: text().array().notNull().default([]),
})

/**
 * Which spares a term leads to: one bit for each id of a block. Terms are words ('chain'), beginnings of words
 * ('cha*'), both of titles only ('=chain', '=cha*'), bikes ('@nyx'), all spares ('+spare') and what is in stock
 * ('+stock'). Triggers keep it; a search costs the same however many parts it finds.
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

/**
 * The words of all spares by what is left of them when one letter is missing: two words that differ by one letter
 * meet in such a rest. `is_whole` is false for beginnings of words, which are looked up while somebody types.
 */
export const spareTerms = pgTable(
  'spare_terms',
  {
    variant: text().notNull(),
    term: text().notNull(),
    is_whole: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.variant, table.term, table.is_whole] })],
)
