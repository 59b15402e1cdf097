import { addCents, cents } from '@/domain/kit/money'
import {
  choiceRows,
  coverRows,
  funnelRows,
  jurisdictionRows,
  payoutRows,
  salesRows,
  taxRows,
  thresholdRows,
  type Rows,
} from '@/domain/office/reports/report-rows'
import { lessFees, payoutReport } from '@/domain/office/reports/payouts'
import {
  daysBefore,
  daysOf,
  rangeOf,
  stepsOf,
  yearBefore,
  type Days,
  type ReportRange,
} from '@/domain/office/reports/report-days'
import {
  salesReport,
  taxReport,
  type PaperFigures,
  type Report,
  type TaxRow,
} from '@/domain/office/reports/reports'
import { shopZone } from '@/utils/shop-region'
import { zoneTime } from '@/domain/kit/zone-time'
import { tableWriter } from '@/server/kernel/db/csv-format'
import type { Deps } from '@/server/kernel/deps'

import { readCover } from './cover'
import { readChoices, readFunnel } from './funnel'
import { countFees, listJurisdictions, listPapers } from './queries'
import { readPayoutSums, readSalesDays } from './sums'
import { readThresholds } from './thresholds'

type ReportDeps = Pick<Deps, 'db' | 'clock' | 'providers'>
type RangeQuery = { [Name in keyof ReportRange]?: ReportRange[Name] | undefined }

/** Returns sales by day in the shop's time zone, compared with the previous period and a year ago. */
export async function readSales({ db, clock }: ReportDeps, query: RangeQuery) {
  const range = rangeOf(query, zoneTime(clock.now(), shopZone()).day)
  const recent = daysOf({ from: daysBefore(range).from, to: range.to })
  const days = [...new Set([...daysOf(yearBefore(range)), ...recent])]
  const known = await readSalesDays(db, days)
  return { ...salesReport(range, known), time_zone: shopZone() }
}

/** Returns taxes by the dates printed on invoices and credit notes. */
export async function readTaxes({ db, clock }: ReportDeps, query: RangeQuery) {
  const range = rangeOf(query, dayOf(clock.now()), 'month')
  const steps = stepsOf(range)
  const rows = new Map<string, TaxRow>()
  for (const { piece, country, code, region, kind, ...sums } of await listPapers(db, steps)) {
    const key = `${piece} ${code} ${region}`
    const row = rows.get(key) ?? { ...stepAt(steps, piece), country, code, region, ...NO_PAPERS }
    const amount = (name: 'net' | 'tax' | 'total') => cents(Number(sums[name]))
    const figures = { papers: sums.papers, net: amount('net'), tax: amount('tax') }
    const side = kind === 'invoice' ? 'invoiced' : 'credited'
    rows.set(key, { ...row, [side]: { ...figures, total: amount('total') } })
  }
  return taxReport(range, [...rows.values()])
}

/** Returns taxes by jurisdiction and rate, for returns to each of them. */
export async function readJurisdictions({ db, clock }: ReportDeps, query: RangeQuery) {
  const range = rangeOf(query, dayOf(clock.now()), 'month')
  const rows = (await listJurisdictions(db, range)).map(({ net, tax, ...row }) => ({
    ...{ ...row, net: cents(Number(net)), tax: cents(Number(tax)) },
  }))
  return { ...range, rows, total: addCents(...rows.map(({ tax }) => tax)) }
}

const NONE: PaperFigures = { papers: 0, net: cents(0), tax: cents(0), total: cents(0) }
const NO_PAPERS = { invoiced: NONE, credited: NONE }

export async function readPayouts({ db, clock, providers }: ReportDeps, query: RangeQuery) {
  const range = rangeOf(query, dayOf(clock.now()), 'month')
  const steps = stepsOf(range)
  const titleOf = (provider: string) =>
    providers.find(({ id }) => id === provider)?.title ?? provider
  const rows = (await readPayoutSums(db, steps)).map(({ piece, provider, ...sums }) => ({
    ...stepAt(steps, piece),
    provider: titleOf(provider),
    payments: Number(sums.payments),
    captured: cents(Number(sums.captured)),
    refunded: cents(Number(sums.refunded)),
    lost: cents(Number(sums.lost)),
    booked: cents(Number(sums.booked)),
  }))
  const fees = await countFees(db, steps)
  return lessFees(payoutReport(range, rows), ({ from, provider }) => {
    const known = fees.find(
      (one) => stepAt(steps, one.piece).from === from && titleOf(one.provider) === provider,
    )
    return known && { fee: cents(Number(known.fee)), without_fee: known.without_fee }
  })
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10)

function stepAt(steps: readonly Days[], piece: number): Days {
  const step = steps[piece - 1]
  if (!step) throw new Error(`No step ${piece}.`)
  return { from: step.from, to: step.to }
}

const TABLES: Record<Report, (deps: ReportDeps, query: RangeQuery) => Promise<Rows>> = {
  sales: async (deps, query) => salesRows(await readSales(deps, query)),
  taxes: async (deps, query) => taxRows(await readTaxes(deps, query)),
  jurisdictions: async (deps, query) => jurisdictionRows(await readJurisdictions(deps, query)),
  thresholds: async (deps) => thresholdRows(await readThresholds(deps)),
  choices: async (deps, query) => choiceRows(await readChoices(deps, query)),
  funnel: async (deps, query) => funnelRows(await readFunnel(deps, query)),
  cover: async (deps) => coverRows(await readCover(deps, null)),
  payouts: async (deps, query) => payoutRows(await readPayouts(deps, query)),
}

/** Renders a report as CSV in one piece, since it has at most one row per day, provider or country. */
export async function reportTable(deps: ReportDeps, report: Report, query: RangeQuery) {
  const write = await tableWriter(deps.db)
  const table = new TextEncoder().encode(write(await TABLES[report](deps, query)))
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      controller.enqueue(table)
      controller.close()
    },
  })
}
