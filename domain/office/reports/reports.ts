import { addCents, cents, ZERO, type Cents } from '@/domain/kit/money'
import { dayAfter, weekdayOf } from '@/domain/kit/zone-time'
import { shopRegion } from '@/utils/shop-region'

export const REPORT_STEPS = ['day', 'week', 'month'] as const
export type ReportStep = (typeof REPORT_STEPS)[number]

/** Reports available as CSV tables. */
export const REPORTS = [
  ...(['sales', 'taxes', 'jurisdictions', 'thresholds'] as const),
  ...(['payouts', 'cover', 'funnel', 'choices'] as const),
] as const
export type Report = (typeof REPORTS)[number]

/** Maximum length of a report, three years; longer periods need several reports. */
export const MOST_REPORT_DAYS = 1_096
/** Longer reports are grouped by weeks or months. */
const MOST_SINGLE_DAYS = 366
const USUAL_DAYS = 30

/** First and last day, 'YYYY-MM-DD'. */
export interface Days {
  from: string
  to: string
}

export interface ReportRange extends Days {
  by: ReportStep
}

type RangeQuery = { [Name in keyof ReportRange]?: ReportRange[Name] | undefined }

/** Counts days, both ends included. @example daysIn({ from: '2026-11-01', to: '2026-11-30' }) // 30 */
const daysIn = ({ from, to }: Days): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000) + 1

export const daysOf = (range: Days): string[] =>
  Array.from({ length: daysIn(range) }, (_, index) => dayAfter(range.from, index))

/**
 * Groups consecutive days into ranges.
 * @example runsOf(['2026-11-01', '2026-11-02', '2026-11-04']) // 1 to 2, 4 to 4; oldest first
 */
export function runsOf(days: readonly string[]): Days[] {
  const runs: Days[] = []
  for (const day of days) {
    const last = runs.at(-1)
    if (last && dayAfter(last.to, 1) === day) last.to = day
    else runs.push({ from: day, to: day })
  }
  return runs
}

export function rangeFault({
  from,
  to,
  by,
}: RangeQuery): 'half' | 'backward' | 'long' | 'fine' | null {
  if ((from === undefined) !== (to === undefined)) return 'half'
  if (from === undefined || to === undefined) return null
  const days = daysIn({ from, to })
  if (days < 1) return 'backward'
  if (days > MOST_REPORT_DAYS) return 'long'
  return by === 'day' && days > MOST_SINGLE_DAYS ? 'fine' : null
}

/** Resolves a requested range: the last 30 days by default. @param usual the default step */
export function rangeOf(query: RangeQuery, today: string, usual?: ReportStep): ReportRange {
  const to = query.to ?? today
  const from = query.from ?? dayAfter(to, 1 - USUAL_DAYS)
  return { from, to, by: query.by ?? usual ?? stepFor(daysIn({ from, to })) }
}

const stepFor = (days: number): ReportStep => (days <= 62 ? 'day' : days <= 366 ? 'week' : 'month')

export function daysBefore({ from, to }: Days): Days {
  return { from: dayAfter(from, -daysIn({ from, to })), to: dayAfter(from, -1) }
}

/** The same days of the year before; February 29 becomes February 28. */
export function yearBefore({ from, to }: Days): Days {
  const back = (day: string) => {
    const year = Number(day.slice(0, 4)) - 1
    return day.endsWith('-02-29') ? `${year}-02-28` : `${year}${day.slice(4)}`
  }
  return { from: back(from), to: back(to) }
}

/** Spans that staff ask for most, up to today. */
export const SPANS = [
  ...(['today', 'yesterday', 'week', 'month', 'last-month'] as const),
  ...(['quarter', 'last-30', 'last-90', 'last-365'] as const),
] as const
export type Span = (typeof SPANS)[number]

/** @returns 1 on the first day of a week, as the shop counts them */
const dayOfWeek = (day: string) => ((weekdayOf(day) - shopRegion().week_start + 7) % 7) + 1

/** Returns the days of a span. `today` is 'YYYY-MM-DD'. */
export function daysOfSpan(span: Span, today: string): Days {
  const month = `${today.slice(0, 7)}-01`
  const yesterday = dayAfter(today, -1)
  const since = (days: number) => ({ from: dayAfter(today, 1 - days), to: today })
  switch (span) {
    case 'today':
      return since(1)
    case 'yesterday':
      return { from: yesterday, to: yesterday }
    case 'week':
      return since(dayOfWeek(today))
    case 'month':
      return { from: month, to: today }
    case 'last-month': {
      const to = dayAfter(month, -1)
      return { from: `${to.slice(0, 7)}-01`, to }
    }
    case 'quarter': {
      const first = Number(today.slice(5, 7)) - ((Number(today.slice(5, 7)) - 1) % 3)
      return { from: `${today.slice(0, 5)}${String(first).padStart(2, '0')}-01`, to: today }
    }
    case 'last-30':
      return since(30)
    case 'last-90':
      return since(90)
    case 'last-365':
      return since(365)
  }
}

/** Splits a range into steps, oldest first. Weeks begin on Monday; outer steps may be shorter. */
export function stepsOf({ from, to, by }: ReportRange): Days[] {
  const steps: Days[] = []
  for (let day = from; day <= to;) {
    const end = [lastDayOf(day, by), to].sort()[0] ?? to
    steps.push({ from: day, to: end })
    day = dayAfter(end, 1)
  }
  return steps
}

function lastDayOf(day: string, by: ReportStep): string {
  if (by === 'day') return day
  if (by === 'week') return dayAfter(day, 7 - dayOfWeek(day))
  const [year = 0, month = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}

/** Figures of one day in the shop's time zone. */
export interface DayFigures {
  orders: number
  revenue: Cents
  refunded: Cents
  returns: number
  tickets: number
}

export const NO_FIGURES: DayFigures = {
  ...{ orders: 0, revenue: ZERO, refunded: ZERO, returns: 0, tickets: 0 },
}

/** Totals the figures of several days; the average is per order, or null without orders. */
function figuresOf(days: readonly DayFigures[]) {
  const count = (name: 'orders' | 'returns' | 'tickets') =>
    days.reduce((sum, day) => sum + day[name], 0)
  const orders = count('orders')
  const revenue = addCents(...days.map((day) => day.revenue))
  const refunded = addCents(...days.map((day) => day.refunded))
  const average = orders === 0 ? null : cents(Math.round(revenue / orders))
  return {
    orders,
    revenue,
    refunded,
    net: cents(revenue - refunded),
    average,
    returns: count('returns'),
    tickets: count('tickets'),
  }
}

export function salesReport(range: ReportRange, known: ReadonlyMap<string, DayFigures>) {
  const back = daysIn(range)
  const sum = (days: Days) => figuresOf(daysOf(days).map((day) => known.get(day) ?? NO_FIGURES))
  const earlier = ({ from, to }: Days) => ({
    ...{ from: dayAfter(from, -back), to: dayAfter(to, -back) },
  })
  return {
    ...range,
    previous: daysBefore(range),
    total: sum(range),
    before: sum(daysBefore(range)),
    year_ago: sum(yearBefore(range)),
    steps: stepsOf(range).map((step) => ({ ...step, ...sum(step), before: sum(earlier(step)) })),
  }
}

export interface PaperFigures {
  papers: number
  net: Cents
  tax: Cents
  total: Cents
}

export interface TaxRow extends Days {
  country: string
  code: string
  /** State or province; empty for countries without taxes by region. */
  region: string
  invoiced: PaperFigures
  credited: PaperFigures
}

function taxDue({ invoiced, credited }: Pick<TaxRow, 'invoiced' | 'credited'>) {
  const left = (name: 'net' | 'tax' | 'total') => cents(invoiced[name] - credited[name])
  return { net: left('net'), tax: left('tax'), total: left('total') }
}

const papersTogether = (all: readonly PaperFigures[]): PaperFigures => ({
  papers: all.reduce((sum, { papers }) => sum + papers, 0),
  net: addCents(...all.map(({ net }) => net)),
  tax: addCents(...all.map(({ tax }) => tax)),
  total: addCents(...all.map(({ total }) => total)),
})

export function taxReport(range: ReportRange, rows: readonly TaxRow[]) {
  const all = {
    invoiced: papersTogether(rows.map(({ invoiced }) => invoiced)),
    credited: papersTogether(rows.map(({ credited }) => credited)),
  }
  return {
    ...range,
    rows: rows.map((row) => ({ ...row, due: taxDue(row) })),
    total: { ...all, due: taxDue(all) },
  }
}

/** Days over which the sales rate is measured. */
export const COVER_DAYS = 90
/** Items shown in the stock cover report; its CSV table has all. */
export const SHOWN_COVER = 200

/** Returns days of cover; null without sales. @example coverOf({ forSale: 10, sold: 45 }) // 20 */
export function coverOf({ forSale, sold }: { forSale: number; sold: number }): number | null {
  return sold <= 0 ? null : Math.floor((forSale * COVER_DAYS) / sold)
}

/** Taxes of a jurisdiction at one rate: invoices minus credit notes. */
export interface JurisdictionRow {
  country: string
  code: string
  region: string
  title: string
  jurisdiction: string
  /** Parts per million. */
  rate: number
  net: Cents
  tax: Cents
}
