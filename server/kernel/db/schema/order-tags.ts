import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { orders } from './orders'

/** What the staff marked an order with; its buyer doesn't see it. */
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
