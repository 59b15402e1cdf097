import type { ShownField } from '@/domain/shop/goods/product-fields'
import { countryName } from '@/utils/country-name'

const SHEET: Record<ShownField, (value: string) => string> = {
  gtin: (gtin) => `GTIN ${gtin}`,
  country_of_origin: (code) => `Country of origin: ${countryName(code) ?? code}`,
}

/** Product safety texts, in their own file because the bike page loads them. */
export const productSafety = {
  title: 'Product safety',
  maker: 'Manufacturer',
  responsible: 'EU responsible person',
  identifier: 'Identifier',
  sku: (sku: string) => `SKU ${sku}`,
  sheet: SHEET,
  marks: 'Standards',
  warnings: 'Warnings',
} as const
