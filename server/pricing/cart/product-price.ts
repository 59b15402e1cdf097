import { giftDayMessages } from '@/contract/gift-day-messages'
import { variantOf, type Product, type ProductVariant } from '@/domain/accessory'
import type { Gift } from '@/domain/gift'
import { giftCardPrice, isGiftCard } from '@/domain/gift-card'
import { giftDayFault } from '@/domain/gift-day'
import type { Cents } from '@/domain/money'
import { DomainError } from '@/server/kernel/errors/domain-error'

interface Choice {
  /** Whole dollars of a gift card. */
  amount: number | null
  variant: ProductVariant | null
}

/**
 * Only a gift card has an amount; everything else costs what its version or the catalog says.
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
 * The version that is bought. A call that names none gets the first one of the catalog.
 * @throws DomainError product_not_found
 */
export function requireVariant(product: Product, id: string | null): ProductVariant | null {
  const variant = variantOf(product, id)
  if (variant !== undefined) return variant
  throw new DomainError('product_not_found', `Product ${product.id} has no version "${id}".`, {
    message: `${product.title} doesn’t come in this version.`,
  })
}

/**
 * Only a gift card can be for someone else.
 * @throws DomainError invalid_input
 */
export function requireGift(product: Product, gift: Gift | null): Gift | null {
  if (!gift || isGiftCard({ product_id: product.id })) return gift
  throw new DomainError('invalid_input', `Product ${product.id} is no gift card.`, {
    message: `${product.title} can’t be emailed to someone else.`,
  })
}

/**
 * Why a card can't be sent on its day, as a sentence; null if it can.
 * @param today 'YYYY-MM-DD' by the shop's clocks
 */
export function giftProblem(gift: Gift | null, today: string): string | null {
  const fault = gift && giftDayFault(gift, today)
  return fault && giftDayMessages[fault]
}

/** @throws DomainError invalid_input for a day that has passed or is too far ahead */
export function requireGiftDay(gift: Gift | null, today: string): void {
  const message = giftProblem(gift, today)
  if (message === null) return
  throw new DomainError('invalid_input', message, {
    message,
    errors: [{ field: 'send_on', message }],
  })
}
