import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { centsColumn, isOneOf, moment, notNegative, writtenAt } from './columns'

export const BANK_TRANSFER_STATUSES = ['open', 'paid', 'expired'] as const

/** Transfers that we wait for. A person who saw the money on the account marks it as received. */
export const bankTransfers = pgTable(
  'bank_transfers',
  {
    /** What the buyer writes into the transfer. */
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
