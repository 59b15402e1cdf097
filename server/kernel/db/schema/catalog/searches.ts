import { sql } from 'drizzle-orm'
import { bigint, check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { isOneOf } from '../columns'

/** Search scopes other than the help center, whose searches are counted in its own table. */
const PLACES = ['spares', 'forum'] as const
const SYNONYM_PLACES = ['help', ...PLACES] as const

/** Groups of synonyms for searches. Changes increment the catalog revision. */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    id: bigint({ mode: 'number' })
      .primaryKey()
      .generatedAlwaysAsIdentity({ startWith: 1_000_000_000 }),
    place: text({ enum: SYNONYM_PLACES }).notNull().default('help'),
    words: text().array().notNull(),
  },
  ({ place }) => [check('search_synonyms_place', isOneOf(place, SYNONYM_PLACES))],
)

/** Daily zero-result searches, without data about the users. */
export const searchesInVain = pgTable(
  'searches_in_vain',
  {
    place: text({ enum: PLACES }).notNull(),
    day: date({ mode: 'string' }).notNull(),
    query: text().notNull(),
    times: integer().notNull().default(1),
  },
  ({ place, day, query, times }) => [
    primaryKey({ columns: [place, day, query] }),
    check('searches_in_vain_place', isOneOf(place, PLACES)),
    check('searches_in_vain_times', sql`${times} > 0`),
  ],
)
