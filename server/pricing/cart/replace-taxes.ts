import { addCents, subtractCents } from '@/domain/kit/money'
import { sumTaxes, titleOf, totalTax } from '@/domain/shop/tax/tax'
import type { TaxCalculation } from '@/server/kernel/ports/taxes'

import type { PricedCart } from './price-cart'

/** Charges the taxes of a tax service instead of the shop's own, where prices exclude tax. */
export function replaceTaxes<Priced extends PricedCart>(
  priced: Priced,
  { id, lines: taxes, delivery }: TaxCalculation,
): Priced {
  const { quote, country } = priced
  const { totals } = quote
  const all = sumTaxes([...taxes.flat(), ...delivery])
  const tax = totalTax(all)
  const lines = priced.lines.map((line, index) => ({ ...line, taxes: taxes[index] ?? [] }))
  return {
    ...priced,
    lines,
    delivery_taxes: sumTaxes(delivery),
    tax_calculation: id,
    country: {
      ...country,
      taxes: all.map(({ title, jurisdiction, rate }) => ({
        ...{ title, jurisdiction, rate },
        taxes_delivery: delivery.some((one) => one.jurisdiction === jurisdiction),
        limit: null,
      })),
    },
    quote: {
      ...quote,
      lines,
      is_taxed_on_import: quote.is_taxed_on_import && tax === 0,
      totals: {
        ...totals,
        tax,
        tax_title: titleOf(all, country.tax_title),
        total: addCents(subtractCents(totals.total, totals.tax), tax),
      },
    },
  }
}
