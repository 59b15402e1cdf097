import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

export const STATE_COLUMNS = ['payment_state', 'fulfillment_state'] as const

/** State changes that the trigger of `orders` allows; a test compares them with `order-state`. */
export const orderMoves = pgTable(
  'order_moves',
  {
    column: text({ enum: STATE_COLUMNS }).notNull(),
    from_state: text().notNull(),
    to_state: text().notNull(),
    actors: text().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.column, table.from_state, table.to_state] })],
)
