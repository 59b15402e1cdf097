import { cents, type Cents } from './money'

/** The product that is sold for an amount of the buyer's choice. */
export const GIFT_CARD_ID = 5_000_124
/** Whole dollars, both ends included. */
export const GIFT_CARD_DOLLARS = { min: 50, max: 500 } as const

export function isGiftCard({ product_id }: { product_id: number }): boolean {
  return product_id === GIFT_CARD_ID
}

/** The price of a card of whole dollars; null when there is no such card. */
export function giftCardPrice(dollars: number): Cents | null {
  const { min, max } = GIFT_CARD_DOLLARS
  return Number.isInteger(dollars) && dollars >= min && dollars <= max ? cents(dollars * 100) : null
}
