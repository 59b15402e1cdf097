import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Cents } from '@/domain/kit/money'
import type { FreeLineKind } from '@/domain/shop/orders/free-line'
import type { Build } from '@/domain/shop/bikes/bike'
import { bigId, centsColumn, moment, notNegative, writtenAt } from '../columns'
import { orders, type PostalAddress } from './orders'
import { countries } from '../catalog/trade'
import { users } from '../accounts/users'

/** What staff wrote into a draft by themselves. */
export interface FreeLine {
  title: string
  /** Unit price in cents, before tax. */
  price: Cents
  kind: FreeLineKind
}

/** An item of a draft; its price is recalculated on each view. */
export interface DraftItem {
  product_id: number
  count: number
  variant?: string | null | undefined
  server?: { bike_slug: string; build: Build } | null | undefined
  free?: FreeLine | undefined
}

/** A draft that staff make for a customer on the phone. It becomes an order once its link is paid. */
export const draftOrders = pgTable(
  'draft_orders',
  {
    id: bigId(),
    request_key: text().notNull().unique(),
    email: text().notNull(),
    country_id: integer()
      .notNull()
      .references(() => countries.id),
    shipping_address: jsonb().$type<PostalAddress>().notNull(),
    items: jsonb().$type<DraftItem[]>().notNull(),
    promo_code: text(),
    /** Discount that staff give, as shown, and why. */
    discount_cents: centsColumn(),
    discount_reason: text(),
    title: text().notNull(),
    /** The total stated in the email. */
    total_cents: centsColumn().notNull(),
    expires_at: moment().notNull(),
    sent_at: moment().notNull(),
    sends: integer().notNull().default(1),
    canceled_at: moment(),
    /** The last order placed through its link. */
    order_id: bigint({ mode: 'number' }).references(() => orders.id),
    made_by: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    created_at: writtenAt(),
  },
  (table) => [
    uniqueIndex('draft_orders_order').on(table.order_id),
    index('draft_orders_country').on(table.country_id),
    index('draft_orders_made_by').on(table.made_by),
    index('draft_orders_email').on(sql`lower(${table.email})`),
    check('draft_orders_amounts', notNegative(table.total_cents, table.sends)),
    check(
      'draft_orders_discount',
      sql`(${table.discount_cents} is null) = (${table.discount_reason} is null) and ${table.discount_cents} > 0 is not false`,
    ),
  ],
)
