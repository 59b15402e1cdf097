import type { z } from 'zod'

import type { QuotedLine } from '@/contract/cart'
import type { GuestItem } from '@/contract/cart.schema'
import type { Build } from '@/domain/bike'
import type { Gift } from '@/domain/gift'
import type { Cents } from '@/domain/money'
import type { BuildSheet } from '@/server/kernel/db/schema/orders'

/** A bike that was ordered and is not built yet, of which a line is the upgrade. */
export interface Upgrade {
  order_bike_id: number
  from: Build
}

/** What is priced; only the cart of a user knows upgrades. */
export type Item = z.output<typeof GuestItem> & { upgrade?: Upgrade | null }

/** What one bundle of a line has of a product. */
export interface PricedPart extends Pick<
  QuotedLine,
  'product_id' | 'title' | 'description' | 'thumbnail' | 'options'
> {
  kind: 'accessory' | 'spare'
  sku: string
  /** Pieces in one bundle. */
  count: number
  /** What a piece costs by itself. */
  price: Cents
}

/** One line with all that an order keeps of it. */
export interface PricedLine extends QuotedLine {
  /** What it takes from the warehouse; null for digital goods, and for a bundle, whose parts lie there. */
  sku: string | null
  /** Of a bundle; empty for everything else. */
  parts: PricedPart[]
  build_sheet: BuildSheet | null
  /** The ordered bike that the line upgrades. */
  order_bike_id: number | null
  /** For whom a gift card is. */
  gift: Gift | null
}

/** A line before discounts are spread over all of them. */
export type Draft = Omit<
  PricedLine,
  'total_price' | 'discount' | 'shown_price' | 'shown_total_price'
> & { isDigital: boolean }

/** What a line takes from the warehouse: its pieces, or those of the parts of its bundles. */
export function needsOf({
  sku,
  count,
  parts,
}: Pick<PricedLine, 'sku' | 'count' | 'parts'>): { sku: string; count: number }[] {
  if (sku !== null) return [{ sku, count }]
  return parts.map((part) => ({ sku: part.sku, count: part.count * count }))
}
