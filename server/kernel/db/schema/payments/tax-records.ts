import { sql } from 'drizzle-orm'
import { type AnyPgColumn, bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { bigId, centsColumn, isOneOf, writtenAt } from '../columns'
import { orders } from '../orders/orders'
import { pendingEdits } from '../orders/pending-edits'

const TAX_RECORD_KINDS = ['sale', 'reversal'] as const

/** Paid sales and refunds that the tax service records for the shop's tax returns. */
export const taxRecords = pgTable(
  'tax_records',
  {
    id: bigId(),
    order_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    kind: text({ enum: TAX_RECORD_KINDS }).notNull(),
    /** Change whose price difference was sold; null for the order itself. */
    edit_id: bigint({ mode: 'number' }).references(() => pendingEdits.id),
    /** The service's calculation of a difference, made once; that of an order is in the order. */
    calculation: text(),
    /** Sale that is reversed; null also for reversals of orders that had no differences yet. */
    sale_id: bigint({ mode: 'number' }).references((): AnyPgColumn => taxRecords.id),
    /** Identifies it at the service, and makes it unique there. */
    reference: text().notNull().unique(),
    /** Amount with tax that is sold or refunded, without gift cards. */
    amount_cents: centsColumn().notNull(),
    /** The service's id; null until it is recorded. */
    transaction_id: text(),
    created_at: writtenAt(),
  },
  (table) => [
    index('tax_records_order').on(table.order_id),
    index('tax_records_edit').on(table.edit_id),
    index('tax_records_sale').on(table.sale_id),
    index('tax_records_due')
      .on(table.created_at)
      .where(sql`${table.transaction_id} is null`),
    check('tax_records_kind', isOneOf(table.kind, TAX_RECORD_KINDS)),
    check('tax_records_amount', sql`${table.amount_cents} > 0`),
  ],
)
