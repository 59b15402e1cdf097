import type { DecodedResponse } from '@/contract/kit/route'
import type { backofficeSchemas } from '@/contract/office/overview/overview.schema'
import {
  daysUpTo,
  figuresOf,
  SALES_DAYS,
  WAITING_KINDS,
  type DaySales,
} from '@/domain/office/overview/overview'
import { ZERO } from '@/domain/kit/money'
import { shopZone } from '@/utils/shop-region'
import { dayAfter, momentOf, zoneTime } from '@/domain/kit/zone-time'
import { countStates } from '@/server/catalog'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'

import { listReachedThresholds } from '../reports/thresholds'
import { listPaidDays, listRefundDays, readWaiting, type WaitingQuery } from './overview-queries'

type Overview = DecodedResponse<(typeof backofficeSchemas)['overview']>

/** Returns the shop's current state. Days begin at midnight in the support time zone (US Eastern). */
export async function readOverview({
  db,
  clock,
  mail,
}: Pick<Deps, 'db' | 'clock' | 'mail'>): Promise<Overview> {
  const now = clock.now()
  const today = zoneTime(now, shopZone()).day
  const [known, waiting] = await Promise.all([
    salesOf(db, today),
    waitingAt(db, { now, hasMail: mail !== null }),
  ])
  const days = daysUpTo(today, 2 * SALES_DAYS, known)
  const recent = days.slice(SALES_DAYS)
  return {
    at: now.toISOString(),
    time_zone: shopZone(),
    today: figuresOf(days.slice(-1)),
    recent: figuresOf(recent),
    before: figuresOf(days.slice(0, SALES_DAYS)),
    days: recent,
    waiting,
  }
}

async function salesOf(db: Db, today: string): Promise<DaySales[]> {
  const from = momentOf(dayAfter(today, 1 - 2 * SALES_DAYS), 0, shopZone())
  const since = { from, zone: shopZone() }
  const [paid, refunded] = await Promise.all([listPaidDays(db, since), listRefundDays(db, since)])
  const backOf = new Map(refunded.map((row) => [row.day, row.refunded]))
  const paidOf = new Map(paid.map((row) => [row.day, row]))
  return [...new Set([...paidOf.keys(), ...backOf.keys()])].map((day) => ({
    day,
    orders: paidOf.get(day)?.orders ?? 0,
    revenue: paidOf.get(day)?.revenue ?? ZERO,
    refunded: backOf.get(day) ?? ZERO,
  }))
}

async function waitingAt(db: Db, query: WaitingQuery): Promise<Overview['waiting']> {
  const [counted, states, tax_thresholds] = await Promise.all([
    readWaiting(db, query),
    countStates(db, query.now),
    listReachedThresholds({ db, clock: { now: () => query.now } }),
  ])
  const texts = (status: string) => ({
    count: states.find((state) => state.status === status)?.count ?? 0,
    at: null,
    names: null,
  })
  const reached = { count: tax_thresholds.length, at: null, names: tax_thresholds }
  const all = {
    ...counted,
    tax_thresholds: reached,
    drafts: texts('draft'),
    scheduled: texts('scheduled'),
  }
  return WAITING_KINDS.map((kind) => {
    const { count, at, names } = all[kind]
    return { kind, count, at: at && new Date(at).toISOString(), names: names ?? [] }
  })
}
