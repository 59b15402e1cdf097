import { sql } from 'drizzle-orm'

import { dayAfter } from '@/domain/kit/zone-time'
import { MOST_REPORT_DAYS, runsOf } from '@/domain/office/reports/report-days'
import { NO_FIGURES } from '@/domain/office/reports/reports'
import type { Db } from '@/server/kernel/db/client'
import { choiceDays, payoutDays, salesDays } from '@/server/kernel/db/schema/payments/report-days'
import { runSteps, type JobDeps } from '@/server/kernel/jobs/steps'
import { untilDone } from '@/server/kernel/jobs/work-through'
import { dayOf } from '@/server/kernel/ports/clock'

import { saveChoiceSums } from './choices'
import { countPayouts, countSales } from './queries'
import type { SummedReport } from './sums'

const TABLES = { sales: salesDays, payouts: payoutDays, choices: choiceDays } as const
const KEEP: Record<SummedReport, (tx: Db, days: readonly string[]) => Promise<void>> = {
  sales: saveSalesSums,
  payouts: savePayoutSums,
  choices: saveChoiceSums,
}

/** Minimum age of rolled-up days: triggers mark none younger, and older transactions have ended. */
const AGE_DAYS = 3
/** Longest report plus the previous period that it is compared with. */
const REACH_DAYS = 2 * MOST_REPORT_DAYS + AGE_DAYS
const BATCH = 92

export async function sumDays(deps: JobDeps): Promise<void> {
  const { db, clock } = deps
  const sum = (report: SummedReport) => () =>
    untilDone(() => db.transaction((tx) => sumSome(tx, report, dayOf(clock.now()))))
  const [sales, payouts, choices] = [sum('sales'), sum('payouts'), sum('choices')]
  await runSteps(deps, 'report-sums', { sales, payouts, choices })
}

/**
 * Rolls up a batch of days, serialized so that an older count can't overwrite a newer one. Deletes stale marks before
 * counting; later commits add their own.
 * @returns whether there may be more
 */
async function sumSome(tx: Db, report: SummedReport, today: string): Promise<boolean> {
  const table = TABLES[report]
  await tx.execute(sql`lock table ${table} in share row exclusive mode`)
  const days = await listOpenDays(tx, report, today)
  // Days without a rollup are counted in any case.
  await tx.execute(sql`
    delete from stale_days s where s.report = ${report}
      and (s.day = any(${sql.param(days)}::date[]) or not exists (select from ${table} k where k.day = s.day))`)
  if (days.length === 0) return false
  await tx.execute(sql`delete from ${table} where day = any(${sql.param(days)}::date[])`)
  await KEEP[report](tx, days)
  return days.length === BATCH
}

async function listOpenDays(tx: Db, report: SummedReport, today: string): Promise<string[]> {
  const table = TABLES[report]
  const { rows } = await tx.execute<{ day: string }>(sql`
    select d::date::text as day
    from generate_series(${dayAfter(today, -REACH_DAYS)}::date,
      least(${today}::date, (now() at time zone 'UTC')::date) - ${AGE_DAYS}::int, interval '1 day') d
    where not exists (select from ${table} k where k.day = d::date)
      or exists (select from stale_days s where s.report = ${report} and s.day = d::date)
    order by d desc limit ${BATCH}`)
  return rows.map(({ day }) => day).reverse()
}

async function saveSalesSums(tx: Db, days: readonly string[]): Promise<void> {
  const known = await countSales(tx, { days, runs: runsOf(days) })
  await tx.insert(salesDays).values(
    days.map((day) => {
      const { revenue, refunded, ...counts } = known.get(day) ?? NO_FIGURES
      return { day, ...counts, revenue_cents: revenue, refunded_cents: refunded }
    }),
  )
}

async function savePayoutSums(tx: Db, days: readonly string[]): Promise<void> {
  const steps = days.map((day) => ({ from: day, to: day }))
  const moved = await countPayouts(tx, { steps, runs: runsOf(days) })
  await tx.insert(payoutDays).values([
    ...days.map((day) => ({ day, provider: '' })),
    ...moved.map(({ piece, provider, ...sums }) => ({
      ...{ day: days[piece - 1] ?? '', provider, payments: Number(sums.payments) },
      ...{ captured_cents: Number(sums.captured), refunded_cents: Number(sums.refunded) },
      ...{ lost_cents: Number(sums.lost), booked_cents: Number(sums.booked) },
    })),
  ])
}
