import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { REFUND_TARGETS } from '@/domain/office/refund/refund'
import { REFUND_STATUSES } from '@/domain/shop/payment/payment-moves'
import { bigId, centsColumn, isOneOf, moment, writtenAt } from '../columns'
import { orders } from './orders'
import { payments } from '../payments/payments'
import { refundRequests } from '../payments/refund-requests'

/** `console` marks refunds made in the provider's console. */
export const REFUND_ORIGINS = ['shop', 'console'] as const
/** `void` marks refunds never sent, because a lost dispute had already taken the money. */
/** Refunds to the original payment method. Stored first, then sent with an idempotency key. */
export const refunds = pgTable(
  'refunds',
  {
    id: bigId(),
    order_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    /** The request for the refund; null if staff didn't request it. */
    request_id: bigint({ mode: 'number' }).references(() => refundRequests.id),
    /** Null for refunds to store credit. */
    payment_id: bigint({ mode: 'number' }).references(() => payments.id),
    target: text({ enum: REFUND_TARGETS }).notNull().default('provider'),
    origin: text({ enum: REFUND_ORIGINS }).notNull().default('shop'),
    reason: text().notNull().default(''),
    /** Whether it refunds a surplus payment that the order never needed; it doesn't count as refunded. */
    is_surplus: boolean().notNull().default(false),
    /** Idempotency key that names what caused the refund, for example 'cancel-12'. */
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
    index('refunds_request').on(table.request_id),
    index('refunds_payment').on(table.payment_id),
    index('refunds_due').on(table.status, table.next_attempt_at),
    index('refunds_finished').on(table.finished_at),
    unique('refunds_provider_refund').on(table.payment_id, table.provider_refund_id),
    check('refunds_target', isOneOf(table.target, REFUND_TARGETS)),
    check('refunds_origin', isOneOf(table.origin, REFUND_ORIGINS)),
    check('refunds_payment', sql`${table.target} = 'credit' or ${table.payment_id} is not null`),
    check('refunds_status', isOneOf(table.status, REFUND_STATUSES)),
    check('refunds_amount', sql`${table.amount_cents} > 0`),
  ],
)

/** Withdrawals from parts of an order follow one another; each line is withdrawn from at most once. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: bigId(),
    order_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    /** Positions of the withdrawn order lines. */
    lines: jsonb().$type<number[]>().notNull(),
    reason: text().notNull().default(''),
    declared_at: writtenAt(),
  },
  (table) => [index('withdrawals_of').on(table.order_id)],
)

export const DISPUTE_STATUSES = ['open', 'won', 'lost'] as const

/** Disputes raised by the buyer's bank or the provider. An open one blocks shipping and refunds. */
export const disputes = pgTable(
  'disputes',
  {
    id: bigId(),
    order_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    payment_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => payments.id),
    provider_dispute_id: text().notNull().unique(),
    status: text({ enum: DISPUTE_STATUSES }).notNull().default('open'),
    amount_cents: centsColumn().notNull(),
    reason: text().notNull(),
    evidence_due_at: moment(),
    evidence: text().notNull().default(''),
    /** Idempotency key for sending the evidence. */
    evidence_key: text(),
    /** Time of the last attempt to send; no other evidence can be sent at the same time. */
    evidence_tried_at: moment(),
    /** When the evidence was sent; providers accept it only once. */
    evidence_sent_at: moment(),
    /** How often the provider has rejected the evidence; part of the next attempt's idempotency key. */
    evidence_refusals: integer().notNull().default(0),
    opened_at: writtenAt(),
    closed_at: moment(),
  },
  (table) => [
    index('disputes_order').on(table.order_id),
    index('disputes_payment').on(table.payment_id),
    check('disputes_status', isOneOf(table.status, DISPUTE_STATUSES)),
  ],
)
