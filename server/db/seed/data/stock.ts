import { productSkus } from '../../../../domain/accessory'
import { seedBikes } from './bikes'
import { seedProducts } from './products'
import type { SeedStockItem } from './types'

/** Nothing lies on a shelf for a gift card: a number that sales will not reach. */
const ENDLESS = 1_000_000

/** 40 to 120 frames of a size; the middle sizes sell most. */
const FRAMES: Record<string, number> = { S: 48, M: 112, L: 120, XL: 64 }

const frames: SeedStockItem[] = seedBikes.flatMap((bike) =>
  bike.sizes.map(({ title }) => ({
    sku: `frame:${bike.slug}:${title}`,
    on_hand: FRAMES[title] ?? 40,
  })),
)

/** Spares that wait for their next delivery: their pages show what else fits, where something does. */
const SOLD_OUT = new Set([5000312, 5000341, 5000357, 5000358])

/** So that pages show these states too. */
const SHORT: Record<string, number> = {
  'product:5000110:signal-orange-l': 0,
  'product:5000110:bone-s': 3,
}

/** Every version has its own shelf. */
const products: SeedStockItem[] = seedProducts.flatMap((product) =>
  productSkus(product).map((sku, index) => ({
    sku,
    on_hand: product.is_digital
      ? ENDLESS
      : (SHORT[sku] ?? (SOLD_OUT.has(product.id) ? 0 : shelf(product.id + index, product.price))),
  })),
)

/** 25 to 400 pieces: cheap things lie in larger numbers. The id spreads them, so that pages look alive. */
function shelf(id: number, price: number): number {
  const spread = (id * 37) % 100
  if (price < 3_000) return 200 + spread * 2
  if (price < 12_000) return 80 + spread
  return 25 + Math.floor(spread / 2)
}

export const seedStock: SeedStockItem[] = [...frames, ...products]
