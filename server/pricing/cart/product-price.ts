import { variantOf, type Product, type ProductVariant } from '@/domain/accessory'
import { giftCardPrice, isGiftCard } from '@/domain/gift-card'
import type { Cents } from '@/domain/money'
import { DomainError } from '@/server/kernel/errors/domain-error'

interface Choice {
  /** Whole dollars of a gift card. */
  amount: number | null
  variant: ProductVariant | null
}

/**
 * Only a gift card has an amount; everything else costs what its version or the catalogue says.
 * @throws DomainError invalid_input
 */
export function productPrice(product: Product, { amount, variant }: Choice): Cents {
  if (amount === null) return variant?.price ?? product.price
  const price = isGiftCard({ product_id: product.id }) ? giftCardPrice(amount) : null
  if (price !== null) return price
  throw new DomainError('invalid_input', `Product ${product.id} is not sold for ${amount}.`, {
    message: `${product.title} isn’t available for this amount.`,
  })
}

/**
 * The version that is bought. A call that names none gets the first one of the catalogue.
 * @throws DomainError product_not_found
 */
export function requireVariant(product: Product, id: string | null): ProductVariant | null {
  const variant = variantOf(product, id)
  if (variant !== undefined) return variant
  throw new DomainError('product_not_found', `Product ${product.id} has no version "${id}".`, {
    message: `${product.title} doesn’t come in this version.`,
  })
}
