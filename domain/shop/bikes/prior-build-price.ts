import { cents, type Cents } from '@/domain/kit/money'
import { withPrices } from '@/domain/office/goods/prices'
import type { ChangedPrice } from '@/domain/shop/goods/prior-price'

import type { Bike, Build } from './bike'
import { buildPrice } from './build'

/** Prices of a bike and its options at one time, as far as they weren't the present ones. */
export type EarlierPrices = { variant: string; price: Cents }[]

interface PriceHistory {
  /** Applied changes of the bike since the start of the window, oldest first. */
  changes: readonly Omit<ChangedPrice, 'product_id'>[]
  /** When the reduction started. */
  start: Date
}

/** Returns all combinations of prices that applied in the window, by undoing the changes from the latest on. */
export function earlierPrices({ changes, start }: PriceHistory): EarlierPrices[] {
  const prices = new Map<string, Cents>()
  const listed = () => [...prices].map(([variant, price]) => ({ variant, price }))
  const isBefore = (at: Date | null | undefined) => !at || at <= start
  const applied = isBefore(changes.at(-1)?.applied_at) ? [listed()] : []
  changes.toReversed().forEach(({ variant, old_cents, applied_at }, index, latestFirst) => {
    prices.set(variant, old_cents)
    const next = latestFirst[index + 1]?.applied_at
    const isOneChange = next?.getTime() === applied_at?.getTime()
    if (!isOneChange && isBefore(next)) applied.push(listed())
  })
  return applied
}

/** Returns the lowest price of a build before the reduction. */
export function priorBuildPrice(
  bike: Bike,
  build: Build,
  earlier: readonly EarlierPrices[],
): Cents {
  const prices = earlier.map((lines) => {
    const changed = lines.map(({ variant, price }) => ({
      product_id: bike.id,
      variant,
      new: price,
    }))
    return buildPrice(withPrices(bike, changed), build)
  })
  return cents(Math.min(...prices))
}
