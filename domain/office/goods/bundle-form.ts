import type { BundlePart, Product } from '@/domain/shop/accessories/accessory'
import { canBePart, MAX_BUNDLE_PARTS, MAX_PART_COUNT } from '@/domain/shop/goods/bundle'

/** Reason why parts don't form a valid bundle; `position` is null if it concerns all of them. */
export interface BundleFault {
  position: number | null
  message: string
}

const BUNDLE_FAULTS = {
  few: 'A bundle needs at least two items.',
  many: `A bundle can have up to ${MAX_BUNDLE_PARTS} different products.`,
  unknown: 'We couldn’t find this product.',
  digital: 'A gift card or another bundle can’t be part of a bundle.',
  version: 'Choose a version.',
  count: `Enter a number from 1 to ${MAX_PART_COUNT}.`,
  twice: 'This product is in the bundle already. Change its number instead.',
} as const

type Part = Pick<Product, 'variants' | 'is_digital' | 'bundle'>

/** Returns the first reason why the parts don't form a valid bundle, or null. */
export function bundleFault(
  parts: readonly BundlePart[],
  productOf: (id: number) => Part | undefined,
): BundleFault | null {
  if (parts.length > MAX_BUNDLE_PARTS) return { position: null, message: BUNDLE_FAULTS.many }
  for (const [position, part] of parts.entries()) {
    const fault = partFault(part, productOf(part.product_id), parts.slice(0, position))
    if (fault) return { position, message: BUNDLE_FAULTS[fault] }
  }
  const pieces = parts.reduce((sum, { count }) => sum + count, 0)
  return pieces < 2 ? { position: null, message: BUNDLE_FAULTS.few } : null
}

function partFault(
  part: BundlePart,
  product: Part | undefined,
  before: readonly BundlePart[],
): keyof typeof BUNDLE_FAULTS | null {
  if (!product) return 'unknown'
  if (!canBePart(product)) return 'digital'
  const isVersion = product.variants.some(({ id }) => id === part.variant)
  if (product.variants.length > 0 ? !isVersion : part.variant !== null) return 'version'
  const isCount = Number.isInteger(part.count) && part.count >= 1 && part.count <= MAX_PART_COUNT
  if (!isCount) return 'count'
  const isSame = (one: BundlePart) =>
    one.product_id === part.product_id && one.variant === part.variant
  return before.some(isSame) ? 'twice' : null
}
