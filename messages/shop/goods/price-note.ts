import type { Country } from '@/domain/shop/countries/country'
import { countryInSentence } from '@/utils/country-in-sentence'
import { money } from '@/utils/format'

/** Title of the shop's default country (spec §9: 222), shown before countries are loaded. */
export const DEFAULT_COUNTRY_TITLE = 'United States'

/** Shown where the value of an order is above what the shop collects a tax for. */
export const importNote = (tax: string) =>
  `Doesn’t include ${tax}: the carrier collects it when it delivers, often with a fee.`

/** @example priceNote(germany) // 'Prices for Germany, VAT included, before shipping.' */
export function priceNote(
  country: Pick<Country, 'title' | 'tax_title' | 'taxes' | 'prices_include_tax'> | null,
): string {
  if (!country?.prices_include_tax) {
    return `${pricesFor(country?.title ?? DEFAULT_COUNTRY_TITLE)}, before tax and shipping.`
  }
  const { title, tax_title, taxes } = country
  const limit = taxes.find((tax) => tax.limit)?.limit
  const upTo = limit ? ` up to ${money(limit.cap)}` : ''
  return `${pricesFor(title)}, ${tax_title} included${upTo}, before shipping.`
}

const pricesFor = (title: string) =>
  title === DEFAULT_COUNTRY_TITLE ? 'US prices' : `Prices for ${countryInSentence(title)}`

/** Returns the label of the tax row: tax is included in the amounts above, or added to them. */
export function taxRow(tax: string, isIncluded: boolean, isEstimated = false): string {
  if (isEstimated) return `${tax}, depends on the address`
  return isIncluded ? `Including ${tax}` : tax
}
