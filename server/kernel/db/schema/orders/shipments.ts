import { sql } from 'drizzle-orm'
import {
  bigint,
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
import { CARRIERS } from '@/domain/shop/orders/parcels'
import { bigId, isOneOf, moment } from '../columns'
import { orderLines, orders } from './orders'
import { users } from '../accounts/users'

/** Parcels, numbered from 1 within each order. */
export const shipments = pgTable(
  'shipments',
  {
    id: bigId(),
    order_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    number: integer().notNull(),
    carrier: text({ enum: CARRIERS }).notNull(),
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
    check('shipments_carrier', isOneOf(table.carrier, CARRIERS)),
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
    carrier: text({ enum: CARRIERS }).notNull(),
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
