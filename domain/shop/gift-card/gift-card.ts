import { cents, type Cents } from '@/domain/kit/money'

/** Product of gift cards with an amount of the buyer's choice. */
export const GIFT_CARD_ID = 5_000_124
/** Whole dollars, bounds inclusive. */
export const GIFT_CARD_DOLLARS = { min: 50, max: 500 } as const

export function isGiftCard({ product_id }: { product_id: number }): boolean {
  return product_id === GIFT_CARD_ID
}

/** Returns the price of a gift card of whole dollars; null for an invalid amount. */
export function giftCardPrice(dollars: number): Cents | null {
  const { min, max } = GIFT_CARD_DOLLARS
  return Number.isInteger(dollars) && dollars >= min && dollars <= max ? cents(dollars * 100) : null
}
