import type { CsvCell } from '@/domain/office/kit/csv'
import type { funnelOf, takeRates } from './funnel'
import { toDollars, type Cents } from '@/domain/kit/money'
import type { ThresholdRow } from '@/domain/shop/tax/thresholds'
import type { lessFees } from './payouts'
import type { JurisdictionRow, salesReport, taxReport } from './reports'

export type Rows = readonly (readonly CsvCell[])[]
const dollarsOf = (amount: Cents | null): CsvCell => (amount === null ? '' : toDollars(amount))

type Sales = ReturnType<typeof salesReport>
const SALES = ['orders', 'revenue', 'refunded', 'net', 'average', 'returns', 'tickets']
const salesCells = ({ orders, returns, tickets, ...amounts }: Sales['total']) => [
  orders,
  ...[amounts.revenue, amounts.refunded, amounts.net, amounts.average].map(dollarsOf),
  ...[returns, tickets],
]

/** Returns sales by step with those of the previous period, in dollars. */
export const salesRows = ({ steps }: Pick<Sales, 'steps'>): Rows => [
  ['from', 'to', ...SALES, ...SALES.map((name) => `${name}_before`)],
  ...steps.map(({ from, to, before, ...figures }) => [
    ...[from, to, ...salesCells(figures), ...salesCells(before)],
  ]),
]

/** Returns the rows of the tax report, with amounts in dollars. */
export const taxRows = ({ rows }: Pick<ReturnType<typeof taxReport>, 'rows'>): Rows => [
  [
    ...['from', 'to', 'country', 'code', 'region', 'invoices', 'invoiced_net', 'invoiced_tax'],
    ...['credit_notes', 'credited_net', 'credited_tax', 'net', 'tax', 'total'],
  ],
  ...rows.map(({ from, to, country, code, region, invoiced, credited, due }) => [
    ...[from, to, country, code, region],
    ...[invoiced.papers, dollarsOf(invoiced.net), dollarsOf(invoiced.tax)],
    ...[credited.papers, dollarsOf(credited.net), dollarsOf(credited.tax)],
    ...[dollarsOf(due.net), dollarsOf(due.tax), dollarsOf(due.total)],
  ]),
]

/** Returns the rows of the report by jurisdiction, with rates in percent and amounts in dollars. */
export const jurisdictionRows = ({ rows }: { rows: readonly JurisdictionRow[] }): Rows => [
  ['country', 'code', 'region', 'tax', 'jurisdiction', 'rate', 'net', 'amount'],
  ...rows.map(({ country, code, region, title, jurisdiction, rate, net, tax }) => [
    ...[country, code, region, title, jurisdiction, rate / 10_000],
    ...[dollarsOf(net), dollarsOf(tax)],
  ]),
]

/** Returns the rows of the report on thresholds, with sales in dollars. */
export const thresholdRows = ({ rows }: { rows: readonly ThresholdRow[] }): Rows => [
  [
    ...['country', 'region', 'sales', 'sales_before', 'orders', 'orders_before'],
    ...['threshold', 'currency', 'threshold_orders', 'percent', 'state', 'source'],
  ],
  ...rows.map(({ code, region, now, before, threshold, percent, state }) => [
    ...[code, region ?? '', dollarsOf(now.amount), dollarsOf(before.amount)],
    ...[now.orders, before.orders, toDollars(threshold.amount), threshold.currency],
    ...[threshold.orders ?? '', percent ?? '', state, threshold.source],
  ]),
]

/** Returns the rows of the payout report, with amounts in dollars. */
export const payoutRows = ({ rows }: Pick<ReturnType<typeof lessFees>, 'rows'>): Rows => [
  [
    ...['from', 'to', 'provider', 'payments', 'captured', 'refunded', 'lost'],
    ...['payout', 'booked', 'difference', 'fees', 'after_fees', 'without_fee'],
  ],
  ...rows.map((row) => [
    ...[row.from, row.to, row.provider, row.payments],
    ...[row.captured, row.refunded, row.lost].map(dollarsOf),
    ...[row.payout, row.booked, row.difference, row.fee, row.net].map(dollarsOf),
    row.without_fee,
  ]),
]

interface CoverRow {
  sku: string
  title: string
  for_sale: number
  sold: number
  days_left: number
  incoming: number
  due: string | null
}

export const coverRows = ({ rows }: { rows: readonly CoverRow[] }): Rows => [
  ['sku', 'title', 'for_sale', 'sold_in_90_days', 'days_left', 'incoming', 'due'],
  ...rows.map(({ sku, title, for_sale, sold, days_left, incoming, due }) => [
    ...[sku, title, for_sale, sold, days_left, incoming, due ?? ''],
  ]),
]

const percentOf = (share: number | null): CsvCell => (share === null ? '' : share / 10)

/** Returns the rows of the funnel report; configurator steps are shares of all visits. */
export const funnelRows = ({ steps, choices }: ReturnType<typeof funnelOf>): Rows => [
  ['step', 'title', 'count', 'percent'],
  ...steps.map(({ step, count, share }) => [step, '', count, percentOf(share)]),
  ...choices.map(({ step, title, count, share }) => [step, title, count, percentOf(share)]),
]

export const choiceRows = ({ bikes }: { bikes: ReturnType<typeof takeRates> }): Rows => [
  ['bike', 'sold', 'kind', 'title', 'count', 'percent'],
  ...bikes.flatMap(({ bike, count: sold, choices }) =>
    choices.map(({ kind, title, count, share }) => [
      ...[bike, sold, kind, title, count, percentOf(share)],
    ]),
  ),
]
