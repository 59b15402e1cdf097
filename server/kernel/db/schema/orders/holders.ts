import { bigint, check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { HOLDER_KINDS } from '@/domain/shop/cart/order-limits'
import { isOneOf } from '../columns'
import { orders } from './orders'

/** Limits on stock held by unpaid orders. Rows are deleted when the order releases its stock. */
export const orderHolders = pgTable(
  'order_holders',
  {
    order_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    kind: text({ enum: HOLDER_KINDS }).notNull(),
    /** Keyed hash of an inbox, an address or an IP block: countable, but not identifying. */
    subject: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.order_id, table.kind] }),
    index('order_holders_subject').on(table.subject),
    check('order_holders_kind', isOneOf(table.kind, HOLDER_KINDS)),
  ],
)
