import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { orders } from './orders'

/** Tags that staff put on an order, hidden from its buyer. */
export const orderTags = pgTable(
  'order_tags',
  {
    order_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    tag: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.order_id, table.tag] }),
    index('order_tags_tag').on(table.tag, table.order_id),
  ],
)
