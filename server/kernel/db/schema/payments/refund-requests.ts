import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { PIECE_LOCATIONS } from '@/domain/office/refund/refund'
import { bigId, centsColumn, isOneOf, notNegative, writtenAt } from '../columns'
import { orderLines, orders } from '../orders/orders'
import { users } from '../accounts/users'

/** A refund as requested: items, amount and reason. It may be sent as several `refunds` rows. */
export const refundRequests = pgTable(
  'refund_requests',
  {
    id: bigId(),
    order_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    request_key: text().notNull(),
    target: text({ enum: ['provider', 'credit'] }).notNull(),
    /** Total including tax. */
    total_cents: centsColumn().notNull(),
    /** Part of the total that refunds shipping. */
    shipping_cents: centsColumn().notNull(),
    /** Part of the total that is for neither items nor shipping. */
    free_cents: centsColumn().notNull(),
    /** Whether units that will no longer ship return to stock. */
    restock: boolean().notNull(),
    reason: text().notNull(),
    asked_by: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    created_at: writtenAt(),
  },
  (table) => [
    unique('refund_requests_key').on(table.order_id, table.request_key),
    index('refund_requests_asked_by').on(table.asked_by),
    check(
      'refund_requests_amounts',
      notNegative(table.total_cents, table.shipping_cents, table.free_cents),
    ),
    check('refund_requests_target', isOneOf(table.target, ['provider', 'credit'])),
  ],
)

/** Refunded units. A trigger adds them to their line, whose checks reject more than ordered. */
export const refundItems = pgTable(
  'refund_items',
  {
    request_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => refundRequests.id),
    order_id: bigint({ mode: 'number' }).notNull(),
    position: integer().notNull(),
    place: text({ enum: PIECE_LOCATIONS }).notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.request_id, table.position, table.place] }),
    foreignKey({
      columns: [table.order_id, table.position],
      foreignColumns: [orderLines.order_id, orderLines.position],
    }),
    index('refund_items_line').on(table.order_id, table.position),
    check('refund_items_place', isOneOf(table.place, PIECE_LOCATIONS)),
    check('refund_items_count', sql`${table.count} > 0`),
  ],
)
