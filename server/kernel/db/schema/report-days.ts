import { bigint, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { CHOICE_KINDS } from '../../../../domain/funnel'
import { bigId, centsColumn } from './columns'

/** What a day of the shop's calendar brought, as the report of sales adds it up. Days that are not over have no row. */
export const salesDays = pgTable('sales_days', {
  day: date({ mode: 'string' }).primaryKey(),
  orders: integer().notNull(),
  revenue_cents: centsColumn().notNull(),
  refunded_cents: centsColumn().notNull(),
  returns: integer().notNull(),
  tickets: integer().notNull(),
})

/** What a day (UTC) brought at a provider and in its account. A row without a provider says that the day was added up. */
export const payoutDays = pgTable(
  'payout_days',
  {
    day: date({ mode: 'string' }).notNull(),
    provider: text().notNull(),
    payments: integer().notNull().default(0),
    captured_cents: bigint({ mode: 'number' }).notNull().default(0),
    refunded_cents: bigint({ mode: 'number' }).notNull().default(0),
    lost_cents: bigint({ mode: 'number' }).notNull().default(0),
    /** May be negative. */
    booked_cents: bigint({ mode: 'number' }).notNull().default(0),
  },
  ({ day, provider }) => [primaryKey({ columns: [day, provider] })],
)

/**
 * What was chosen of the bikes that were paid on a day of the shop’s calendar. A row without a kind says how many of the
 * bike there were, one without a bike that the day was added up.
 */
export const choiceDays = pgTable(
  'choice_days',
  {
    day: date({ mode: 'string' }).notNull(),
    bike: text().notNull(),
    kind: text({ enum: ['', ...CHOICE_KINDS] }).notNull(),
    title: text().notNull(),
    count: integer().notNull(),
  },
  ({ day, bike, kind, title }) => [primaryKey({ columns: [day, bike, kind, title] })],
)

/**
 * Days whose sums no longer hold. Triggers add a row with each change of an old day, and never wait for each other; until
 * the day is added up anew, reports count it from the orders.
 */
export const staleDays = pgTable(
  'stale_days',
  {
    id: bigId(),
    report: text({ enum: ['sales', 'payouts', 'choices'] }).notNull(),
    day: date({ mode: 'string' }).notNull(),
  },
  ({ report, day }) => [index('stale_days_day').on(report, day)],
)
