import { bigint, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { CHOICE_KINDS } from '@/domain/office/reports/funnel'
import { bigId, centsColumn } from '../columns'

/** Daily rollups of the sales report, by day in the shop's time zone. Unfinished days have no row. */
export const salesDays = pgTable('sales_days', {
  day: date({ mode: 'string' }).primaryKey(),
  orders: integer().notNull(),
  revenue_cents: centsColumn().notNull(),
  refunded_cents: centsColumn().notNull(),
  returns: integer().notNull(),
  tickets: integer().notNull(),
})

/** Daily rollups (UTC) per provider and its account. A row without a provider: day complete. */
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

/** Daily choices of paid bikes, shop time zone. No kind: count of bikes; no bike: day complete. */
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

/** Days with outdated rollups, appended by triggers without waiting. Reports count from orders. */
export const staleDays = pgTable(
  'stale_days',
  {
    id: bigId(),
    report: text({ enum: ['sales', 'payouts', 'choices'] }).notNull(),
    day: date({ mode: 'string' }).notNull(),
  },
  ({ report, day }) => [index('stale_days_day').on(report, day)],
)
