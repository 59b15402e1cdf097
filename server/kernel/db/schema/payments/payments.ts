import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { cents } from '@/domain/kit/money'
import { ATTEMPT_STATUSES, OPEN_ATTEMPT_STATUSES } from '@/domain/shop/payment/payment-moves'
import { bigId, centsColumn, isOneOf, moment, notNegative, writtenAt } from '../columns'
import { orders } from '../orders/orders'
import { pendingEdits } from '../orders/pending-edits'

export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: bigId(),
    /** 128 random bits: the id of the payment attempt in URLs. */
    public_id: text().notNull().unique(),
    order_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    /** The edit that an additional payment is for; null for payments of the order itself. */
    edit_id: bigint({ mode: 'number' }).references(() => pendingEdits.id),
    provider: text().notNull(),
    provider_ref: text(),
    return_token_hash: text().notNull(),
    status: text({ enum: ATTEMPT_STATUSES }).notNull().default('created'),
    amount_cents: centsColumn().notNull(),
    currency: text().notNull(),
    failure_code: text(),
    /** When the user deleted the record. It is hidden from lists, but kept for the order's accounting. */
    removed_at: moment(),
    created_at: writtenAt(),
    updated_at: writtenAt(),
  },
  (table) => [
    index('payment_attempts_order').on(table.order_id),
    index('payment_attempts_edit').on(table.edit_id),
    uniqueIndex('payment_attempts_one_open')
      .on(table.order_id)
      .where(isOneOf(table.status, OPEN_ATTEMPT_STATUSES)),
    unique('payment_attempts_provider_ref').on(table.provider, table.provider_ref),
    index('payment_attempts_due').on(table.status, table.updated_at),
    check('payment_attempts_status', isOneOf(table.status, ATTEMPT_STATUSES)),
    check('payment_attempts_amount', notNegative(table.amount_cents)),
  ],
)

/** `surplus`: paid twice or too late, to be refunded. `review`: unexpected amount or currency. */
export const PAYMENT_PURPOSES = ['order', 'surplus', 'review'] as const

export const payments = pgTable(
  'payments',
  {
    id: bigId(),
    order_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    attempt_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => paymentAttempts.id),
    provider: text().notNull(),
    provider_payment_id: text().notNull(),
    amount_cents: centsColumn().notNull(),
    currency: text().notNull(),
    purpose: text({ enum: PAYMENT_PURPOSES }).notNull().default('order'),
    captured_at: moment().notNull(),
  },
  (table) => [
    index('payments_captured').on(table.provider, table.captured_at),
    index('payments_reported').on(table.captured_at, table.provider, table.amount_cents),
    check('payments_purpose', isOneOf(table.purpose, PAYMENT_PURPOSES)),
    index('payments_order').on(table.order_id),
    index('payments_attempt').on(table.attempt_id),
    unique('payments_provider_payment').on(table.provider, table.provider_payment_id),
    check('payments_amount', notNegative(table.amount_cents)),
  ],
)

export const SANDBOX_STATUSES = ['open', 'paid', 'declined', 'pending', 'expired'] as const

/** Payments at the sandbox provider; the shop reads them only through the payment port. */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    id: text().primaryKey(),
    idempotency_key: text().notNull().unique(),
    reference: text().notNull(),
    amount_cents: centsColumn().notNull(),
    currency: text().notNull(),
    status: text({ enum: SANDBOX_STATUSES }).notNull().default('open'),
    refunded_cents: centsColumn().notNull().default(cents(0)),
    refund_keys: text().array().notNull().default([]),
    return_url: text().notNull(),
    created_at: writtenAt(),
    updated_at: writtenAt(),
  },
  (table) => [
    index('sandbox_payments_reference').on(table.reference),
    check('sandbox_payments_status', isOneOf(table.status, SANDBOX_STATUSES)),
    check('sandbox_payments_amount', sql`${table.amount_cents} >= 0`),
  ],
)
