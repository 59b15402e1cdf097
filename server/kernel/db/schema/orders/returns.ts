import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { RETURN_REASONS, RETURN_STATES } from '@/domain/office/returns/returns'
import { bigId, isOneOf, moment } from '../columns'
import { orderLines, orders } from './orders'
import { carriers } from './shipments'
import { refundRequests } from '../payments/refund-requests'
import { users } from '../accounts/users'

/** Returns of units, numbered from 1 within each order. */
export const returns = pgTable(
  'returns',
  {
    id: bigId(),
    order_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    number: integer().notNull(),
    state: text({ enum: RETURN_STATES }).notNull().default('registered'),
    reason: text({ enum: RETURN_REASONS }).notNull(),
    note: text().notNull().default(''),
    /** Who brings it back; null if the buyer chooses. */
    carrier: text().references(() => carriers.code),
    /** Number of a label that the shop has paid for; otherwise empty. */
    tracking: text().notNull().default(''),
    request_key: text().notNull(),
    registered_by: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    registered_at: moment().notNull(),
    received_at: moment(),
    inspected_at: moment(),
    ended_at: moment(),
    refund_request_id: bigint({ mode: 'number' }).references(() => refundRequests.id),
  },
  (table) => [
    unique('returns_number').on(table.order_id, table.number),
    unique('returns_request').on(table.order_id, table.request_key),
    index('returns_registered_by').on(table.registered_by),
    index('returns_carrier').on(table.carrier),
    index('returns_registered_at').on(table.registered_at),
    index('returns_refund_request').on(table.refund_request_id),
    check('returns_state', isOneOf(table.state, RETURN_STATES)),
    check('returns_reason', isOneOf(table.reason, RETURN_REASONS)),
    check(
      'returns_refunded',
      sql`(${table.state} = 'refunded') = (${table.refund_request_id} is not null)`,
    ),
  ],
)

/** Units of a return. A trigger adds them to their line, whose check rejects more than shipped. */
export const returnItems = pgTable(
  'return_items',
  {
    return_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => returns.id),
    order_id: bigint({ mode: 'number' }).notNull(),
    position: integer().notNull(),
    count: integer().notNull(),
    bikes: bigint({ mode: 'number' }).array().notNull().default([]),
    /** Units that can be sold again; null until inspection. */
    sellable: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.return_id, table.position] }),
    foreignKey({
      columns: [table.order_id, table.position],
      foreignColumns: [orderLines.order_id, orderLines.position],
    }),
    index('return_items_line').on(table.order_id, table.position),
    check('return_items_count', sql`${table.count} > 0`),
    check('return_items_sellable', sql`${table.sellable} between 0 and ${table.count}`),
  ],
)
