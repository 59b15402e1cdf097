import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import type {
  BundlePart,
  Product,
  ProductNeed,
  ProductVariant,
} from '@/domain/shop/accessories/accessory'
import { BUNDLE_PERCENT, MAX_PART_COUNT } from '@/domain/shop/goods/bundle'
import { LONGEST_LINK } from '@/domain/kit/external-link'
import type { Fact } from '@/domain/kit/text-field'
import type { ProductPicture } from '@/domain/office/goods/product-pictures'
import { centsColumn, isOneOf, notNegative } from '../columns'

const PRODUCT_KINDS = ['accessory', 'spare'] as const satisfies readonly Product['kind'][]

/** Accessories and spare parts. The columns from `standard_equivalent` on describe spares only. */
export const products = pgTable(
  'products',
  {
    id: integer().primaryKey(),
    position: integer().notNull(),
    kind: text({ enum: PRODUCT_KINDS }).notNull(),
    category: text().notNull().default(''),
    title: text().notNull(),
    description: text().notNull(),
    price_cents: centsColumn().notNull(),
    weight_g: integer().notNull(),
    /** URL of the studio picture, shown until the product has pictures; empty if there is none. */
    thumbnail: text().notNull(),
    /** Pictures of the product; the first is the main picture. */
    pictures: jsonb().$type<ProductPicture[]>().notNull().default([]),
    fits: text().array().notNull(),
    /** Codes of options: a bike that has such an option needs one of them on it. */
    fits_parts: text().array().notNull().default([]),
    is_battery: boolean().notNull(),
    is_digital: boolean().notNull(),
    variants: jsonb().$type<ProductVariant[]>().notNull().default([]),
    load_limit_g: integer(),
    volume_l: real(),
    facts: jsonb().$type<Fact[]>().notNull().default([]),
    needs: jsonb().$type<ProductNeed[]>().notNull().default([]),
    warnings: text().array().notNull().default([]),
    /** Lines of name, address and email address; null for the parties of the settings. */
    maker: text().array(),
    eu_responsible: text().array(),
    gtin: text(),
    /** ISO 3166-1 alpha-2. */
    country_of_origin: text(),
    /** Where it is in the warehouse. */
    shelf: text(),
    standard_equivalent: text(),
    standards: text().array().notNull().default([]),
    tools: text().array().notNull().default([]),
    difficulty: integer(),
    minutes: integer(),
    wear_interval_km: integer(),
    spare_group: text(),
    /** Discount of a bundle on its parts' prices; null for a fixed price. A trigger updates the price. */
    bundle_basis_points: integer(),
    /** Parts of a bundle, for its history; otherwise null. Copied from `product_parts` by a trigger. */
    bundle_parts: jsonb().$type<BundlePart[]>(),
    /** Product page at another shop; shoppers are sent there only if EXTERNAL_HOSTS allows it. */
    external_link: text(),
    is_offered: boolean().notNull().default(true),
    /** Words by which staff find products; customers never see them. */
    tags: text().array().notNull().default([]),
    /** Idempotency key of products that staff added. */
    request_key: text(),
    /** Search text of the back office, in lower case. */
    words: text()
      .notNull()
      .generatedAlwaysAs(sql`lower(id::text || ' ' || title || ' ' || coalesce(gtin, ''))`),
  },
  (table) => [
    unique('products_request').on(table.request_key),
    index('products_kind_position').on(table.kind, table.position),
    index('products_kind_id').on(table.kind, table.id),
    index('products_words').using('gin', sql`${table.words} gin_trgm_ops`),
    index('products_fits').using('gin', table.fits),
    index('products_tags').using('gin', table.tags),
    check('products_kind', isOneOf(table.kind, PRODUCT_KINDS)),
    check('products_amounts', notNegative(table.price_cents, table.weight_g)),
    check('products_loads', sql`${table.load_limit_g} > 0 and ${table.volume_l} > 0`),
    check('products_gtin', sql`${table.gtin} ~ '^([0-9]{8}|[0-9]{12,14})$'`),
    check('products_origin', sql`${table.country_of_origin} ~ '^[A-Z]{2}$'`),
    check('products_difficulty', sql`${table.difficulty} between 1 and 3`),
    check(
      'products_external_link',
      sql`${table.external_link} ~ '^https://' and length(${table.external_link}) <= ${sql.raw(String(LONGEST_LINK))}`,
    ),
    check('products_minutes', sql`${table.minutes} > 0`),
    check('products_wear', sql`${table.wear_interval_km} > 0`),
    check(
      'products_bundle',
      sql`${table.bundle_basis_points} between ${sql.raw(String(BUNDLE_PERCENT.least))} and ${sql.raw(String(BUNDLE_PERCENT.most))}`,
    ),
  ],
)

/** Parts of a bundle. A product with rows here is a bundle and has no stock of its own. */
export const productParts = pgTable(
  'product_parts',
  {
    bundle_id: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    product_id: integer()
      .notNull()
      .references(() => products.id),
    /** Version of the part; null for goods without versions. */
    variant: text(),
    /** Units per bundle. */
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bundle_id, table.position] }),
    index('product_parts_product').on(table.product_id),
    unique('product_parts_once')
      .on(table.bundle_id, table.product_id, table.variant)
      .nullsNotDistinct(),
    check(
      'product_parts_count',
      sql`${table.count} between 1 and ${sql.raw(String(MAX_PART_COUNT))}`,
    ),
    check('product_parts_other', sql`${table.bundle_id} <> ${table.product_id}`),
  ],
)
