/** The block on product safety, on its own because the page of a bike carries it. */
export const productSafety = {
  title: 'Product safety',
  maker: 'Manufacturer',
  responsible: 'EU responsible person',
  identifier: 'Identifier',
  sku: (sku: string) => `SKU ${sku}`,
  gtin: (gtin: string) => `GTIN ${gtin}`,
  marks: 'Standards',
  warnings: 'Warnings',
} as const
