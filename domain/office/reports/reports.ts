import { addCents, cents, ZERO, type Cents } from '@/domain/kit/money'

import {
  daysBefore,
  daysOf,
  stepBefore,
  stepsOf,
  yearBefore,
  type Days,
  type ReportRange,
} from './report-days'

/** Reports available as CSV tables. */
export const REPORTS = [
  ...(['sales', 'taxes', 'jurisdictions', 'thresholds'] as const),
  ...(['payouts', 'cover', 'funnel', 'choices'] as const),
] as const
export type Report = (typeof REPORTS)[number]

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
  const previous = daysBefore(range)
  const sum = (days: Days) => figuresOf(daysOf(days).map((day) => known.get(day) ?? NO_FIGURES))
  return {
    ...range,
    previous,
    total: sum(range),
    before: sum(previous),
    year_ago: sum(yearBefore(range)),
    steps: stepsOf(range).map((step) => ({
      ...{ ...step, ...sum(step) },
      before: sum(stepBefore(step, range, previous)),
    })),
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
