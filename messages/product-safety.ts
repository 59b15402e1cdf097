/** The block on product safety, on its own because the page of a bike carries it. */
export const productSafety = {
  title: 'Product safety',
  maker: 'Maker',
  responsible: 'Responsible in the EU',
  identifier: 'Identifier',
  sku: (sku: string) => `Article ${sku}`,
  gtin: (gtin: string) => `GTIN ${gtin}`,
  marks: 'Tested to',
  warnings: 'Warnings',
} as const
