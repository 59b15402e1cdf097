import { bigint, check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { HOLDER_KINDS } from '@/domain/shop/cart/order-limits'
import { isOneOf } from '../columns'
import { orders } from './orders'

/** Holders of stock reserved by unpaid orders, for limits. Deleted when the stock is released. */
export const orderHolders = pgTable(
  'order_holders',
  {
    order_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    kind: text({ enum: HOLDER_KINDS }).notNull(),
    /** Keyed hash of an inbox, an address or an IP block, which can be counted but doesn't identify it. */
    subject: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.order_id, table.kind] }),
    index('order_holders_subject').on(table.subject),
    check('order_holders_kind', isOneOf(table.kind, HOLDER_KINDS)),
  ],
)
