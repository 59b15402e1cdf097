import { cents, type Cents } from '@/domain/kit/money'

/** Product id of gift cards, whose amount the buyer chooses. */
export const GIFT_CARD_ID = 5_000_124
/** Allowed amounts in whole dollars, bounds inclusive. */
export const GIFT_CARD_DOLLARS = { min: 50, max: 500 } as const

export function isGiftCard({ product_id }: { product_id: number }): boolean {
  return product_id === GIFT_CARD_ID
}

/** Returns the price of a gift card for whole dollars; null for an invalid amount. */
export function giftCardPrice(dollars: number): Cents | null {
  const { min, max } = GIFT_CARD_DOLLARS
  return Number.isInteger(dollars) && dollars >= min && dollars <= max ? cents(dollars * 100) : null
}
