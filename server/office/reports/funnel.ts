import { sql, type SQL } from 'drizzle-orm'

import { funnelOf, takeRates } from '@/domain/office/reports/funnel'
import { daysOf, rangeOf, type Days, type ReportRange } from '@/domain/office/reports/report-days'
import { shopZone } from '@/utils/shop-region'
import { zoneTime } from '@/domain/kit/zone-time'
import { readCatalog } from '@/server/catalog'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'

import { readChosen } from './choices'

type RangeQuery = { [Name in keyof ReportRange]?: ReportRange[Name] | undefined }
type ReportDeps = Pick<Deps, 'db' | 'clock'>

const rangeAt = ({ clock }: ReportDeps, query: RangeQuery) =>
  rangeOf(query, zoneTime(clock.now(), shopZone()).day)

/** Returns the conversion from visits to orders. Orders count on the day they were placed. */
export async function readFunnel(deps: ReportDeps, query: RangeQuery) {
  const range = rangeAt(deps, query)
  const [visits, orders, { allBikesBySlug }] = await Promise.all([
    listVisits(deps.db, range),
    countOrders(deps.db, range),
    readCatalog(deps.db),
  ])
  const known = new Map<string, string>()
  for (const { groups } of allBikesBySlug.values()) {
    for (const { category_part_id, title } of groups) known.set(`part-${category_part_id}`, title)
  }
  return { ...range, ...funnelOf({ visits, ...orders }, known) }
}

async function listVisits(db: Db, { from, to }: Days): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ step: string; count: number }>(sql`
    select step, sum(count)::int as count from visit_days
    where day between ${from}::date and ${to}::date group by 1`)
  return new Map(rows.map(({ step, count }) => [step, count]))
}

const isWithin = (column: SQL, { from, to }: Days) => {
  const edge = (day: SQL) => sql`(${day}::timestamp at time zone ${shopZone()})`
  return sql`${column} >= ${edge(sql`${from}::date`)} and ${column} < ${edge(sql`(${to}::date + 1)`)}`
}

async function countOrders(db: Db, days: Days): Promise<{ placed: number; paid: number }> {
  const { rows } = await db.execute<{ placed: number; paid: number }>(sql`
    select count(*)::int as placed, count(paid_at)::int as paid from orders
    where has_bike and ${isWithin(sql`created_at`, days)}`)
  return rows[0] ?? { placed: 0, paid: 0 }
}

export async function readChoices(deps: ReportDeps, query: RangeQuery) {
  const range = rangeAt(deps, query)
  const [rows, { allBikesBySlug }] = await Promise.all([
    readChosen(deps.db, daysOf(range)),
    readCatalog(deps.db),
  ])
  const titleOf = (slug: string) => allBikesBySlug.get(slug)?.title ?? slug
  const named = rows.map((row) => ({ ...row, bike: titleOf(row.bike) }))
  const sold = named.flatMap(({ bike, kind, count }) =>
    kind === '' ? [[bike, count] as const] : [],
  )
  const choices = named.flatMap(({ kind, ...one }) => (kind === '' ? [] : [{ ...one, kind }]))
  return { ...range, bikes: takeRates(choices, new Map(sold)) }
}
