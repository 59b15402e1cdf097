import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { LocalRate } from '@/domain/shop/tax/registration'
import { CERTIFICATE_DECISIONS, CERTIFICATE_REASONS } from '@/domain/shop/tax/certificate'
import { LIMIT_SCOPES } from '@/domain/shop/tax/tax'
import { bigId, isOneOf, writtenAt } from '../columns'
import { users } from '../accounts/users'
import { files } from '../system/files'
import { countries } from './trade'

/** Registrations of the shop for tax. Orders keep the taxes that they were placed with. */
export const taxRegistrations = pgTable(
  'tax_registrations',
  {
    id: text().primaryKey(),
    country_code: text()
      .notNull()
      .references(() => countries.code, { onUpdate: 'cascade' }),
    /** State or province; null for the whole country. */
    region: text(),
    title: text().notNull(),
    /** Tax number of the shop, printed on documents for the country. */
    number: text().notNull().default(''),
    /** Parts per million. */
    rate: integer().notNull(),
    taxes_delivery: boolean().notNull().default(true),
    replaces_national: boolean().notNull().default(false),
    covers_eu: boolean().notNull().default(false),
    /** Value up to which the shop collects it, in units of `limit_currency`. */
    limit_amount: integer(),
    limit_currency: text(),
    limit_scope: text({ enum: LIMIT_SCOPES }).notNull().default('consignment'),
    starts_on: date({ mode: 'string' }).notNull(),
    ends_on: date({ mode: 'string' }),
    local_rates: jsonb().$type<LocalRate[]>().notNull().default([]),
  },
  (table) => [
    index('tax_registrations_country').on(table.country_code),
    check('tax_registrations_rate', sql`${table.rate} between 0 and 1000000`),
    check(
      'tax_registrations_limit',
      sql`num_nonnulls(${table.limit_amount}, ${table.limit_currency}) in (0, 2) and ${table.limit_amount} > 0`,
    ),
    check('tax_registrations_scope', isOneOf(table.limit_scope, LIMIT_SCOPES)),
    check('tax_registrations_days', sql`${table.starts_on} <= ${table.ends_on}`),
    check(
      'tax_registrations_region',
      sql`${table.region} is not null or not ${table.replaces_national}`,
    ),
  ],
)

/** Exchange rates of the US dollar that staff entered; the newest of a currency applies. */
export const exchangeRates = pgTable(
  'exchange_rates',
  {
    id: text().primaryKey(),
    /** ISO 4217. */
    currency: text().notNull(),
    /** Millionths of the currency for one US dollar. */
    rate: bigint({ mode: 'number' }).notNull(),
    valid_on: date({ mode: 'string' }).notNull(),
    source: text().notNull(),
  },
  (table) => [
    unique('exchange_rates_day').on(table.currency, table.valid_on),
    check('exchange_rates_currency', sql`${table.currency} ~ '^[A-Z]{3}$'`),
    check('exchange_rates_rate', sql`${table.rate} > 0`),
  ],
)

/** Certificates of members that exempt from a state's taxes. Those of orders outlive their accounts, as invoices do. */
export const taxCertificates = pgTable(
  'tax_certificates',
  {
    id: bigId(),
    user_id: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    country_code: text()
      .notNull()
      .references(() => countries.code, { onUpdate: 'cascade' }),
    region: text().notNull(),
    reason: text({ enum: CERTIFICATE_REASONS }).notNull(),
    /** The reason in words if it is another one. */
    other: text().notNull(),
    number: text().notNull(),
    file_id: bigint({ mode: 'number' })
      .notNull()
      .unique()
      .references(() => files.id, { onDelete: 'cascade' }),
    ends_on: date({ mode: 'string' }),
    decision: text({ enum: CERTIFICATE_DECISIONS }).notNull().default('submitted'),
    /** Why it was refused or revoked, for the member. */
    decision_reason: text().notNull().default(''),
    created_at: writtenAt(),
  },
  (table) => [
    index('tax_certificates_user').on(table.user_id, table.id),
    index('tax_certificates_country').on(table.country_code),
    // Bounds what a member can store until staff decide.
    uniqueIndex('tax_certificates_submitted')
      .on(table.user_id, table.country_code, table.region)
      .where(sql`${table.decision} = 'submitted'`),
    check('tax_certificates_reason', isOneOf(table.reason, CERTIFICATE_REASONS)),
    check('tax_certificates_other', sql`(${table.reason} = 'other') = (${table.other} <> '')`),
    check('tax_certificates_decision', isOneOf(table.decision, CERTIFICATE_DECISIONS)),
  ],
)
