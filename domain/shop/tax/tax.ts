import { addCents, shareOfCents, splitCents, ZERO, type Cents } from '@/domain/kit/money'

/** A tax that the shop collects at a destination. */
export interface Tax {
  /** Name on invoices, for example 'VAT' or 'Sales tax'. */
  title: string
  /** State, province, county or country that receives it. */
  jurisdiction: string
  /** Parts per million: 88750 is 8.875%. */
  rate: number
  taxes_delivery: boolean
  /** Value up to which the shop collects it; above, the carrier does on import. Null for no limit. */
  limit: TaxLimit | null
}

export interface TaxLimit {
  /** Net, without delivery, in cents. */
  cap: Cents
  /** Whether it is for all goods of an order together or for each item. */
  scope: LimitScope
}

export const LIMIT_SCOPES = ['consignment', 'item'] as const
export type LimitScope = (typeof LIMIT_SCOPES)[number]

/** A tax as charged, in cents; stored with each order line. */
export interface ChargedTax extends Pick<Tax, 'title' | 'jurisdiction' | 'rate'> {
  /** Amount without tax that it was calculated from. */
  base: Cents
  tax: Cents
}

const MILLION = 1_000_000

/** Returns the taxes that the shop collects for goods of a net value, in total and of the dearest item. */
export const collectedTaxes = (
  taxes: readonly Tax[],
  values: Readonly<Record<LimitScope, Cents>>,
): Tax[] => taxes.filter(({ limit }) => limit === null || values[limit.scope] <= limit.cap)

/** Returns a tax on an amount without tax, rounded half up. */
export const taxOn = (base: Cents, rate: number): Cents => shareOfCents(base, rate, MILLION)

/** Rate of taxes together, in parts per million. */
export const rateOf = (taxes: readonly Pick<Tax, 'rate'>[]): number =>
  taxes.reduce((sum, { rate }) => sum + rate, 0)

/** Names of taxes for one row. @example titleOf([gst, pst], 'Tax') // 'GST + PST' */
export function titleOf(taxes: readonly Pick<Tax, 'title'>[], otherwise: string): string {
  return [...new Set(taxes.map(({ title }) => title))].join(' + ') || otherwise
}

/** Adds up taxes of the same name, jurisdiction and rate. */
export function sumTaxes(taxes: readonly ChargedTax[]): ChargedTax[] {
  const sums = new Map<string, ChargedTax>()
  for (const one of taxes) {
    const key = JSON.stringify([one.title, one.jurisdiction, one.rate])
    const before = sums.get(key)
    sums.set(key, {
      ...one,
      ...(before && {
        base: addCents(before.base, one.base),
        tax: addCents(before.tax, one.tax),
      }),
    })
  }
  return [...sums.values()]
}

export const totalTax = (taxes: readonly ChargedTax[]): Cents =>
  addCents(...taxes.map(({ tax }) => tax))

/** Splits each tax and its base by weights; the parts add up to the cent. */
export function splitTaxes(
  taxes: readonly ChargedTax[],
  weights: readonly number[],
): ChargedTax[][] {
  const split = taxes.map((one) => ({
    one,
    bases: splitCents(one.base, weights),
    parts: splitCents(one.tax, weights),
  }))
  return weights.map((_, index) =>
    split.map(({ one, bases, parts }) => ({
      ...one,
      base: bases[index] ?? ZERO,
      tax: parts[index] ?? ZERO,
    })),
  )
}
