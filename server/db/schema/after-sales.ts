import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { bigId, centsColumn, isOneOf, moment, writtenAt } from './columns'
import { orders } from './orders'
import { payments } from './payments'

export const REFUND_STATUSES = ['pending', 'succeeded', 'failed'] as const

/** Money that goes back the way it came. Written first, sent by the worker, safe to repeat by its key. */
export const refunds = pgTable(
  'refunds',
  {
    id: bigId(),
    order_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    payment_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => payments.id),
    /** What causes it, for example 'cancel-12': the same cause refunds once. */
    cause: text().notNull().unique(),
    amount_cents: centsColumn().notNull(),
    status: text({ enum: REFUND_STATUSES }).notNull().default('pending'),
    provider_refund_id: text(),
    attempts: integer().notNull().default(0),
    next_attempt_at: writtenAt(),
    last_error: text(),
    created_at: writtenAt(),
    finished_at: moment(),
  },
  (table) => [
    index('refunds_order').on(table.order_id),
    index('refunds_payment').on(table.payment_id),
    index('refunds_due').on(table.status, table.next_attempt_at),
    check('refunds_status', isOneOf(table.status, REFUND_STATUSES)),
    check('refunds_amount', sql`${table.amount_cents} > 0`),
  ],
)

/** A declared withdrawal; what becomes of it is the work of the back-office. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: bigId(),
    order_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    /** Positions of the order's lines. */
    lines: jsonb().$type<number[]>().notNull(),
    reason: text().notNull().default(''),
    declared_at: writtenAt(),
  },
  (table) => [unique('withdrawals_once').on(table.order_id)],
)
