import type { ShownField } from '@/domain/shop/goods/product-fields'

const SHEET: Record<ShownField, (value: string) => string> = {
  gtin: (gtin) => `GTIN ${gtin}`,
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
