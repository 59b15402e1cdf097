import type { Product } from '@/domain/accessory'
import { giftCardPrice, isGiftCard } from '@/domain/gift-card'
import type { Cents } from '@/domain/money'

import { DomainError } from '../http/domain-error'

/**
 * Only a gift card has an amount; without one it costs what the catalogue says.
 * @throws DomainError invalid_input
 */
export function productPrice(product: Product, amount: number | null): Cents {
  if (amount === null) return product.price
  const price = isGiftCard({ product_id: product.id }) ? giftCardPrice(amount) : null
  if (price !== null) return price
  throw new DomainError('invalid_input', `Product ${product.id} is not sold for ${amount}.`, {
    message: `${product.title} is not sold for this amount.`,
  })
}
