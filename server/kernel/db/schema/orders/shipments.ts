import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { OWN_VAN } from '@/domain/shop/orders/parcels'
import { bigId, moment } from '../columns'
import { orderLines, orders } from './orders'
import { users } from '../accounts/users'

export const carriers = pgTable(
  'carriers',
  {
    code: text().primaryKey(),
    title: text().notNull(),
    /** Page of a parcel, with `{number}` for its tracking number; null without tracking. */
    tracking_address: text(),
    is_offered: boolean().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    check('carriers_code', sql`${table.code} ~ '^[a-z0-9][a-z0-9-]+$'`),
    check('carriers_address', sql`${table.tracking_address} ilike 'https://%{number}%'`),
    check(
      'carriers_own',
      sql`${table.code} <> ${sql.raw(`'${OWN_VAN}'`)} or ${table.tracking_address} is null`,
    ),
  ],
)

/** Parcels, numbered from 1 within each order. */
export const shipments = pgTable(
  'shipments',
  {
    id: bigId(),
    order_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    number: integer().notNull(),
    carrier: text()
      .notNull()
      .references(() => carriers.code),
    tracking: text().notNull().default(''),
    request_key: text().notNull(),
    shipped_at: moment().notNull(),
    shipped_by: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    delivered_at: moment(),
  },
  (table) => [
    unique('shipments_number').on(table.order_id, table.number),
    index('shipments_shipped_by').on(table.shipped_by),
    unique('shipments_request').on(table.order_id, table.request_key),
    index('shipments_carrier').on(table.carrier),
  ],
)

/** Parcels that were marked as shipped by mistake; their numbers and keys are not reused. */
export const undoneParcels = pgTable(
  'undone_parcels',
  {
    order_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    number: integer().notNull(),
    carrier: text()
      .notNull()
      .references(() => carriers.code),
    /** Tracking code; empty once the buyer's account is deleted. */
    tracking: text().notNull(),
    request_key: text().notNull(),
    items: jsonb().$type<{ position: number; count: number }[]>().notNull(),
    shipped_at: moment().notNull(),
    undone_at: moment().notNull(),
    undone_by: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.order_id, table.number] }),
    unique('undone_parcels_request').on(table.order_id, table.request_key),
    index('undone_parcels_carrier').on(table.carrier),
    index('undone_parcels_undone_by').on(table.undone_by),
  ],
)

/** Units in a parcel. A trigger adds them to their line, whose check rejects more than ordered. */
export const shipmentItems = pgTable(
  'shipment_items',
  {
    shipment_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => shipments.id),
    order_id: bigint({ mode: 'number' }).notNull(),
    position: integer().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shipment_id, table.position] }),
    foreignKey({
      columns: [table.order_id, table.position],
      foreignColumns: [orderLines.order_id, orderLines.position],
    }),
    index('shipment_items_line').on(table.order_id, table.position),
    check('shipment_items_count', sql`${table.count} > 0`),
  ],
)
