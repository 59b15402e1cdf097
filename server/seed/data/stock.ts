import { z } from 'zod'

import { productSkus } from '@/domain/shop/accessories/accessory'
import { frameSku } from '@/domain/shop/bikes/frame-sku'

import { text, integer } from '../files/cells'
import { readRows, dataError } from '../files/read-data'
import { seedBikes } from './bikes'
import { seedProducts } from './products'
import type { SeedStockItem } from './types'

const FILE = 'stock.tsv'
const Row = z.strictObject({ sku: text, on_hand: integer.min(0) })

/** All SKUs. Each frame size and product version has its own; bundles use those of their parts. */
const shelves = [
  ...seedBikes.flatMap(({ slug, sizes }) => sizes.map(({ title }) => frameSku(slug, title))),
  ...seedProducts.filter(({ bundle }) => bundle === null).flatMap(productSkus),
]

/** Initial stock. Some items are out of stock for demonstration; gift cards practically never are. */
export const seedStock: SeedStockItem[] = withAllShelves(readRows(FILE, Row, 'sku'))

/** Compares rows with SKUs. @throws Error listing SKUs without a row and rows without a SKU */
export function withAllShelves(rows: SeedStockItem[]): SeedStockItem[] {
  const [known, needed] = [new Set(rows.map(({ sku }) => sku)), new Set(shelves)]
  const problems = [
    ...shelves.filter((sku) => !known.has(sku)).map((sku) => `${FILE}: there is no row of ${sku}`),
    ...rows
      .filter(({ sku }) => !needed.has(sku))
      .map(({ sku }) => `${FILE}, sku: there are no goods ${sku}`),
  ]
  if (problems.length > 0) throw dataError(problems)
  return rows
}
