import type { Country } from '@/domain/shop/countries/country'
import { rateOf, taxOn } from './tax'
import { addCents, ZERO, type Cents } from '@/domain/kit/money'

export type TaxRule = Pick<Country, 'prices_include_tax' | 'taxes'>

/** Returns the display price of a unit by the country's law: with tax or without (spec open). */
export function displayPrice(net: Cents, rule: TaxRule): Cents {
  return addCents(net, includedTax(net, rule))
}

export function includedTax(net: Cents, { prices_include_tax, taxes }: TaxRule): Cents {
  if (!prices_include_tax) return ZERO
  return taxOn(net, rateOf(taxes.filter(({ limit }) => !limit || net <= limit.cap)))
}
