import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { BikeState } from '@/domain/office/bikes/bikes'
import { bigId, moment, writtenAt } from '../columns'
import { bikes } from './bikes'
import { users } from '../accounts/users'

/** Immediate and scheduled edits of a bike, except prices; undone or canceled as a whole. */
export const bikeEdits = pgTable(
  'bike_edits',
  {
    id: bigId(),
    bike_id: integer()
      .notNull()
      .references(() => bikes.id, { onDelete: 'cascade' }),
    /** State before the edit; for a scheduled edit, at the time of scheduling. */
    was: jsonb().$type<BikeState>().notNull(),
    became: jsonb().$type<BikeState>().notNull(),
    note: text().notNull().default(''),
    made_at: writtenAt(),
    /** Null for automatic edits and once the staff account is deleted. */
    made_by: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    starts_at: moment().notNull(),
    applied_at: moment(),
    /** When the edit was canceled before its start, or undone after it. */
    ended_at: moment(),
    undoes: bigint({ mode: 'number' }),
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
