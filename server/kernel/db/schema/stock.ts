import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { isOneOf, moment } from './columns'
import { orders } from './orders'

/** What lies in the warehouse. `on_hand` counts the reserved pieces too; `on_hand - reserved` is for sale. */
export const stockItems = pgTable(
  'stock_items',
  {
    sku: text().primaryKey(),
    on_hand: integer().notNull(),
    reserved: integer().notNull().default(0),
  },
  (table) => [
    index('stock_items_sold_out')
      .on(table.sku)
      .where(sql`${table.on_hand} <= ${table.reserved}`),
    check(
      'stock_items_never_oversold',
      sql`${table.reserved} >= 0 and ${table.reserved} <= ${table.on_hand}`,
    ),
  ],
)

export const RESERVATION_STATES = ['held', 'consumed', 'released'] as const

export const stockReservations = pgTable(
  'stock_reservations',
  {
    order_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    sku: text()
      .notNull()
      .references(() => stockItems.sku),
    count: integer().notNull(),
    state: text({ enum: RESERVATION_STATES }).notNull().default('held'),
    expires_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.order_id, table.sku] }),
    index('stock_reservations_sku').on(table.sku),
    index('stock_reservations_due').on(table.state, table.expires_at),
    check('stock_reservations_count', sql`${table.count} > 0`),
    check('stock_reservations_state', isOneOf(table.state, RESERVATION_STATES)),
  ],
)
