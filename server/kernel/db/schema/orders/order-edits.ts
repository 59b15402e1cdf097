import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { cents } from '@/domain/kit/money'
import { bigId, centsColumn, isOneOf, notNegative, writtenAt } from '../columns'
import { orders } from './orders'
import { refundRequests } from '../payments/refund-requests'
import { users } from '../accounts/users'

export const EDIT_KINDS = ['delivery', 'bike'] as const

/** Changes that staff made to an order before it was built, in catalog terms; no address data. */
export const orderEdits = pgTable(
  'order_edits',
  {
    id: bigId(),
    order_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    /** Version of the order's edits, for optimistic locking. */
    edition: integer().notNull(),
    request_key: text().notNull(),
    kind: text({ enum: EDIT_KINDS }).notNull(),
    /** Line of the bike; null for a change of the delivery. */
    position: integer(),
    words: text().notNull(),
    /** Refunded amount including tax, by which the value of the line's units decreases. */
    refund_cents: centsColumn().notNull().default(cents(0)),
    request_id: bigint({ mode: 'number' }).references(() => refundRequests.id),
    made_by: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    made_at: writtenAt(),
  },
  (table) => [
    unique('order_edits_edition').on(table.order_id, table.edition),
    unique('order_edits_key').on(table.order_id, table.request_key),
    index('order_edits_made_by').on(table.made_by),
    index('order_edits_request').on(table.request_id),
    check('order_edits_kind', isOneOf(table.kind, EDIT_KINDS)),
    check('order_edits_bike', sql`(${table.kind} = 'bike') = (${table.position} is not null)`),
    check('order_edits_amounts', notNegative(table.edition, table.refund_cents)),
  ],
)
