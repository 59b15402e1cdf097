import type { ShownField } from '@/domain/shop/goods/product-fields'
import { countryName } from '@/utils/country-name'

/** Texts of product fields on product pages, in their own file because bike pages don't load them. */
export const productSheet: Record<ShownField, (value: string) => string> = {
  gtin: (gtin) => `GTIN ${gtin}`,
  country_of_origin: (code) => `Country of origin: ${countryName(code) ?? code}`,
}
