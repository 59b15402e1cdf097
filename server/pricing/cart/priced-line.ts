import type { z } from 'zod'

import type { QuotedLine } from '@/contract/shop/cart/cart'
import type { GuestItem } from '@/contract/shop/cart/cart.schema'
import type { Build } from '@/domain/shop/bikes/bike'
import type { Gift } from '@/domain/shop/gift-card/gift'
import type { ChargedTax } from '@/domain/shop/tax/tax'
import type { Cents } from '@/domain/kit/money'
import type { FreeLine } from '@/server/kernel/db/schema/orders/drafts'
import type { BuildSheet } from '@/server/kernel/db/schema/orders/orders'

/** Upgrade of an ordered bike that hasn't been built yet. */
export interface Upgrade {
  order_bike_id: number
  from: Build
}

/** Item of a cart. Only the carts of users contain upgrades, only drafts of staff free lines. */
export type Item = z.output<typeof GuestItem> & { upgrade?: Upgrade | null; free?: FreeLine }

export interface PricedPart extends Pick<
  QuotedLine,
  'product_id' | 'title' | 'description' | 'thumbnail' | 'options'
> {
  kind: 'accessory' | 'spare'
  sku: string
  /** Number of units in one bundle. */
  count: number
  /** Unit price outside of the bundle. */
  price: Cents
}

export interface PricedLine extends QuotedLine {
  /** SKU; null for digital goods and for bundles, whose parts have their own SKUs. */
  sku: string | null
  taxes: ChargedTax[]
  /** Parts of a bundle; empty for other products. */
  parts: PricedPart[]
  build_sheet: BuildSheet | null
  /** Ordered bike that this line upgrades. */
  order_bike_id: number | null
  gift: Gift | null
}

export type Draft = Omit<
  PricedLine,
  'total_price' | 'discount' | 'taxes' | 'shown_price' | 'shown_total_price'
> & { isDigital: boolean }

export function needsOf({
  sku,
  count,
  parts,
}: Pick<PricedLine, 'sku' | 'count' | 'parts'>): { sku: string; count: number }[] {
  if (sku !== null) return [{ sku, count }]
  return parts.map((part) => ({ sku: part.sku, count: part.count * count }))
}
