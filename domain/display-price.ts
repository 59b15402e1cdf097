import type { Country } from './country'
import { addCents, shareOfCents, type Cents } from './money'

/** What of a country decides how its prices are shown. */
export type TaxRule = Pick<Country, 'prices_include_tax' | 'tax_basis_points'>

/** A price of one piece before tax as the country's law wants it shown: with its tax, or without (spec open). */
export function displayPrice(net: Cents, rule: TaxRule): Cents {
  return addCents(net, includedTax(net, rule))
}

interface TaxedAmount {
  net: Cents
  tax: Cents
  /** Pieces of all lines together. */
  pieces: number
}

/**
 * Whether a tax is that of a rate. It may be rounded with every piece, and with the discount, the shipping and the
 * assembly of an order, by up to half a cent each.
 */
export function isTaxedAt(basisPoints: number, { net, tax, pieces }: TaxedAmount): boolean {
  const roundings = 2 * pieces + 3
  return Math.abs(net * basisPoints - tax * 10_000) <= roundings * 5_000
}

/** The tax that is part of the shown price of one piece; 0 where prices are shown without. */
export function includedTax(net: Cents, { prices_include_tax, tax_basis_points }: TaxRule): Cents {
  return shareOfCents(net, prices_include_tax ? tax_basis_points : 0)
}
