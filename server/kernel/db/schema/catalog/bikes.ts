import {
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import type {
  Bike,
  ForkGeometry,
  Geometry,
  Part,
  PartGroup,
  PartLook,
  Performance,
  RangeProfile,
} from '@/domain/shop/bikes/bike'
import type { WithheldState } from '@/domain/office/bikes/bikes'
import { COLOR_FINISHES, COLOR_TYPE_ORDER } from '@/domain/kit/constants'
import { centsColumn, isOneOf, moment, notNegative } from '../columns'

export const bikes = pgTable(
  'bikes',
  {
    id: integer().primaryKey(),
    position: integer().notNull(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    kind: text().notNull(),
    tagline: text().notNull(),
    description: text().notNull(),
    price_cents: centsColumn().notNull(),
    performance: jsonb().$type<Performance>().notNull(),
    range_profile: jsonb().$type<RangeProfile>().notNull(),
    fork: jsonb().$type<ForkGeometry>().notNull(),
    travel: jsonb().$type<Bike['travel']>().notNull(),
    tyre_label: text().notNull(),
    gross_limit: integer().notNull(),
    standover_clearance: integer().notNull(),
    lead_days: integer().notNull(),
    facts: jsonb().$type<Bike['facts']>().notNull(),
    /** Whether it is a draft: never offered and hidden from shoppers. */
    is_draft: boolean().notNull().default(false),
    /** Time since which it is no longer sold; null while it is. */
    ended_at: moment(),
    /** Slug of the model it was copied from, which supplies the torque values; null for originals. */
    made_like: text(),
    /** Two-letter prefix of its frame numbers, or null for the shared one. Frozen once a frame exists. */
    serial_prefix: text().unique(),
  },
  (table) => [
    check(
      'bikes_serial_prefix',
      sql`${table.serial_prefix} ~ '^[A-Z]{2}$' and ${table.serial_prefix} <> 'NK'`,
    ),
    check('bikes_amounts', notNegative(table.price_cents, table.lead_days)),
    check('bikes_gross_limit', sql`${table.gross_limit} > 0`),
  ],
)

export const bikeSizes = pgTable(
  'bike_sizes',
  {
    id: integer().primaryKey(),
    bike_id: integer()
      .notNull()
      .references(() => bikes.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    title: text().notNull(),
    geometry: jsonb().$type<Geometry>().notNull(),
    rider_min: integer().notNull(),
    rider_max: integer().notNull(),
    inseam_min: integer().notNull(),
    inseam_max: integer().notNull(),
    /** Whether it is a draft: never offered and hidden from shoppers. */
    is_draft: boolean().notNull().default(false),
  },
  (table) => [
    unique('bike_sizes_bike_title').on(table.bike_id, table.title),
    check(
      'bike_sizes_bands',
      sql`${table.rider_min} <= ${table.rider_max} and ${table.inseam_min} <= ${table.inseam_max}`,
    ),
  ],
)

export const colors = pgTable(
  'colors',
  {
    id: integer().primaryKey(),
    bike_id: integer()
      .notNull()
      .references(() => bikes.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    title: text().notNull(),
    type: text({ enum: COLOR_TYPE_ORDER }).notNull(),
    hex: text().notNull(),
    /** Null for paint. */
    finish: text({ enum: COLOR_FINISHES }),
    surcharge_cents: centsColumn().notNull(),
    lead_days: integer().notNull(),
    /** Null while it is offered. */
    withheld: jsonb().$type<WithheldState>(),
  },
  (table) => [
    unique('colors_bike_title').on(table.bike_id, table.title),
    check('colors_type', isOneOf(table.type, COLOR_TYPE_ORDER)),
    check('colors_finish', isOneOf(table.finish, COLOR_FINISHES)),
    check('colors_hex', sql`${table.hex} ~ '^#[0-9A-F]{6}$'`),
    check('colors_amounts', notNegative(table.surcharge_cents, table.lead_days)),
  ],
)

export const colorAvailability = pgTable(
  'color_availability',
  {
    color_id: integer()
      .notNull()
      .references(() => colors.id, { onDelete: 'cascade' }),
    size_id: integer()
      .notNull()
      .references(() => bikeSizes.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.color_id, table.size_id] }),
    index('color_availability_size').on(table.size_id),
  ],
)

const SELECTIONS = ['one', 'many'] as const satisfies readonly PartGroup['selection'][]

export const partGroups = pgTable(
  'part_groups',
  {
    bike_id: integer()
      .notNull()
      .references(() => bikes.id, { onDelete: 'cascade' }),
    category_part_id: integer().notNull(),
    category_id: integer().notNull(),
    position: integer().notNull(),
    title: text().notNull(),
    selection: text({ enum: SELECTIONS }).notNull(),
    exclusive_reason: text(),
  },
  (table) => [
    primaryKey({ columns: [table.bike_id, table.category_part_id] }),
    check('part_groups_selection', isOneOf(table.selection, SELECTIONS)),
  ],
)

/** A part's price may be negative: it is relative to the standard part. */
export const parts = pgTable(
  'parts',
  {
    id: integer().primaryKey(),
    bike_id: integer().notNull(),
    category_part_id: integer().notNull(),
    position: integer().notNull(),
    code: text().notNull(),
    title: text().notNull(),
    note: text().notNull(),
    price_cents: centsColumn().notNull(),
    performance: jsonb().$type<Performance>().notNull(),
    range_factor: doublePrecision().notNull(),
    lead_days: integer().notNull(),
    tags: text().array().notNull(),
    by_size: jsonb().$type<Part['by_size']>(),
    look: jsonb().$type<PartLook>().notNull(),
    /** Null while it is offered. */
    withheld: jsonb().$type<WithheldState>(),
  },
  (table) => [
    foreignKey({
      name: 'parts_group',
      columns: [table.bike_id, table.category_part_id],
      foreignColumns: [partGroups.bike_id, partGroups.category_part_id],
    }).onDelete('cascade'),
    index('parts_group_index').on(table.bike_id, table.category_part_id),
    unique('parts_bike_code').on(table.bike_id, table.code),
    check('parts_range_factor', sql`${table.range_factor} > 0`),
    check('parts_lead_days', notNegative(table.lead_days)),
  ],
)

export const buildRules = pgTable(
  'build_rules',
  {
    bike_id: integer()
      .notNull()
      .references(() => bikes.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    position: integer().notNull(),
    when_tags: text().array().notNull(),
    excludes: text().array().notNull(),
    requires_any: text().array().notNull(),
    reason: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bike_id, table.id] }),
    check(
      'build_rules_sense',
      sql`cardinality(${table.when_tags}) > 0 and cardinality(${table.excludes}) + cardinality(${table.requires_any}) > 0`,
    ),
  ],
)

export const presets = pgTable(
  'presets',
  {
    bike_id: integer()
      .notNull()
      .references(() => bikes.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    position: integer().notNull(),
    title: text().notNull(),
    note: text().notNull(),
    part_codes: text().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.bike_id, table.id] })],
)
