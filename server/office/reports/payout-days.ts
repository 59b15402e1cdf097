import { cents } from '@/domain/kit/money'
import { payoutReport } from '@/domain/office/reports/payouts'
import { readChanges, type ChangesQuery } from '@/server/kernel/db/changes'
import type { Db } from '@/server/kernel/db/client'

import { readPayoutSums } from './sums'

/** The beginning of all changes, for a query that names no moment. */
const EVER = '1970-01-01T00:00:00Z'

/** Lists payouts by day and provider, in the order in which they changed. */
export async function readPayoutDays(db: Db, { updated_since = EVER, after }: ChangesQuery) {
  const changes = await readChanges(db, 'payouts', { updated_since, after })
  if (!changes) return { payouts: [], next: null }
  const read: Awaited<ReturnType<typeof payoutsOf>> = []
  for (const day of changes.keys) read.push(...(await payoutsOf(db, day)))
  const { rows, next, removed, until } = changes.page(read, ({ day }) => day)
  return { payouts: rows, next, removed, until }
}

async function payoutsOf(db: Db, day: string) {
  const sums = await readPayoutSums(db, [{ from: day, to: day }])
  const rows = sums.map(({ provider, payments, captured, refunded, lost, booked }) => ({
    ...{ from: day, to: day, provider, payments: Number(payments) },
    ...{ captured: cents(Number(captured)), refunded: cents(Number(refunded)) },
    ...{ lost: cents(Number(lost)), booked: cents(Number(booked)) },
  }))
  const report = payoutReport({ from: day, to: day, by: 'day' }, rows)
  return report.rows.map(({ from, to: _, ...row }) => ({ day: from, ...row }))
}
