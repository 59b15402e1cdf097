import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

export const STATE_COLUMNS = ['payment_state', 'fulfillment_state'] as const

/** What the trigger of `orders` lets through: the lists of domain/order-state, compared with them by a test. */
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
