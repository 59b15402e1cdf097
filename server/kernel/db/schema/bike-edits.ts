import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { BikeState } from '../../../../domain/bikes'
import { bigId, moment, writtenAt } from './columns'
import { bikes } from './bikes'
import { users } from './users'

/** What was edited of a bike besides its prices, now or at a later hour; undone and canceled as a whole. */
export const bikeEdits = pgTable(
  'bike_edits',
  {
    id: bigId(),
    bike_id: integer()
      .notNull()
      .references(() => bikes.id, { onDelete: 'cascade' }),
    /** Before the edit; of a planned one as it was when it was planned. */
    was: jsonb().$type<BikeState>().notNull(),
    became: jsonb().$type<BikeState>().notNull(),
    note: text().notNull().default(''),
    made_at: writtenAt(),
    /** Null for what the shop did by itself, and once the account of the colleague is gone. */
    made_by: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    starts_at: moment().notNull(),
    /** Null until it has started. */
    applied_at: moment(),
    /** When it was canceled before its start, or undone after it. */
    ended_at: moment(),
    /** The edit that this one undoes. */
    undoes: bigint({ mode: 'number' }),
    /** The same key edits once. */
    request_key: text().notNull(),
  },
  (table) => [
    unique('bike_edits_request').on(table.request_key),
    index('bike_edits_bike').on(table.bike_id, table.id),
    index('bike_edits_made_by').on(table.made_by),
    index('bike_edits_due')
      .on(table.starts_at)
      .where(sql`${table.applied_at} is null and ${table.ended_at} is null`),
  ],
)
