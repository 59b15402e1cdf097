/** Product safety texts, in their own file because the bike page loads them. */
export const productSafety = {
  title: 'Product safety',
  maker: 'Manufacturer',
  responsible: 'EU responsible person',
  identifier: 'Identifier',
  sku: (sku: string) => `SKU ${sku}`,
  marks: 'Standards',
  warnings: 'Warnings',
} as const
