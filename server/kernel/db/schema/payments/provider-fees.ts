import { bigint, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { refunds } from '../orders/after-sales'
import { bigId, centsColumn, writtenAt } from '../columns'
import { payments } from './payments'

/** Fees of payments and refunds, as soon as the provider says them. One without a row isn't known yet. */
export const providerFees = pgTable(
  'provider_fees',
  {
    id: bigId(),
    payment_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => payments.id),
    /** Null for the fee of the payment itself. */
    refund_id: bigint({ mode: 'number' }).references(() => refunds.id),
    /** Kept by the provider, in hundredths of `currency`; negative if it gave a part of its fee back. */
    amount_cents: centsColumn().notNull(),
    /** Currency in which the provider settles. */
    currency: text().notNull(),
    recorded_at: writtenAt(),
  },
  (table) => [
    unique('provider_fees_once').on(table.payment_id, table.refund_id).nullsNotDistinct(),
    index('provider_fees_refund').on(table.refund_id),
  ],
)
