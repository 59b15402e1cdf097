import { partPrice, percentOff } from '@/domain/shop/goods/bundle'
import { addCents, cents, timesCents, type Cents } from '@/domain/kit/money'
import type { Product } from '@/domain/shop/accessories/accessory'

/** Time before a price reduction whose lowest price has to be shown (Directive 98/6/EC, art. 6a(2)), in ms. */
export const PRIOR_PRICE_MS = 30 * 86_400_000

export interface ChangedPrice {
  product_id: number
  /** Empty for the product itself. */
  variant: string
  old_cents: Cents
  new_cents: Cents
  applied_at: Date | null
}

/** Returns the lowest price of a product or of one of its versions before the reduction. */
export type PriorPrice = (variant: string | null) => Cents

interface PriorPricesInput {
  product: Product
  productsById: ReadonlyMap<number, Product>
  /** Applied changes of the product and its parts since the start of the window, oldest first. */
  changes: readonly ChangedPrice[]
  /** When the reduction started. */
  start: Date
}

/** A bundle with a percentage has no price history of its own, so its parts determine the price. */
export function priorPriceOf(input: PriorPricesInput): PriorPrice {
  const { product, productsById, changes, start } = input
  const applied = pricesInWindow(changes, start)
  const priorOf = (one: Product, variant: string | null) => {
    const present = partPrice(one, variant) ?? one.price
    return cents(Math.min(...(applied.get(`${one.id} ${variant ?? ''}`) ?? [present])))
  }
  const { bundle } = product
  if (!bundle || bundle.basis_points === null) return (variant) => priorOf(product, variant)
  const apart = bundle.parts.map(({ product_id, variant, count }) => {
    const part = productsById.get(product_id)
    return part ? timesCents(priorOf(part, variant), count) : cents(0)
  })
  const prior = percentOff(addCents(...apart), bundle.basis_points)
  return () => prior
}

/** Collects the prices that applied in the window: those before and after its changes. */
function pricesInWindow(changes: readonly ChangedPrice[], start: Date): Map<string, Cents[]> {
  const applied = new Map<string, Cents[]>()
  for (const { product_id, variant, old_cents, new_cents, applied_at } of changes) {
    const key = `${product_id} ${variant}`
    const known = applied.get(key)
    const isInWindow = applied_at !== null && applied_at <= start
    if (isInWindow) applied.set(key, [...(known ?? []), old_cents, new_cents])
    // The first change after the window shows what applied at its end.
    else if (!known) applied.set(key, [old_cents])
  }
  return applied
}
