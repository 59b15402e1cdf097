import { z } from 'zod'

import { CHOICE_KINDS, FUNNEL_STEPS } from '@/domain/office/reports/funnel'
import { RANGE_FAULTS, rangeFault, REPORT_STEPS } from '@/domain/office/reports/report-days'
import { REPORTS, SHOWN_COVER } from '@/domain/office/reports/reports'
import { THRESHOLD_STATES } from '@/domain/shop/tax/thresholds'
import { STOCK_KINDS } from '@/domain/office/stock/stock'

import { CHANGE_CURSOR, changesEnd, changesQuery } from '@/contract/kit/changes.schema'
import { Money } from '@/contract/kit/money.schema'
import { named } from '@/contract/kit/named.schema'

const Day = z.iso.date()

type RangeQuery = Parameters<typeof rangeFault>[0]

export function checkRange(range: RangeQuery, context: z.RefinementCtx<RangeQuery>): void {
  const fault = rangeFault(range)
  if (fault) context.addIssue({ code: 'custom', path: ['to'], message: RANGE_FAULTS[fault] })
}

const Range = z
  .object({
    from: Day.optional().describe('First day; the last 30 days without it'),
    to: Day.optional().describe('Last day'),
    by: z.enum(REPORT_STEPS).optional().describe('By days, weeks from Monday, or months'),
  })
  .superRefine(checkRange)

const Span = { from: Day, to: Day }
const Answered = { ...Span, by: z.enum(REPORT_STEPS) }

const Figures = z.object({
  orders: z.int().describe('Paid orders that were not canceled'),
  revenue: Money,
  refunded: Money.describe('What went back in this time, also of earlier orders'),
  net: Money.describe('Revenue minus refunds'),
  average: Money.nullable().describe('Average order value; null if there were no orders'),
  returns: z.int().describe('Returns that were registered'),
  tickets: z.int().describe('Tickets that were opened'),
})

const Papers = z.object({ papers: z.int(), net: Money, tax: Money, total: Money })
const Due = z.object({ net: Money, tax: Money, total: Money })
const Taxes = {
  invoiced: Papers,
  credited: Papers,
  due: Due.describe('Invoices minus credit notes'),
}

const TaxPlace = {
  country: z.string(),
  code: z.string(),
  region: z.string().describe('State or province; empty for countries without taxes by region'),
}

const YearSales = z.object({ amount: Money, orders: z.int() })

const Payout = {
  payments: z.int(),
  captured: Money,
  refunded: Money,
  lost: Money.describe('Lost disputes'),
  payout: Money.describe('What the provider owes for it, before its fees'),
  booked: Money.describe('Net change of the provider’s account in the ledger'),
  difference: Money.describe('Payout minus bookings; 0 when they agree'),
}

const PayoutFees = {
  fee: Money.describe('What the provider kept of it, as far as it said so in US dollars'),
  net: Money.describe('Payout minus these fees'),
  without_fee: z.int().describe('Payments and refunds whose fee in US dollars isn’t known'),
}

const Sales = z.object({
  ...Answered,
  time_zone: z.string().describe('IANA time zone. Days begin at midnight in it'),
  previous: z
    .object(Span)
    .describe('As many whole months before whole months, otherwise as many days'),
  total: Figures,
  before: Figures,
  year_ago: Figures.describe('The same days of the year before'),
  steps: z.array(Figures.extend({ ...Span, before: Figures })).describe('Oldest first'),
})

const Cover = z.object({
  sku: z.string(),
  kind: z.enum(STOCK_KINDS),
  title: z.string(),
  for_sale: z.int().describe('On hand and not reserved'),
  sold: z.int().describe('In the range, without what came back'),
  days_left: z.int().describe('Until none is for sale, at the speed of the range'),
  incoming: z.int(),
  due: z.iso.date().nullable().describe('When the next delivery is expected'),
})

const Share = z.int().describe('Tenths of a percent')

named({ SalesReport: Sales, SalesFigures: Figures })

export const reportsSchemas = {
  sales: {
    summary:
      'Sales of a range by day, week or month beside the period before and the year before: orders, revenue, refunds, average order, returns and tickets.',
    spec: 'open',
    query: Range,
    response: Sales,
  },
  taxes: {
    summary:
      'Taxes by period, country and state or province, from invoices minus credit notes. Days are those printed on them.',
    spec: 'open',
    query: Range,
    response: z.object({
      ...Answered,
      rows: z.array(z.object({ ...Span, ...TaxPlace, ...Taxes })),
      total: z.object(Taxes),
    }),
  },
  jurisdictions: {
    summary:
      'Taxes by jurisdiction and rate, from invoices minus credit notes, for returns to each of them.',
    spec: 'open',
    query: Range,
    response: z.object({
      ...Answered,
      rows: z.array(
        z.object({
          ...TaxPlace,
          title: z.string(),
          jurisdiction: z.string(),
          rate: z.int().describe('Parts per million'),
          net: Money,
          tax: Money,
        }),
      ),
      total: Money,
    }),
  },
  thresholds: {
    summary:
      'Sales of this calendar year and the one before by destination, beside the sales from which on it wants a registration for tax.',
    spec: 'open',
    response: z.object({
      ...Answered,
      rows: z.array(
        z.object({
          code: z.string().describe('Country, or EU for all of the EU together'),
          region: z.string().nullable(),
          now: YearSales,
          before: YearSales,
          threshold: z.object({
            amount: Money.describe('In `currency`'),
            currency: z.string(),
            orders: z.int().nullable(),
            needs_both: z.boolean(),
            source: z.string(),
          }),
          percent: z.int().nullable().describe('Null without an exchange rate'),
          state: z.enum(THRESHOLD_STATES),
        }),
      ),
    }),
  },
  payouts: {
    summary:
      'What each payment provider took in and gave out by period, beside the ledger. Days are in UTC.',
    spec: 'open',
    query: Range,
    response: z.object({
      ...Answered,
      rows: z.array(z.object({ ...Span, provider: z.string(), ...Payout, ...PayoutFees })),
      total: z.object({ ...Payout, ...PayoutFees }),
    }),
  },
  payoutDays: {
    summary:
      'Lists what each payment provider took in and gave out, by day in UTC, in the order in which the days changed; the days of 50 changes per page.',
    spec: 'open',
    query: z.object({ ...changesQuery, after: z.string().regex(CHANGE_CURSOR).optional() }),
    response: z.object({
      payouts: z.array(z.object({ day: Day, provider: z.string(), ...Payout })),
      next: z.string().nullable().describe('Send it as `after` for the next page'),
      ...changesEnd,
    }),
  },
  cover: {
    summary: `How long the stock of what sold in the last 90 days lasts: the ${SHOWN_COVER} items that run out first.`,
    spec: 'open',
    response: z.object({
      ...Span,
      rows: z.array(Cover),
      count: z.int().describe('All items that sold in these days'),
    }),
  },
  funnel: {
    summary:
      'How visits to bikes become orders: page views, builds and carts as browsers count them without a trace of who visits, orders with a bike from the table of orders.',
    spec: 'open',
    query: Range,
    response: z.object({
      ...Answered,
      steps: z
        .array(z.object({ step: z.enum(FUNNEL_STEPS), count: z.int(), share: Share.nullable() }))
        .describe('In the order of the way; shares are of the step before'),
      choices: z
        .array(
          z.object({
            step: z.string().meta({ examples: ['size'] }),
            title: z.string(),
            count: z.int(),
            share: Share.nullable(),
          }),
        )
        .describe(
          'Visits that chose something in a step of the configurator, as shares of all visits',
        ),
    }),
  },
  choices: {
    summary: 'Take rates: how many of the sold bikes have each color, size and option.',
    spec: 'open',
    query: Range,
    response: z.object({
      ...Answered,
      bikes: z.array(
        z.object({
          bike: z.string().meta({ examples: ['Nyx'] }),
          count: z.int(),
          choices: z.array(
            z.object({
              kind: z.enum(CHOICE_KINDS),
              title: z.string(),
              count: z.int(),
              share: Share,
            }),
          ),
        }),
      ),
    }),
  },
  table: {
    summary: 'Returns a report as a CSV table. Amounts are dollars.',
    spec: 'open',
    params: z.object({ report: z.enum(REPORTS) }),
    query: Range,
    file: { type: 'text/csv', description: 'The table, in UTF-8 with a head.' },
    response: z.string(),
  },
}
