import { cents, type Cents } from '@/domain/kit/money'

export interface ExchangeRate {
  /** Millionths of the currency for one US dollar, such as 920000 for €0.92. */
  rate: number
  /** 'YYYY-MM-DD' */
  valid_on: string
  /** Who published it. */
  source: string
}

/** By ISO 4217 code. */
export type ExchangeRates = ReadonlyMap<string, ExchangeRate>

const MILLION = 1_000_000

/** Converts an amount in the smallest unit of a currency to cents; null without a rate. */
export function inDollars(amount: Cents, currency: string, rates: ExchangeRates): Cents | null {
  const rate = currency === 'USD' ? MILLION : rates.get(currency)?.rate
  return rate === undefined ? null : cents(Math.round((amount * MILLION) / rate))
}

/** Converts cents to the smallest unit of a currency; null without a rate. */
export function inCurrency(amount: Cents, currency: string, rates: ExchangeRates): Cents | null {
  const rate = currency === 'USD' ? MILLION : rates.get(currency)?.rate
  return rate === undefined ? null : cents(Math.round((amount * rate) / MILLION))
}
