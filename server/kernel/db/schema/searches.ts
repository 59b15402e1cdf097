import { sql } from 'drizzle-orm'
import { bigint, check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { isOneOf } from './columns'

/** What is searched beside the help center, which has tables of its own (`help-center.ts`). */
const PLACES = ['spares', 'forum'] as const

/** Numbers begin where those of the help center never get, so that a number names one group of all places. */
export const FIRST_SYNONYMS = 1_000_000_000

/** Words that mean the same to whoever looks for something. Changes move the revision of the catalogue. */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    id: bigint({ mode: 'number' })
      .primaryKey()
      .generatedAlwaysAsIdentity({ startWith: FIRST_SYNONYMS }),
    place: text({ enum: PLACES }).notNull(),
    words: text().array().notNull(),
  },
  ({ place }) => [check('search_synonyms_place', isOneOf(place, PLACES))],
)

/** What was looked for on a day and not found, without anything about who asked. */
export const searchesInVain = pgTable(
  'searches_in_vain',
  {
    place: text({ enum: PLACES }).notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** The words of the search. */
    query: text().notNull(),
    times: integer().notNull().default(1),
  },
  ({ place, day, query, times }) => [
    primaryKey({ columns: [place, day, query] }),
    check('searches_in_vain_place', isOneOf(place, PLACES)),
    check('searches_in_vain_times', sql`${times} > 0`),
  ],
)
