import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Build } from '@/domain/shop/bikes/bike'
import type { ChargedTax } from '@/domain/shop/tax/tax'
import { PENDING_EDIT_ENDS } from '@/domain/shop/orders/pending-edit'
import { bigId, centsColumn, isOneOf, moment, notNegative, writtenAt } from '../columns'
import { orders, type BuildSheet, type LineOptions } from './orders'
import { users } from '../accounts/users'

export interface BuiltLine {
  build: Build
  build_sheet: BuildSheet | null
  options: LineOptions | null
  description: string
  sku: string | null
}

/** Edits that await payment of the price difference. Read and written while the order is locked. */
export const pendingEdits = pgTable(
  'pending_edits',
  {
    id: bigId(),
    order_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    request_key: text().notNull(),
    /** Position of the bikes' line, and its quantity at the time of the edit. */
    position: integer().notNull(),
    count: integer().notNull(),
    title: text().notNull(),
    /** Descriptions of the changes, in the catalog's terms. */
    words: jsonb().$type<string[]>().notNull(),
    parts: jsonb().$type<number[]>().notNull(),
    /** Bikes before and after; null once the buyer's account is deleted: paint may contain a name. */
    was: jsonb().$type<BuiltLine>(),
    becomes: jsonb().$type<BuiltLine>(),
    each_cents: centsColumn().notNull(),
    net_cents: centsColumn().notNull(),
    tax_cents: centsColumn().notNull(),
    taxes: jsonb().$type<ChargedTax[]>().notNull().default([]),
    total_cents: centsColumn().notNull(),
    reason: text().notNull(),
    asked_by: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    asked_at: writtenAt(),
    sends: integer().notNull().default(1),
    expires_at: moment().notNull(),
    paid_at: moment(),
    ended_at: moment(),
    ended_why: text({ enum: PENDING_EDIT_ENDS }),
  },
  (table) => [
    unique('pending_edits_key').on(table.order_id, table.request_key),
    uniqueIndex('pending_edits_one_open')
      .on(table.order_id)
      .where(sql`${table.paid_at} is null and ${table.ended_at} is null`),
    index('pending_edits_due')
      .on(table.expires_at)
      .where(sql`${table.paid_at} is null and ${table.ended_at} is null`),
    index('pending_edits_asked_by').on(table.asked_by),
    check('pending_edits_ended_why', isOneOf(table.ended_why, PENDING_EDIT_ENDS)),
    check('pending_edits_ended', sql`(${table.ended_at} is null) = (${table.ended_why} is null)`),
    check('pending_edits_once', sql`${table.paid_at} is null or ${table.ended_at} is null`),
    check(
      'pending_edits_total',
      sql`${table.total_cents} = ${table.net_cents} + ${table.tax_cents}`,
    ),
    check('pending_edits_net', sql`${table.net_cents} = ${table.each_cents} * ${table.count}`),
    check(
      'pending_edits_amounts',
      notNegative(table.each_cents, table.tax_cents, table.total_cents, table.sends),
    ),
  ],
)
