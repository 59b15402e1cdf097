import type { Country } from '@/domain/shop/countries/country'
import { addCents, shareOfCents, type Cents } from './money'

export type TaxRule = Pick<Country, 'prices_include_tax' | 'tax_basis_points'>

/** Returns the display price of a unit by the country's law: with tax or without (spec open). */
export function displayPrice(net: Cents, rule: TaxRule): Cents {
  return addCents(net, includedTax(net, rule))
}

interface TaxedAmount {
  net: Cents
  tax: Cents
  /** Total number of units in all lines. */
  pieces: number
}

/** Tolerates half a cent of rounding per unit, discount, shipping and assembly of an order. */
export function isTaxedAt(basisPoints: number, { net, tax, pieces }: TaxedAmount): boolean {
  const roundings = 2 * pieces + 3
  return Math.abs(net * basisPoints - tax * 10_000) <= roundings * 5_000
}

export function includedTax(net: Cents, { prices_include_tax, tax_basis_points }: TaxRule): Cents {
  return shareOfCents(net, prices_include_tax ? tax_basis_points : 0)
}
