import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Build } from '@/domain/shop/bikes/bike'
import type { LineBundle } from '@/domain/shop/goods/ordered-bundle'
import type { Gift } from '@/domain/shop/gift-card/gift'
import { GIFT_CARD_ID } from '@/domain/shop/gift-card/gift-card'
import { cents, type Cents } from '@/domain/kit/money'
import type { ChargedTax } from '@/domain/shop/tax/tax'
import { FULFILLMENT_STATES, PAYMENT_STATES } from '@/domain/shop/orders/order-state'
import { bigId, centsColumn, isOneOf, moment, notNegative, writtenAt } from '../columns'
import { legalVersions } from '../catalog/content'
import { taxCertificates } from '../catalog/taxes'
import { countries } from '../catalog/trade'
import { users } from '../accounts/users'

export const orderNumbers = pgSequence('order_numbers', { startWith: 100001 })

export const orders = pgTable(
  'orders',
  {
    id: bigId(),
    number: text()
      .notNull()
      .unique()
      .default(sql`'NK-' || nextval('order_numbers')`),
    /** A trigger rejects every change that `order_moves` doesn't list. */
    payment_state: text({ enum: PAYMENT_STATES }).notNull().default('unpaid'),
    fulfillment_state: text({ enum: FULFILLMENT_STATES }).notNull().default('awaiting_payment'),
    disputed: boolean().notNull().default(false),
    needs_review: boolean().notNull().default(false),
    /** When the money held for an order under review is refunded automatically; null if none is held. */
    review_ends_at: moment(),
    user_id: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    email: text().notNull(),
    /** When the buyer confirmed the email address; until then, stock is held only briefly. */
    email_confirmed_at: moment(),
    country_id: integer()
      .notNull()
      .references(() => countries.id),
    shipping_address: jsonb().$type<PostalAddress>().notNull(),
    billing_address: jsonb().$type<PostalAddress>().notNull(),
    promo_code: text(),
    subtotal_cents: centsColumn().notNull(),
    discount_cents: centsColumn().notNull(),
    /** Why staff gave the discount; null for promo codes. */
    discount_reason: text(),
    shipping_cents: centsColumn().notNull(),
    /** Taxes on shipping and assembly; those of the goods are in their lines. */
    delivery_taxes: jsonb().$type<ChargedTax[]>().notNull().default([]),
    assembly_cents: centsColumn().notNull().default(cents(0)),
    assembly: jsonb().$type<OrderedAssembly>(),
    tax_cents: centsColumn().notNull(),
    tax_title: text().notNull(),
    /** The certificate that exempted the order from the taxes of its state. */
    tax_certificate_id: bigint({ mode: 'number' }).references(() => taxCertificates.id),
    /** The tax service's id of the calculation that the taxes are from; null if they are the shop's own. */
    tax_calculation: text(),
    /** Whether the shop's own registrations decided because the tax service didn't answer. */
    is_tax_fallback: boolean().notNull().default(false),
    total_cents: centsColumn().notNull(),
    /** Part of the total paid with store credit; the provider is charged the rest. */
    credit_cents: centsColumn().notNull().default(cents(0)),
    /** Provider payments allocated to the order itself, not reduced by refunds; see `amountDue`. */
    paid_cents: centsColumn().notNull().default(cents(0)),
    currency: text().notNull().default('USD'),
    has_bike: boolean().notNull(),
    delivery_date: date({ mode: 'string' }),
    delivery_cause: text(),
    cart_hash: text().notNull(),
    created_at: writtenAt(),
    paid_at: moment(),
    expires_at: moment(),
    delivered_at: moment(),
    cancelled_at: moment(),
  },
  (table) => [
    index('orders_user').on(table.user_id, table.created_at),
    // Finds returning buyers, with or without an account.
    index('orders_email').on(sql`lower(${table.email})`),
    index('orders_country').on(table.country_id),
    index('orders_tax_certificate')
      .on(table.tax_certificate_id)
      .where(sql`${table.tax_certificate_id} is not null`),
    index('orders_due').on(table.payment_state, table.expires_at),
    index('orders_created').on(table.created_at),
    // Contains all columns of paid orders that customer segments need.
    index('orders_buyers')
      .on(table.user_id, table.created_at, table.paid_cents, table.credit_cents, table.country_id)
      .where(sql`${table.paid_at} is not null and ${table.user_id} is not null`),
    // Covering index, so that the figures of a period use index-only scans.
    index('orders_paid').on(table.paid_at, table.fulfillment_state, table.total_cents),
    index('orders_under_review')
      .on(table.id)
      .where(sql`${table.needs_review}`),
    index('orders_disputed')
      .on(table.id)
      .where(sql`${table.disputed}`),
    // For back-office lists; their search uses `order_search`.
    index('orders_payment_list').on(table.payment_state, table.id),
    index('orders_fulfillment_list').on(table.fulfillment_state, table.id),
    // Of several identical requests (two tabs, a double click, a lost response), only one inserts the order.
    uniqueIndex('orders_one_open')
      .on(table.cart_hash)
      .where(sql`${table.payment_state} = 'unpaid'`),
    check('orders_payment_state', isOneOf(table.payment_state, PAYMENT_STATES)),
    check('orders_fulfillment_state', isOneOf(table.fulfillment_state, FULFILLMENT_STATES)),
    check(
      'orders_states',
      sql`case ${table.payment_state} when 'unpaid' then ${table.fulfillment_state} = 'awaiting_payment' when 'expired' then ${table.fulfillment_state} = 'cancelled' when 'void' then ${table.fulfillment_state} = 'cancelled' else ${table.fulfillment_state} <> 'awaiting_payment' end`,
    ),
    check(
      'orders_amounts',
      notNegative(
        table.subtotal_cents,
        table.discount_cents,
        table.shipping_cents,
        table.assembly_cents,
        table.tax_cents,
        table.total_cents,
        table.credit_cents,
        table.paid_cents,
      ),
    ),
    check('orders_credit', sql`${table.credit_cents} <= ${table.total_cents}`),
    check(
      'orders_total',
      sql`${table.total_cents} = ${table.subtotal_cents} - ${table.discount_cents} + ${table.shipping_cents} + ${table.assembly_cents} + ${table.tax_cents}`,
    ),
    check('orders_assembly', sql`${table.assembly} is not null or ${table.assembly_cents} = 0`),
    check('orders_currency', sql`${table.currency} ~ '^[A-Z]{3}$'`),
  ],
)

export const LINE_KINDS = ['bike', 'accessory', 'spare'] as const

/** Labeled rows that describe a bike as sold, so that they stay readable when the catalog changes. */
export interface BuildSheet {
  rows: { label: string; text: string }[]
  prices: { id: string; title: string; price: Cents }[]
}

export interface LineOptions {
  color: string | null
  size: string | null
  upgrades: { id: number; title: string }[]
}

/** The dealer who assembles the bikes of an order, as of when it was placed. */
export interface OrderedAssembly {
  dealer_id: number
  title: string
  address: string
  /** Working days added to the delivery. */
  days: number
  count: number
}

export interface PostalAddress {
  name: string
  line1: string
  line2: string
  city: string
  region: string
  postcode: string
  country_id: number
  phone: string
}

/** Order lines: snapshots of what was sold, independent of later catalog changes. */
export const orderLines = pgTable(
  'order_lines',
  {
    order_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    position: integer().notNull(),
    kind: text({ enum: LINE_KINDS }).notNull(),
    product_id: integer().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    thumbnail: text().notNull(),
    count: integer().notNull(),
    /** Units in parcels, the sum of `shipment_items`; maintained by a trigger. */
    shipped_count: integer().notNull().default(0),
    /** Units refunded before shipping. For this column and the next, a trigger sums `refund_items`. */
    canceled_count: integer().notNull().default(0),
    /** Units refunded after shipping. */
    refunded_count: integer().notNull().default(0),
    /** Shipped units that were returned, the sum of `return_items`; maintained by a trigger. */
    returned_count: integer().notNull().default(0),
    price_cents: centsColumn().notNull(),
    total_cents: centsColumn().notNull(),
    discount_cents: centsColumn().notNull(),
    taxes: jsonb().$type<ChargedTax[]>().notNull().default([]),
    sku: text(),
    bike_slug: text(),
    build: jsonb().$type<Build>(),
    /** The ordered bike that this line upgrades; `build` is the bike after the upgrade. */
    order_bike_id: bigint({ mode: 'number' }),
    build_sheet: jsonb().$type<BuildSheet>(),
    options: jsonb().$type<LineOptions>(),
    /** The bundle that the line belongs to; each part of a bundle is a line. */
    bundle: jsonb().$type<LineBundle>(),
    gift: jsonb().$type<Gift>(),
  },
  (table) => [
    primaryKey({ columns: [table.order_id, table.position] }),
    index('order_lines_sku').on(table.sku),
    check(
      'order_lines_gift',
      sql`${table.gift} is null or ${table.product_id} = ${sql.raw(String(GIFT_CARD_ID))}`,
    ),
    check('order_lines_kind', isOneOf(table.kind, LINE_KINDS)),
    check('order_lines_count', sql`${table.count} > 0`),
    check(
      'order_lines_pieces',
      sql`${table.shipped_count} >= 0 and ${table.canceled_count} >= 0 and ${table.shipped_count} + ${table.canceled_count} <= ${table.count}`,
    ),
    check(
      'order_lines_returned',
      sql`${table.returned_count} between 0 and ${table.shipped_count}`,
    ),
    check(
      'order_lines_refunded',
      sql`${table.refunded_count} between 0 and ${table.shipped_count}`,
    ),
    check(
      'order_lines_amounts',
      notNegative(table.price_cents, table.total_cents, table.discount_cents),
    ),
    // A part's share of the bundle price may not be divisible by its units.
    check(
      'order_lines_total',
      sql`${table.bundle} is not null or ${table.total_cents} = ${table.price_cents} * ${table.count}`,
    ),
    check(
      'order_lines_bike',
      sql`${table.kind} <> 'bike' or (${table.bike_slug} is not null and ${table.build} is not null)`,
    ),
  ],
)

/** The timeline of an order; append-only. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigId(),
    order_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    at: writtenAt(),
    kind: text().notNull(),
    detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [index('order_events_order').on(table.order_id, table.at, table.id)],
)

/** Versions of the legal documents that the buyer agreed to; append-only. */
export const orderLegalVersions = pgTable(
  'order_legal_versions',
  {
    order_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    version_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => legalVersions.id),
  },
  (table) => [
    primaryKey({ columns: [table.order_id, table.version_id] }),
    index('order_legal_versions_version').on(table.version_id),
  ],
)
