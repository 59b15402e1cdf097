import { bigint, check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { HOLDER_KINDS } from '../../../../domain/order-limits'
import { isOneOf } from './columns'
import { orders } from './orders'

/** Who keeps stock from others with an unpaid order. Rows go when the order lets go of its pieces. */
export const orderHolders = pgTable(
  'order_holders',
  {
    order_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    kind: text({ enum: HOLDER_KINDS }).notNull(),
    /** Keyed hash of an inbox, a door or an IP block: counts, but names nobody. */
    subject: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.order_id, table.kind] }),
    index('order_holders_subject').on(table.subject),
    check('order_holders_kind', isOneOf(table.kind, HOLDER_KINDS)),
  ],
)
