import { cents, type Cents } from '@/domain/kit/money'

import { inCurrency, type ExchangeRates } from './exchange-rate'

/** Sales to a state or country above which the shop has to register for its tax. */
export interface Threshold {
  country_code: string
  /** State; null for the whole country, or for all of the EU together. */
  region: string | null
  /** In the smallest unit of `currency`. */
  amount: Cents
  currency: string
  /** Number of orders; null if only the amount counts. */
  orders: number | null
  /** Whether amount and number both have to be exceeded, or one is enough. */
  needs_both: boolean
  source: string
}

/** Share of a threshold from which staff are warned, in percent. */
export const WARNING_PERCENT = 80

/** The EU as a destination: one threshold counts the sales to all its countries. */
export const EU_THRESHOLD_CODE = 'EU'

const US_SOURCE =
  'State law after South Dakota v. Wayfair, Inc., 585 U.S. 162 (2018), as of January 1, 2026'

/** State, sales in thousands of dollars, and orders ('&' if both have to be exceeded). */
const US_STATES = `AL 250
AK 100
AZ 100
AR 100 200
CA 500
CO 100
CT 100 &200
DC 100 200
FL 100
GA 100 200
HI 100 200
ID 100
IL 100
IN 100
IA 100
KS 100
KY 100 200
LA 100
ME 100
MD 100 200
MA 100
MI 100 200
MN 100 200
MS 250
MO 100
NE 100 200
NV 100 200
NJ 100 200
NM 100
NY 500 &100
NC 100
ND 100
OH 100 200
OK 100
PA 100
PR 100 200
RI 100 200
SC 100
SD 100
TN 100
TX 500
UT 100
VT 100 200
VA 100 200
WA 100
WV 100 200
WI 100
WY 100`

const NATIONAL: readonly [string, number, string, string][] = [
  [EU_THRESHOLD_CODE, 10_000, 'EUR', 'Directive 2006/112/EC, art. 59c'],
  ['GB', 0, 'GBP', 'Value Added Tax Act 1994, sch. 1A: sellers abroad have none'],
  ['NO', 50_000, 'NOK', 'Merverdiavgiftsloven (LOV-2009-06-19-58), § 2-1'],
  ['CH', 100_000, 'CHF', 'Mehrwertsteuergesetz (SR 641.20), art. 7 and 10'],
  ['CA', 30_000, 'CAD', 'Excise Tax Act, R.S.C. 1985, c. E-15, s. 148 and 240'],
  ['AU', 75_000, 'AUD', 'A New Tax System (Goods and Services Tax) Act 1999, s. 23-15'],
  ['NZ', 60_000, 'NZD', 'Goods and Services Tax Act 1985, s. 51'],
]

const ofState = (line: string): Threshold => {
  const [region = '', thousands = '', orders] = line.split(' ')
  return {
    ...{ country_code: 'US', region, currency: 'USD', source: US_SOURCE },
    amount: cents(Number(thousands) * 100_000),
    orders: orders === undefined ? null : Number(orders.replace('&', '')),
    needs_both: orders?.startsWith('&') ?? false,
  }
}

/** Checked on November 29, 2026. States without sales tax have none: Delaware, Montana, New Hampshire and Oregon. */
export const THRESHOLDS: readonly Threshold[] = [
  ...US_STATES.split('\n').map(ofState),
  ...NATIONAL.map(([country_code, amount, currency, source]) => ({
    ...{ country_code, region: null, currency, source, orders: null, needs_both: false },
    amount: cents(amount * 100),
  })),
]

/** Sales of a year. */
export interface Sales {
  /** Net, in the smallest unit of a currency. */
  amount: Cents
  orders: number
}

/** Returns how much of a threshold the sales of a year have reached, in percent; more than 100 if exceeded. */
export function percentReached({ amount, orders, needs_both }: Threshold, sales: Sales): number {
  const ofAmount = amount === 0 ? (sales.amount > 0 ? 100 : 0) : (sales.amount * 100) / amount
  if (orders === null) return Math.floor(ofAmount)
  const ofOrders = (sales.orders * 100) / orders
  return Math.floor(needs_both ? Math.min(ofAmount, ofOrders) : Math.max(ofAmount, ofOrders))
}

export const THRESHOLD_STATES = ['exceeded', 'close', 'unknown', 'below', 'registered'] as const
export type ThresholdState = (typeof THRESHOLD_STATES)[number]

/** How far the sales to a destination are from its threshold. */
export interface ThresholdRow {
  code: string
  region: string | null
  /** This calendar year and the one before, in US dollars. */
  now: Sales
  before: Sales
  threshold: Threshold
  /** The higher share of both years; null without an exchange rate. */
  percent: number | null
  state: ThresholdState
}

interface ThresholdSales {
  now: Sales
  before: Sales
  isRegistered: boolean
}

/** @param rates to convert the sales into the currency of the threshold */
export function thresholdRow(
  threshold: Threshold,
  { now, before, isRegistered }: ThresholdSales,
  rates: ExchangeRates,
): ThresholdRow {
  const shares = [now, before].map(({ amount, orders }) => {
    const converted = inCurrency(amount, threshold.currency, rates)
    return converted === null ? null : percentReached(threshold, { amount: converted, orders })
  })
  const percent = shares.includes(null) ? null : Math.max(...shares.map((share) => share ?? 0))
  return {
    ...{ code: threshold.country_code, region: threshold.region, now, before, threshold, percent },
    state: isRegistered ? 'registered' : stateAt(percent),
  }
}

function stateAt(percent: number | null): ThresholdState {
  if (percent === null) return 'unknown'
  if (percent >= 100) return 'exceeded'
  return percent >= WARNING_PERCENT ? 'close' : 'below'
}
