import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import type { Build } from '@/domain/shop/bikes/bike'
import { bigId, moment, notNegative, writtenAt } from '../columns'
import { orders, type BuildSheet } from './orders'
import { shipments } from './shipments'
import { users } from '../accounts/users'
import { parts } from '../catalog/bikes'

/** Serial numbers, assigned on payment, so that no two bikes share one. */
export const frameNumbers = pgSequence('frame_numbers', { startWith: 10001 })

/** Settings stored in the bike's controller; see the contract's BikeSettings. */
export interface BikeSettings {
  nickname: string
  start_mode: 'eco' | 'tour' | 'boost'
  lights: 'auto' | 'on' | 'off'
  sleep_minutes: number
  motion_alarm: boolean
  service_interval_km: number
}

/** Bikes of paid orders, one row per bike: a line with two bikes has two rows. */
export const orderBikes = pgTable(
  'order_bikes',
  {
    id: bigId(),
    order_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    line: integer().notNull(),
    piece: integer().notNull(),
    /** Owner; null for a guest's bike, and once the owner's account is deleted. */
    user_id: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    product_id: integer().notNull(),
    bike_slug: text().notNull(),
    title: text().notNull(),
    build: jsonb().$type<Build>().notNull(),
    build_sheet: jsonb().$type<BuildSheet>().notNull(),
    serial: bigint({ mode: 'number' })
      .notNull()
      .unique()
      .default(sql`nextval('frame_numbers')`),
    /** Prefix of the serial number, copied from the bike's model by a trigger on insert. */
    serial_prefix: text().notNull().default('NK'),
    settings: jsonb().$type<BikeSettings>().notNull(),
    /** Number on the frame; entered when the bike is ready. */
    frame_number: text().unique(),
    shipment_id: bigint({ mode: 'number' }).references(() => shipments.id),
    production_began_at: moment(),
    ready_at: moment(),
    shipped_at: moment(),
    delivered_at: moment(),
    cancelled_at: moment(),
    created_at: writtenAt(),
  },
  (table) => [
    unique('order_bikes_piece').on(table.order_id, table.line, table.piece),
    index('order_bikes_user').on(table.user_id),
    index('order_bikes_bike').on(table.bike_slug),
    index('order_bikes_shipment').on(table.shipment_id),
    check('order_bikes_place', notNegative(table.line, table.piece)),
  ],
)

export const serviceEntries = pgTable(
  'service_entries',
  {
    id: bigId(),
    order_bike_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => orderBikes.id, { onDelete: 'cascade' }),
    date: date({ mode: 'string' }).notNull(),
    km: integer().notNull(),
    note: text().notNull(),
    /** Option that is on the bike since; null if the work changed none. */
    part_id: integer().references(() => parts.id, { onDelete: 'set null' }),
    created_at: writtenAt(),
  },
  (table) => [
    index('service_entries_bike').on(table.order_bike_id, table.date),
    index('service_entries_part').on(table.part_id),
    check('service_entries_km', notNegative(table.km)),
  ],
)
