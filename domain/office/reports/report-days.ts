import { dayAfter, weekdayOf } from '@/domain/kit/zone-time'
import { shopRegion } from '@/utils/shop-region'

export const REPORT_STEPS = ['day', 'week', 'month'] as const
export type ReportStep = (typeof REPORT_STEPS)[number]

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

export const RANGE_FAULTS = {
  half: 'Enter the first and the last day.',
  backward: 'The last day is before the first.',
  long: 'Choose three years or less.',
  fine: 'Choose weeks or months for more than a year.',
} as const

export function rangeFault({ from, to, by }: RangeQuery): keyof typeof RANGE_FAULTS | null {
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

/** Counts the calendar months of a range that consists of whole ones; otherwise 0. */
function monthsIn({ from, to }: Days): number {
  if (!from.endsWith('-01') || to !== lastDayOf(to, 'month')) return 0
  const month = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
  return month(to) - month(from) + 1
}

/** Moves whole months back. */
function monthsBack({ from, to }: Days, months: number): Days {
  const first = (day: string) => {
    const [year = 0, month = 0] = day.split('-').map(Number)
    return new Date(Date.UTC(year, month - 1 - months)).toISOString().slice(0, 10)
  }
  return { from: first(from), to: lastDayOf(first(to), 'month') }
}

/** As many whole months before whole months, otherwise as many days. */
export function daysBefore(range: Days): Days {
  const months = monthsIn(range)
  if (months > 0) return monthsBack(range, months)
  return { from: dayAfter(range.from, -daysIn(range)), to: dayAfter(range.from, -1) }
}

/** The same days of the year before; February 29 becomes February 28, a whole February stays whole. */
export function yearBefore({ from, to }: Days): Days {
  if (monthsIn({ from, to }) > 0) return monthsBack({ from, to }, 12)
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

/** The days before a step is compared with. Those of all steps are the whole period before, also if it is longer. */
export function stepBefore(step: Days, range: ReportRange, previous: Days): Days {
  const months = monthsIn(range)
  if (months > 0 && range.by === 'month') return monthsBack(step, months)
  const back = 1 - daysIn({ from: previous.from, to: range.from })
  const to = step.to === range.to ? previous.to : dayAfter(step.to, back)
  return { from: dayAfter(step.from, back), to: to < previous.to ? to : previous.to }
}
