import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { bigId, centsColumn, isOneOf, moment, notNegative, writtenAt } from '../columns'

export const EVENT_STATUSES = ['queued', 'done', 'dead'] as const

/** Raw provider webhook events. Each is processed once and verified with the provider first. */
export const providerEvents = pgTable(
  'provider_events',
  {
    id: bigId(),
    provider: text().notNull(),
    event_id: text().notNull(),
    type: text().notNull(),
    body: text().notNull(),
    status: text({ enum: EVENT_STATUSES }).notNull().default('queued'),
    attempts: integer().notNull().default(0),
    next_attempt_at: writtenAt(),
    last_error: text(),
    received_at: writtenAt(),
    finished_at: moment(),
  },
  (table) => [
    unique('provider_events_once').on(table.provider, table.event_id),
    index('provider_events_due').on(table.status, table.next_attempt_at),
    check('provider_events_status', isOneOf(table.status, EVENT_STATUSES)),
    check('provider_events_attempts', notNegative(table.attempts)),
  ],
)

export interface BookDifference {
  class: 'missing_here' | 'missing_there' | 'amount_differs'
  provider_payment_id: string
  there_cents: number | null
  here_cents: number | null
}

/** Hourly reconciliation of a provider's list with our ledger. */
export const bookChecks = pgTable(
  'book_checks',
  {
    id: bigId(),
    provider: text().notNull(),
    checked_at: writtenAt(),
    matched: integer().notNull(),
    differences: jsonb().$type<BookDifference[]>().notNull(),
  },
  (table) => [index('book_checks_latest').on(table.provider, table.checked_at)],
)

/** Daily totals by provider; updated until the day has ended. */
export const dailyTotals = pgTable(
  'daily_totals',
  {
    day: date({ mode: 'string' }).notNull(),
    provider: text().notNull(),
    payments: integer().notNull(),
    captured_cents: centsColumn().notNull(),
    refunded_cents: centsColumn().notNull(),
    lost_cents: centsColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.provider] })],
)
