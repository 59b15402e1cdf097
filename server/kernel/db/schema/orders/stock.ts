import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { STOCK_KINDS, STOCK_REASONS } from '@/domain/office/stock/stock'
import { bigId, isOneOf, moment, notNegative, writtenAt } from '../columns'
import { orders } from './orders'
import { users } from '../accounts/users'

/** Stock levels. `on_hand` includes reserved units; `on_hand - reserved` units are for sale. */
export const stockItems = pgTable(
  'stock_items',
  {
    sku: text().primaryKey(),
    on_hand: integer().notNull(),
    reserved: integer().notNull().default(0),
    /** Number of units for sale at or below which staff are notified; null means never. */
    threshold: integer(),
    /** When stock fell to the threshold or below. Set by a trigger. */
    low_since: moment(),
    /** When staff were emailed about the low stock. The trigger clears it once there is enough again. */
    noticed_at: moment(),
  },
  (table) => [
    index('stock_items_low')
      .on(table.sku)
      .where(sql`${table.low_since} is not null`),
    check('stock_items_threshold', notNegative(table.threshold)),
    index('stock_items_sold_out')
      .on(table.sku)
      .where(sql`${table.on_hand} <= ${table.reserved}`),
    check(
      'stock_items_never_oversold',
      sql`${table.reserved} >= 0 and ${table.reserved} <= ${table.on_hand}`,
    ),
  ],
)

/** Names of stock items, copied by triggers from the catalog, and lower-case search text. */
export const stockNames = pgTable(
  'stock_names',
  {
    sku: text()
      .primaryKey()
      .references(() => stockItems.sku, { onDelete: 'cascade' }),
    kind: text({ enum: STOCK_KINDS }).notNull(),
    /** Null if the item isn't sold under an id of its own. */
    product_id: integer(),
    title: text().notNull(),
    words: text().notNull(),
  },
  (table) => [
    index('stock_names_kind').on(table.kind, table.sku),
    index('stock_names_product').on(table.product_id),
    index('stock_names_words').using('gin', sql`${table.words} gin_trgm_ops`),
    check('stock_names_kind', isOneOf(table.kind, STOCK_KINDS)),
  ],
)

/** Every change in units on hand. A trigger records every write; append-only. */
export const stockMoves = pgTable(
  'stock_moves',
  {
    id: bigId(),
    sku: text()
      .notNull()
      .references(() => stockItems.sku, { onDelete: 'cascade' }),
    at: writtenAt(),
    delta: integer().notNull(),
    /** Stock after the change. */
    on_hand: integer().notNull(),
    reason: text({ enum: STOCK_REASONS }).notNull(),
    note: text().notNull().default(''),
    order_id: bigint({ mode: 'number' }).references(() => orders.id),
    /** Null for changes not made by staff, and once the staff account is deleted. */
    moved_by: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('stock_moves_sku').on(table.sku, table.id),
    // Covering index, so that sales velocity uses index-only scans.
    index('stock_moves_sold')
      .on(table.at, table.sku, table.delta)
      .where(sql`${table.reason} in ('sold', 'restocked')`),
    index('stock_moves_order').on(table.order_id),
    index('stock_moves_moved_by').on(table.moved_by),
    check('stock_moves_reason', isOneOf(table.reason, STOCK_REASONS)),
  ],
)

export const stockArrivals = pgTable(
  'stock_arrivals',
  {
    id: bigId(),
    sku: text()
      .notNull()
      .references(() => stockItems.sku, { onDelete: 'cascade' }),
    count: integer().notNull(),
    due: date({ mode: 'string' }).notNull(),
    note: text().notNull().default(''),
    created_at: writtenAt(),
    received_at: moment(),
  },
  (table) => [
    index('stock_arrivals_open')
      .on(table.sku)
      .where(sql`${table.received_at} is null`),
    index('stock_arrivals_sku').on(table.sku),
    check('stock_arrivals_count', sql`${table.count} > 0`),
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
    /** Number of sold units returned to stock. */
    restocked: integer().notNull().default(0),
    state: text({ enum: RESERVATION_STATES }).notNull().default('held'),
    expires_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.order_id, table.sku] }),
    index('stock_reservations_sku').on(table.sku),
    index('stock_reservations_due').on(table.state, table.expires_at),
    check('stock_reservations_count', sql`${table.count} > 0`),
    check('stock_reservations_restocked', sql`${table.restocked} between 0 and ${table.count}`),
    check('stock_reservations_state', isOneOf(table.state, RESERVATION_STATES)),
  ],
)
