import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { bigId, centsColumn, isOneOf, writtenAt } from '../columns'
import { ZERO } from '@/domain/kit/money'
import { orders } from '../orders/orders'
import { promotions } from './trade'

export const PROMO_USE_STATES = ['held', 'used', 'released'] as const

/** Promotion uses, at most one per order. Users and emails are stored only as derived keys. */
export const promotionUses = pgTable(
  'promotion_uses',
  {
    id: bigId(),
    code: text()
      .notNull()
      .references(() => promotions.code),
    order_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    user_key: text(),
    email_key: text().notNull(),
    /** Shipping that the code waived, before tax; the order's discount doesn't contain it. */
    shipping_cents: centsColumn().notNull().default(ZERO),
    state: text({ enum: PROMO_USE_STATES }).notNull().default('held'),
    at: writtenAt(),
  },
  (table) => [
    unique('promotion_uses_order').on(table.order_id),
    index('promotion_uses_code')
      .on(table.code)
      .where(sql`${table.state} <> 'released'`),
    index('promotion_uses_user').on(table.user_key, table.code),
    index('promotion_uses_email').on(table.email_key, table.code),
    check('promotion_uses_state', isOneOf(table.state, PROMO_USE_STATES)),
  ],
)
