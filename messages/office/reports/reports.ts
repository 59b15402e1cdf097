import { WARNING_PERCENT, type ThresholdState } from '@/domain/shop/tax/thresholds'
import type { ReportQuery, SalesFigures, ThresholdReport } from '@/contract/office/reports/reports'
import type { ChoiceKind, FunnelStep } from '@/domain/office/reports/funnel'
import type { Days, ReportStep, Span } from '@/domain/office/reports/report-days'
import type { Report } from '@/domain/office/reports/reports'
import { dateLong, dateShort, money, monthYear, thousands } from '@/utils/format'

type Figure = keyof SalesFigures

const STEPS: Record<ReportStep, string> = { day: 'Days', week: 'Weeks', month: 'Months' }
const STEP_COLUMN: Record<ReportStep, string> = { day: 'Day', week: 'Week', month: 'Month' }

const FIGURES: Record<Figure, string> = {
  revenue: 'Revenue',
  orders: 'Orders',
  average: 'Average order',
  refunded: 'Refunded',
  net: 'Revenue after refunds',
  returns: 'Returns',
  tickets: 'Tickets opened',
}
const AMOUNTS: readonly Figure[] = ['revenue', 'net', 'average', 'refunded']

const FUNNEL: Record<FunnelStep, string> = {
  viewed: 'Opened a bike',
  configured: 'Changed the build',
  cart: 'Added it to the cart',
  checkout: 'Placed an order',
  paid: 'Paid',
}
const CHOICES: Record<ChoiceKind, string> = { color: 'Color', size: 'Size', part: 'Option' }

/** Labels of the steps that every bike has; other steps use the title of their part group. */
const COMMON = new Map<string, string>(
  Object.entries({ preset: 'Start', size: 'Size', color: 'Color' }),
)

const percent = (share: number) => `${thousands(share / 10)}%`

const daysText = ({ from, to }: Days) =>
  from === to ? dateLong(from) : `${dateLong(from)} – ${dateLong(to)}`

/** Formats a report period: a day, a whole month by name, or its first and last day. */
function stepText({ from, to }: Days, by: ReportStep): string {
  if (by === 'day') return dateLong(from)
  const isWhole = from.endsWith('-01') && new Date(`${to}T00:00:00Z`).getUTCDate() >= 28
  if (by === 'month' && isWhole) return monthYear(from)
  return from === to ? dateLong(from) : `${dateShort(from)} – ${dateLong(to)}`
}

export const reports = {
  sales: 'Sales',
  salesLead:
    'Paid orders including tax and shipping, excluding canceled orders, next to the period before and the same days a year ago. Whole months are next to whole months.',
  taxes: 'Taxes',
  taxesLead:
    'Invoices minus credit notes, by country. Days are those printed on the papers. For your tax advisor.',
  jurisdictions: 'Taxes by jurisdiction',
  jurisdictionsLead:
    'What each state, county or country gets at each rate, from invoices minus credit notes. For your tax returns.',
  noTaxes: 'No taxes in these days.',
  rate: (rate: number) => `${rate / 10_000}%`,
  thresholds: 'Tax thresholds',
  thresholdsLead: `Net sales by destination beside the sales from which on it wants you to register. Ask your tax advisor well before you reach one; we warn you from ${WARNING_PERCENT}%.`,
  noThresholds: 'Nothing was sold to a destination with a threshold this year or last year.',
  thresholdStates: {
    exceeded: 'Reached',
    close: 'Nearly reached',
    unknown: 'Needs an exchange rate',
    below: 'Below',
    registered: 'Registered',
  } satisfies Record<ThresholdState, string>,
  ordersOf: (now: number, before: number) => `${thousands(now)}, ${thousands(before)} before`,
  threshold: ({
    amount,
    currency,
    orders,
    needs_both,
  }: ThresholdReport['rows'][number]['threshold']) =>
    `${thousands(amount / 100)} ${currency}${orders === null ? '' : ` ${needs_both ? 'and' : 'or'} ${orders} orders`}`,
  reached: (percent: number | null) => (percent === null ? '–' : `${thousands(percent)}%`),
  payouts: 'Payouts',
  payoutsLead:
    'What each payment provider took in, gave out and kept as its fee, beside the ledger, which has no fees. Days are in UTC.',
  cover: 'Stock cover',
  coverLead:
    'How long what is for sale lasts if it goes on selling as in the last 90 days. What came back and can be sold again doesn’t count as sold.',
  funnel: 'Funnel',
  funnelLead:
    'From a bike’s page to a paid bike. Browsers count page visits without cookies and without anything about the visitor; those that ask not to be counted aren’t. Orders are those that were placed in these days.',
  funnelStep: (step: FunnelStep) => FUNNEL[step],
  choiceStep: (step: string, title: string) => COMMON.get(step) ?? title,
  ofBefore: (share: number | null) =>
    share === null ? '' : `${percent(share)} of the step before`,
  ofVisits: (share: number | null) => (share === null ? '' : `${percent(share)} of visits`),
  configurator: 'Chosen in the configurator',
  configuratorEmpty: 'No visit chose anything in these days.',
  way: 'From page to payment',
  step: 'Step',
  count: 'Count',
  choices: 'Options and colors',
  choicesLead:
    'Take rates: how many of the bikes that were paid in these days, and not canceled since, have each color, size and option.',
  choicesEmpty: 'No bikes were sold in these days.',
  choice: 'Choice',
  bikes: 'Bikes',
  bike: (title: string, count: number) => `${title}: ${thousands(count)} sold`,
  takeRate: (kind: ChoiceKind, share: number) => `${CHOICES[kind]}, ${percent(share)}`,
  range: 'Range',
  from: 'First day',
  to: 'Last day',
  by: 'Group by',
  steps: Object.entries(STEPS).map(([value, title]) => ({ value, title })),
  automatic: { value: '', title: 'Automatic' },
  spans: {
    today: 'Today',
    yesterday: 'Yesterday',
    week: 'This week',
    month: 'This month',
    'last-month': 'Last month',
    quarter: 'This quarter',
    'last-30': '30 days',
    'last-90': '90 days',
    'last-365': '12 months',
  } satisfies Record<Span, string>,
  csv: 'Download CSV',
  print: 'Print',
  slow: 'The report is taking longer than usual…',
  stale: 'Couldn’t refresh. You see the report as it was last loaded.',
  file: (report: Report, { from, to }: ReportQuery) =>
    `${[report, from, to].filter(Boolean).join('-')}.csv`,
  daysText,
  stepText,
  stepColumn: (by: ReportStep) => STEP_COLUMN[by],
  previous: (days: Days) => `Before: ${daysText(days)}`,
  figures: 'Figures',
  figure: (name: Figure) => FIGURES[name],
  value: (name: Figure, value: number | null) =>
    value === null ? '–' : AMOUNTS.includes(name) ? money(value) : thousands(value),
  before: (value: string) => `${value} before`,
  yearAgo: (value: string) => `${value} a year ago`,
  table: 'Sales by period',
  revenueBefore: 'Revenue before',
  most: (value: string) => `Highest: ${value}`,
  total: 'Total',
  nothingSold: 'No orders, returns or tickets in these days.',
  columns: {
    country: 'Country',
    region: 'State or province',
    taxName: 'Name of the tax',
    jurisdiction: 'Jurisdiction',
    rate: 'Rate',
    where: 'Where',
    state: 'Status',
    thisYear: 'This year',
    yearBefore: 'Year before',
    orders: 'Orders',
    threshold: 'Threshold',
    reached: 'Reached',
    source: 'Law',
    invoices: 'Invoices',
    creditNotes: 'Credit notes',
    net: 'Net',
    tax: 'Tax',
    dueNet: 'Net due',
    dueTax: 'Tax due',
    provider: 'Provider',
    payments: 'Payments',
    captured: 'Taken in',
    refunded: 'Refunded',
    lost: 'Lost disputes',
    payout: 'Payout',
    fees: 'Fees',
    afterFees: 'After fees',
    booked: 'Booked',
    difference: 'Difference',
    item: 'Item',
    forSale: 'For sale',
    sold: 'Sold in 90 days',
    daysLeft: 'Days left',
    incoming: 'Incoming',
    due: 'Expected',
  },
  creditedNet: 'Net credited',
  creditedTax: 'Tax credited',
  noPapers: 'No invoices or credit notes in these days.',
  noPayouts: 'No payments or refunds in these days.',
  noneSold: 'Nothing from stock was sold in these days.',
  soldOut: 'Sold out',
  due: (day: string | null) => (day === null ? '–' : dateLong(day)),
  firstOf: (shown: number, count: number) =>
    shown === count
      ? `${thousands(count)} items sold in these days, those that run out first at the top.`
      : `The ${thousands(shown)} items that run out first of ${thousands(count)} that sold in these days. The CSV has all.`,
  withoutFee: (count: number) =>
    count === 1
      ? 'The fee of 1 payment or refund isn’t known in the shop’s currency.'
      : `The fees of ${thousands(count)} payments and refunds aren’t known in the shop’s currency.`,
  agree: 'Payouts and ledger agree.',
  differ: (amount: string) =>
    `Payouts and ledger differ by ${amount}. Money of the last minutes of a period may be booked in the next one; otherwise look at Payments.`,
}
