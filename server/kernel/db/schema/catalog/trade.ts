import { sql } from 'drizzle-orm'
import { bigint, boolean, check, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { PROMO_KINDS } from '@/domain/shop/promo/promo'
import { centsColumn, moment, notNegative } from '../columns'

export const countries = pgTable(
  'countries',
  {
    id: integer().primaryKey(),
    /** Only processes of the previous version read it, during an update. */
    position: integer().notNull().default(0),
    title: text().notNull().unique(),
    code: text().notNull().unique(),
    tax_title: text().notNull(),
    /** Only processes of the previous version read it, during an update; see `tax_registrations`. */
    tax_basis_points: integer().notNull().default(0),
    prices_include_tax: boolean().notNull().default(true),
    shipping_bike_cents: centsColumn().notNull(),
    shipping_goods_cents: centsColumn().notNull(),
    transit_battery_days: integer().notNull(),
    transit_goods_days: integer().notNull(),
    legal_tunes: text().array().notNull(),
    region_title: text(),
    postcode_pattern: text(),
    postcode_example: text(),
    /** Whether the shop ships to the country; existing orders keep it. */
    is_offered: boolean().notNull().default(true),
  },
  (table) => [
    check('countries_code', sql`${table.code} ~ '^[A-Z]{2}$'`),
    check('countries_tax', sql`${table.tax_basis_points} between 0 and 10000`),
    check(
      'countries_amounts',
      notNegative(
        table.shipping_bike_cents,
        table.shipping_goods_cents,
        table.transit_battery_days,
        table.transit_goods_days,
      ),
    ),
    check(
      'countries_postcode',
      sql`(${table.postcode_pattern} is null) = (${table.postcode_example} is null)`,
    ),
  ],
)

/** Promotions. `code` is stored in lower case because codes are case-insensitive. */
export const promotions = pgTable(
  'promotions',
  {
    code: text().primaryKey(),
    basis_points: integer(),
    amount_cents: centsColumn(),
    /** Restrictions on products and customers; an empty list is no restriction. */
    kinds: text({ enum: PROMO_KINDS }).array().notNull().default([]),
    product_ids: integer().array().notNull().default([]),
    country_ids: integer().array().notNull().default([]),
    first_order: boolean().notNull().default(false),
    members_only: boolean().notNull().default(false),
    /** Whether it applies without being entered. */
    is_automatic: boolean().notNull().default(false),
    free_shipping: boolean().notNull().default(false),
    /** Pieces to pay for, and those that are free then. */
    buy_count: integer(),
    free_count: integer(),
    cap_cents: centsColumn(),
    /** Value of the goods, before shipping, that an order must exceed. */
    threshold_cents: centsColumn().notNull(),
    starts_at: moment(),
    ends_at: moment(),
    is_active: boolean().notNull().default(true),
    max_uses_total: integer(),
    max_uses_per_customer: integer(),
  },
  (table) => [
    check(
      'promotions_code',
      sql`${table.code} = lower(btrim(${table.code})) and ${table.code} <> ''`,
    ),
    check('promotions_share', sql`${table.basis_points} between 1 and 10000`),
    check('promotions_amount', sql`${table.amount_cents} > 0`),
    check(
      'promotions_one_way',
      sql`num_nonnulls(${table.basis_points}, ${table.amount_cents}, ${table.buy_count}) + ${table.free_shipping}::integer = 1`,
    ),
    check(
      'promotions_pieces',
      sql`num_nonnulls(${table.buy_count}, ${table.free_count}) <> 1 and ${table.buy_count} between 1 and 20 and ${table.free_count} between 1 and 20`,
    ),
    check('promotions_amounts', notNegative(table.cap_cents, table.threshold_cents)),
    check('promotions_window', sql`${table.starts_at} < ${table.ends_at}`),
    check(
      'promotions_uses',
      sql`${table.max_uses_total} > 0 and ${table.max_uses_per_customer} > 0`,
    ),
  ],
)

export const factoryClosedDays = pgTable('factory_closed_days', {
  date: date({ mode: 'string' }).primaryKey(),
  reason: text().notNull(),
})

export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
})

/** Single row. `revision` is a cache key that triggers increment; never reused, even on rollback. */
export const catalogRevision = pgTable(
  'catalogue_revision',
  {
    only: boolean().primaryKey().default(true),
    revision: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [check('catalogue_revision_single', sql`${table.only}`)],
)
