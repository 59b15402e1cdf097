import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { Build } from '@/domain/shop/bikes/bike'
import type { Gift } from '@/domain/shop/gift-card/gift'
import { GIFT_CARD_ID } from '@/domain/shop/gift-card/gift-card'
import { bigId, centsColumn, writtenAt } from '../columns'
import { orderBikes } from './garage'
import { users } from '../accounts/users'

/** Carts, one row per user; every change to a line locks the row and increments its version. */
export const carts = pgTable('carts', {
  user_id: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  version: bigint({ mode: 'number' }).notNull().default(0),
  updated_at: writtenAt(),
})

export const cartLines = pgTable(
  'cart_lines',
  {
    id: bigId(),
    user_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => carts.user_id, { onDelete: 'cascade' }),
    product_id: integer().notNull(),
    bike_slug: text(),
    build: jsonb().$type<Build>(),
    /** `buildKey` of domain/shop/bikes/build, or '' without a build; two builds are two lines. */
    build_key: text().notNull().default(''),
    /** The bike that this line upgrades. */
    order_bike_id: bigint({ mode: 'number' }).references(() => orderBikes.id, {
      onDelete: 'cascade',
    }),
    count: integer().notNull(),
    /** Value of a gift card. */
    amount_cents: centsColumn(),
    variant: text(),
    gift: jsonb().$type<Gift>(),
    /** Hash of `giftKey` of domain/shop/gift-card/gift, or '' without a gift; two gifts are two lines. */
    gift_key: text().notNull().default(''),
    /** Price when the line was added or last acknowledged; null before pricing. */
    seen_price_cents: centsColumn(),
    created_at: writtenAt(),
  },
  (table) => [
    index('cart_lines_user').on(table.user_id, table.id),
    index('cart_lines_order_bike').on(table.order_bike_id),
    unique('cart_lines_one_of_a_kind')
      .on(
        table.user_id,
        table.product_id,
        table.build_key,
        table.order_bike_id,
        table.amount_cents,
        table.variant,
        table.gift_key,
      )
      .nullsNotDistinct(),
    check('cart_lines_count', sql`${table.count} between 1 and 99`),
    check('cart_lines_bike', sql`(${table.bike_slug} is null) = (${table.build} is null)`),
    check(
      'cart_lines_amount',
      sql`${table.amount_cents} is null or (${table.amount_cents} between 5000 and 50000 and ${table.amount_cents} % 100 = 0 and ${table.build} is null)`,
    ),
    check('cart_lines_variant', sql`${table.variant} is null or ${table.build} is null`),
    check(
      'cart_lines_gift',
      sql`(${table.gift} is null) = (${table.gift_key} = '') and (${table.gift} is null or ${table.product_id} = ${sql.raw(String(GIFT_CARD_ID))})`,
    ),
    check('cart_lines_upgrade', sql`${table.order_bike_id} is null or ${table.count} = 1`),
  ],
)

/** Stored responses of idempotent requests, which migrate a guest's cart or save a bike. */
export const cartRequests = pgTable(
  'cart_requests',
  {
    user_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => carts.user_id, { onDelete: 'cascade' }),
    key: text().notNull(),
    request_hash: text().notNull(),
    answer: jsonb().$type<unknown>(),
    created_at: writtenAt(),
  },
  (table) => [
    unique('cart_requests_once').on(table.user_id, table.key),
    index('cart_requests_created').on(table.created_at),
  ],
)
