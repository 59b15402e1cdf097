import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { PRICE_CHANGE_KINDS } from '@/domain/office/goods/prices'
import { bigId, centsColumn, isOneOf, moment, writtenAt } from '../columns'
import { users } from '../accounts/users'

/** A price change of one or more products: scheduled, applied and undone as a whole. */
export const priceChanges = pgTable(
  'price_changes',
  {
    id: bigId(),
    kind: text({ enum: PRICE_CHANGE_KINDS }).notNull(),
    basis_points: integer(),
    note: text().notNull().default(''),
    made_at: writtenAt(),
    made_by: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    starts_at: moment().notNull(),
    applied_at: moment(),
    /** When the change was canceled before its start, or undone after it. */
    ended_at: moment(),
    undoes: bigint({ mode: 'number' }),
    request_key: text().notNull(),
  },
  (table) => [
    unique('price_changes_request').on(table.request_key),
    unique('price_changes_undoes').on(table.undoes),
    index('price_changes_made_by').on(table.made_by),
    index('price_changes_due')
      .on(table.starts_at)
      .where(sql`${table.applied_at} is null and ${table.ended_at} is null`),
    check('price_changes_kind', isOneOf(table.kind, PRICE_CHANGE_KINDS)),
  ],
)

/**
 * Price history: the effect of a change on each price. Product and bike ids are disjoint, as in carts. `variant` is
 * empty for the product itself; otherwise it is one of its versions, or 'color-351' or 'part-30102' of a bike.
 */
export const priceChangeLines = pgTable(
  'price_change_lines',
  {
    change_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => priceChanges.id, { onDelete: 'cascade' }),
    product_id: integer().notNull(),
    variant: text().notNull().default(''),
    /** Price before the change; for a scheduled change, at the time of scheduling. */
    old_cents: centsColumn().notNull(),
    new_cents: centsColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.change_id, table.product_id, table.variant] }),
    index('price_change_lines_product').on(table.product_id, table.change_id),
    check(
      'price_change_lines_amounts',
      sql`${table.old_cents} >= 0 and ${table.new_cents} >= 0 or ${table.variant} like 'part-%'`,
    ),
  ],
)
