import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { DEALER_SERVICES } from '@/domain/community/dealers/dealers'
import { RIDE_OUTCOMES, RIDE_STATUSES } from '@/domain/community/dealers/ride-moves'
import { bikes, bikeSizes } from '../catalog/bikes'
import { bigId, centsColumn, isOneOf, moment, notNegative, writtenAt } from '../columns'
import { countries } from '../catalog/trade'
import { users } from '../accounts/users'

export const dealers = pgTable(
  'dealers',
  {
    id: integer().primaryKey(),
    position: integer().notNull(),
    title: text().notNull(),
    note: text().notNull(),
    street: text().notNull(),
    postcode: text().notNull(),
    city: text().notNull(),
    region: text().notNull().default(''),
    country_id: integer()
      .notNull()
      .references(() => countries.id),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    /** IANA time zone name, used for opening hours and closed days. */
    time_zone: text().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    ride_minutes: integer().notNull().default(60),
    ride_notice_hours: integer().notNull().default(20),
    /** Number of simultaneous riders; null means as many as there are bikes. */
    rides_at_once: integer(),
    /** Fee per bike, without tax; null if the dealer assembles no bikes. */
    assembly_fee_cents: centsColumn(),
    /** Working days that assembly adds to a delivery. */
    assembly_days: integer(),
    is_active: boolean().notNull().default(true),
  },
  (table) => [
    index('dealers_country').on(table.country_id),
    check(
      'dealers_place',
      sql`${table.lat} between -90 and 90 and ${table.lng} between -180 and 180`,
    ),
    check('dealers_ride', sql`${table.ride_minutes} between 15 and 480`),
    check('dealers_at_once', sql`${table.rides_at_once} > 0`),
    check(
      'dealers_amounts',
      notNegative(table.assembly_fee_cents, table.assembly_days, table.ride_notice_hours),
    ),
    check(
      'dealers_assembly',
      sql`(${table.assembly_fee_cents} is null) = (${table.assembly_days} is null)`,
    ),
  ],
)

const dealerId = () =>
  integer()
    .notNull()
    .references(() => dealers.id, { onDelete: 'cascade' })

export const dealerServices = pgTable(
  'dealer_services',
  { dealer_id: dealerId(), service: text({ enum: DEALER_SERVICES }).notNull() },
  (table) => [
    primaryKey({ columns: [table.dealer_id, table.service] }),
    check('dealer_services_known', isOneOf(table.service, DEALER_SERVICES)),
  ],
)

/** Opening hours, several intervals a day, in minutes since midnight in the dealer's time zone. */
export const dealerHours = pgTable(
  'dealer_hours',
  {
    dealer_id: dealerId(),
    /** 1 (Monday) to 7 (Sunday). */
    weekday: integer().notNull(),
    opens: integer().notNull(),
    closes: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.dealer_id, table.weekday, table.opens] }),
    check('dealer_hours_weekday', sql`${table.weekday} between 1 and 7`),
    check(
      'dealer_hours_interval',
      sql`${table.opens} >= 0 and ${table.opens} < ${table.closes} and ${table.closes} <= 1440`,
    ),
  ],
)

export const dealerClosedDays = pgTable(
  'dealer_closed_days',
  { dealer_id: dealerId(), date: date({ mode: 'string' }).notNull(), reason: text().notNull() },
  (table) => [primaryKey({ columns: [table.dealer_id, table.date] })],
)

export const testRideBikes = pgTable(
  'test_ride_bikes',
  {
    id: integer().primaryKey(),
    dealer_id: dealerId(),
    bike_id: integer()
      .notNull()
      .references(() => bikes.id, { onDelete: 'cascade' }),
    size_id: integer()
      .notNull()
      .references(() => bikeSizes.id, { onDelete: 'cascade' }),
    is_active: boolean().notNull().default(true),
  },
  (table) => [
    unique('test_ride_bikes_one').on(table.dealer_id, table.bike_id, table.size_id),
    index('test_ride_bikes_bike').on(table.bike_id),
    index('test_ride_bikes_size').on(table.size_id),
  ],
)

export const testRides = pgTable(
  'test_rides',
  {
    id: bigId(),
    test_ride_bike_id: integer()
      .notNull()
      .references(() => testRideBikes.id),
    starts_at: moment().notNull(),
    ends_at: moment().notNull(),
    status: text({ enum: RIDE_STATUSES }).notNull().default('booked'),
    user_id: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull().default(''),
    height_cm: integer(),
    /** Number of changes and cancellations, for the SEQUENCE of calendar files. */
    sequence: integer().notNull().default(0),
    /** Hash of the booking's Idempotency-Key. */
    request_hash: text(),
    /** When the reminder is due (null if there is none), and when it was queued. */
    remind_at: moment(),
    reminded_at: moment(),
    /** Outcome reported by staff or the dealer. */
    outcome: text({ enum: RIDE_OUTCOMES }),
    created_at: writtenAt(),
    cancelled_at: moment(),
  },
  (table) => [
    uniqueIndex('test_rides_one_per_slot')
      .on(table.test_ride_bike_id, table.starts_at)
      .where(sql`${table.status} = 'booked'`),
    unique('test_rides_request').on(table.request_hash),
    index('test_rides_user').on(table.user_id),
    index('test_rides_time').on(table.starts_at, table.id),
    index('test_rides_reminder')
      .on(table.remind_at)
      .where(sql`${table.status} = 'booked' and ${table.reminded_at} is null`),
    check('test_rides_outcome', isOneOf(table.outcome, RIDE_OUTCOMES)),
    check('test_rides_status', isOneOf(table.status, RIDE_STATUSES)),
    check('test_rides_time', sql`${table.starts_at} < ${table.ends_at}`),
    check('test_rides_height', sql`${table.height_cm} between 100 and 230`),
  ],
)

/** Towns by name, so that a search near a town needs no external service. */
export const places = pgTable(
  'places',
  {
    id: integer().primaryKey(),
    name: text().notNull(),
    other_name: text().notNull().default(''),
    region: text().notNull().default(''),
    country_code: text().notNull(),
    population: integer().notNull(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    /** Names in lower case and without accents, as visitors may type them. */
    search: text().notNull(),
    other_search: text().notNull().default(''),
  },
  (table) => [
    index('places_search').on(table.search.op('text_pattern_ops')),
    index('places_other_search').on(table.other_search.op('text_pattern_ops')),
  ],
)
