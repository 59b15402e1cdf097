import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { bigId, centsColumn, isOneOf, moment, writtenAt } from '../columns'
import { orders } from './orders'
import { users } from '../accounts/users'

export const GIFT_CARD_STATES = ['active', 'redeemed', 'void'] as const

/** One row per paid gift card. Its code is derived for the email and looked up by its hash. */
export const giftCards = pgTable(
  'gift_cards',
  {
    id: bigId(),
    order_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    /** Position of the order line, and the number of the unit within it. */
    position: integer().notNull(),
    piece: integer().notNull(),
    amount_cents: centsColumn().notNull(),
    code_hash: text().notNull().unique(),
    state: text({ enum: GIFT_CARD_STATES }).notNull().default('active'),
    created_at: writtenAt(),
    /** When the recipient's email is due; null for a card that goes to the buyer. */
    send_at: moment(),
    /** When that email was queued, in the same transaction. */
    sent_at: moment(),
    redeemed_at: moment(),
    redeemed_by: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique('gift_cards_piece').on(table.order_id, table.position, table.piece),
    index('gift_cards_due')
      .on(table.send_at)
      .where(sql`${table.sent_at} is null and ${table.state} = 'active'`),
    index('gift_cards_redeemed_by').on(table.redeemed_by),
    check('gift_cards_state', isOneOf(table.state, GIFT_CARD_STATES)),
    check('gift_cards_sent', sql`${table.sent_at} is null or ${table.send_at} is not null`),
    check('gift_cards_amount', sql`${table.amount_cents} between 5000 and 50000`),
    check(
      'gift_cards_redeemed',
      sql`(${table.state} = 'redeemed') = (${table.redeemed_at} is not null)`,
    ),
  ],
)
