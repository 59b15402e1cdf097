import { giftDayMessages } from '@/contract/shop/cart/gift-day-messages'
import { variantOf, type Product, type ProductVariant } from '@/domain/shop/accessories/accessory'
import type { Gift } from '@/domain/shop/gift-card/gift'
import { giftCardPrice, isGiftCard } from '@/domain/shop/gift-card/gift-card'
import { giftDayFault } from '@/domain/shop/gift-card/gift-day'
import type { Cents } from '@/domain/kit/money'
import { DomainError } from '@/server/kernel/errors/domain-error'

interface Choice {
  /** Amount of a gift card in whole dollars. */
  amount: number | null
  variant: ProductVariant | null
}

/** Returns the price for a gift card's amount, the version or the product. @throws DomainError invalid_input */
export function productPrice(product: Product, { amount, variant }: Choice): Cents {
  if (amount === null) return variant?.price ?? product.price
  const price = isGiftCard({ product_id: product.id }) ? giftCardPrice(amount) : null
  if (price !== null) return price
  throw new DomainError('invalid_input', `Product ${product.id} is not sold for ${amount}.`, {
    message: `${product.title} isn’t available for this amount.`,
  })
}

/** Returns the version with this id, by default the first. @throws DomainError product_not_found */
export function requireVariant(product: Product, id: string | null): ProductVariant | null {
  const variant = variantOf(product, id)
  if (variant !== undefined) return variant
  throw new DomainError('product_not_found', `Product ${product.id} has no version "${id}".`, {
    message: `${product.title} doesn’t come in this version.`,
  })
}

/** Rejects gift recipients for products other than gift cards. @throws DomainError invalid_input */
export function requireGift(product: Product, gift: Gift | null): Gift | null {
  if (!gift || isGiftCard({ product_id: product.id })) return gift
  throw new DomainError('invalid_input', `Product ${product.id} is no gift card.`, {
    message: `${product.title} can’t be emailed to someone else.`,
  })
}

/** Returns why a gift card can't be sent on its day; `today` is a day in the shop's time zone. */
export function giftProblem(gift: Gift | null, today: string): string | null {
  const fault = gift && giftDayFault(gift, today)
  return fault && giftDayMessages[fault]
}

/** @throws DomainError invalid_input if the day has passed or is too far ahead */
export function requireGiftDay(gift: Gift | null, today: string): void {
  const message = giftProblem(gift, today)
  if (message === null) return
  throw new DomainError('invalid_input', message, {
    message,
    errors: [{ field: 'send_on', message }],
  })
}
