import { sql } from 'drizzle-orm'
import { bigint, check, date, index, pgTable, text } from 'drizzle-orm/pg-core'
import { refunds } from '../orders/after-sales'
import { bigId, centsColumn, isOneOf, moment, notNegative, writtenAt } from '../columns'

export const BANK_TRANSFER_STATUSES = ['open', 'paid', 'expired'] as const

/** Expected bank transfers. Staff mark them as received once the money is in the account. */
export const bankTransfers = pgTable(
  'bank_transfers',
  {
    /** Payment reference that the buyer enters in the transfer. */
    id: text().primaryKey(),
    attempt_id: text().notNull().unique(),
    amount_cents: centsColumn().notNull(),
    currency: text().notNull(),
    status: text({ enum: BANK_TRANSFER_STATUSES }).notNull().default('open'),
    received_cents: centsColumn(),
    received_at: moment(),
    created_at: writtenAt(),
  },
  (table) => [
    index('bank_transfers_status').on(table.status, table.created_at),
    check('bank_transfers_status', isOneOf(table.status, BANK_TRANSFER_STATUSES)),
    check('bank_transfers_amount', notNegative(table.amount_cents)),
  ],
)

/** Money received in the account; one transfer may arrive in several amounts. */
export const bankReceipts = pgTable(
  'bank_receipts',
  {
    id: bigId(),
    transfer_id: text()
      .notNull()
      .references(() => bankTransfers.id),
    /** Idempotency key, so that one click is one receipt. */
    key: text().notNull().unique(),
    amount_cents: centsColumn().notNull(),
    /** Public id of the administrator. */
    by: text().notNull(),
    received_at: moment().notNull(),
  },
  (table) => [
    index('bank_receipts_transfer').on(table.transfer_id),
    check('bank_receipts_amount', sql`${table.amount_cents} > 0`),
  ],
)

export const bankRefunds = pgTable(
  'bank_refunds',
  {
    /** Primary key, because each refund is sent only once. */
    refund_id: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => refunds.id),
    /** Reference as printed on the shop's bank statement. */
    reference: text().notNull(),
    /** Day (UTC) on which the bank sent the refund. */
    sent_on: date({ mode: 'string' }).notNull(),
    /** Public id of the administrator. */
    by: text().notNull(),
    entered_at: moment().notNull(),
  },
  (table) => [check('bank_refunds_reference', sql`${table.reference} <> ''`)],
)
