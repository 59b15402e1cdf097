import { sql } from 'drizzle-orm'

import { cents } from '@/domain/kit/money'
import { daysOf, runsOf, type Days } from '@/domain/office/reports/report-days'
import { type DayFigures } from '@/domain/office/reports/reports'
import type { Db } from '@/server/kernel/db/client'

import { countPayouts, countSales, type PayoutRow } from './queries'

/** One snapshot, so that rollups and stale marks are consistent. */
export const SNAPSHOT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const

export type SummedReport = 'sales' | 'payouts' | 'choices'

/** Maximum number of gaps counted separately; more are counted as one range with the days between. */
const MOST_RUNS = 12

/** Reads sales by day, from rollups for past days and by counting for all others. */
export function readSalesDays(db: Db, days: readonly string[]): Promise<Map<string, DayFigures>> {
  return db.transaction(async (tx) => {
    const stored = await listSalesSums(tx, days)
    const runs = openRuns(days, new Set(stored.keys()))
    return new Map([...stored, ...(await countSales(tx, { days, runs }))])
  }, SNAPSHOT)
}

export function readPayoutSums(db: Db, steps: readonly Days[]): Promise<PayoutRow[]> {
  const days = daysOf({ from: steps[0]?.from ?? '', to: steps.at(-1)?.to ?? '' })
  return db.transaction(async (tx) => {
    const runs = openRuns(days, await listPayoutSums(tx, days))
    const counted = new Set(runs.flatMap(daysOf))
    const remaining = days.filter((day) => !counted.has(day))
    return together([
      ...(await sumPayouts(tx, { steps, days: remaining })),
      ...(await countPayouts(tx, { steps, runs })),
    ])
  }, SNAPSHOT)
}

/** Returns the days without a rollup as contiguous intervals. */
export function openRuns(days: readonly string[], stored: ReadonlySet<string>): Days[] {
  const runs = runsOf(days.filter((day) => !stored.has(day)))
  const [first, last] = [runs[0], runs.at(-1)]
  return runs.length > MOST_RUNS && first && last ? [{ from: first.from, to: last.to }] : runs
}

export const spanOf = (days: readonly string[]) =>
  sql`day between ${days[0] ?? ''}::date and ${days.at(-1) ?? ''}::date`

export const isFresh = (report: SummedReport) =>
  sql`not exists (select from stale_days s where s.report = ${report} and s.day = k.day)`

async function listSalesSums(tx: Db, days: readonly string[]): Promise<Map<string, DayFigures>> {
  type Row = Record<'day' | 'revenue' | 'refunded', string> &
    Record<'orders' | 'returns' | 'tickets', number>
  const { rows } = await tx.execute<Row>(sql`
    select day::text, orders, revenue_cents::text as revenue, refunded_cents::text as refunded, returns, tickets
    from sales_days k where ${spanOf(days)} and ${isFresh('sales')}`)
  return new Map(
    rows.map(({ day, revenue, refunded, ...counts }) => [
      day,
      { ...counts, revenue: cents(Number(revenue)), refunded: cents(Number(refunded)) },
    ]),
  )
}

async function listPayoutSums(tx: Db, days: readonly string[]): Promise<Set<string>> {
  const { rows } = await tx.execute<{ day: string }>(sql`
    select day::text from payout_days k
    where provider = '' and ${spanOf(days)} and ${isFresh('payouts')}`)
  return new Set(rows.map(({ day }) => day))
}

async function sumPayouts(
  tx: Db,
  { steps, days }: { steps: readonly Days[]; days: readonly string[] },
): Promise<PayoutRow[]> {
  if (days.length === 0) return []
  const starts = sql.param(steps.map(({ from }) => from))
  const { rows } = await tx.execute<PayoutRow>(sql`
    select width_bucket((day - ${steps[0]?.from ?? ''}::date)::float8, (
        select array_agg((d - ${steps[0]?.from ?? ''}::date)::float8 order by d) from unnest(${starts}::date[]) d
      ))::int as piece, provider, sum(payments)::text as payments, sum(captured_cents)::text as captured,
      sum(refunded_cents)::text as refunded, sum(lost_cents)::text as lost, sum(booked_cents)::text as booked
    from payout_days where day = any(${sql.param([...days])}::date[]) and provider <> '' group by 1, 2`)
  return rows
}

const SUMS = ['payments', 'captured', 'refunded', 'lost', 'booked'] as const

function together(rows: readonly PayoutRow[]): PayoutRow[] {
  const found = new Map<string, PayoutRow>()
  for (const row of rows) {
    const key = `${row.piece} ${row.provider}`
    const known = found.get(key)
    if (!known) found.set(key, { ...row })
    else for (const name of SUMS) known[name] = String(Number(known[name]) + Number(row[name]))
  }
  return [...found.values()].sort(
    (a, b) => a.piece - b.piece || (a.provider < b.provider ? -1 : a.provider > b.provider ? 1 : 0),
  )
}
