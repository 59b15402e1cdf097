import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { writtenAt } from '../columns'
import { orders } from '../orders/orders'

/** The stored response for a key; `status` and `answer` are null while the first request is in flight. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    key: text().primaryKey(),
    request_hash: text().notNull(),
    order_id: bigint({ mode: 'number' }).references(() => orders.id),
    status: integer(),
    answer: jsonb().$type<unknown>(),
    created_at: writtenAt(),
  },
  (table) => [
    index('idempotency_keys_order').on(table.order_id),
    index('idempotency_keys_created').on(table.created_at),
    check('idempotency_keys_status', sql`${table.status} between 100 and 599`),
  ],
)
