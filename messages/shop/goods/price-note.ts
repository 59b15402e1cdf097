import type { Country } from '@/domain/shop/countries/country'

/** Title of the shop's default country (spec §9: 222), shown before countries are loaded. */
export const DEFAULT_COUNTRY_TITLE = 'United States'

/** @example priceNote(germany) // 'Prices: Germany, VAT included, before shipping.' */
export function priceNote(
  country: Pick<Country, 'title' | 'tax_title' | 'prices_include_tax'> | null,
): string {
  const { title, tax_title, prices_include_tax } = country ?? { title: DEFAULT_COUNTRY_TITLE }
  return prices_include_tax
    ? `Prices: ${title}, ${tax_title} included, before shipping.`
    : `Prices: ${title}, before tax and shipping.`
}

/** Returns the label of the tax row: tax is included in the amounts above, or added to them. */
export function taxRow(tax: string, isIncluded: boolean): string {
  return isIncluded ? `Including ${tax}` : tax
}
