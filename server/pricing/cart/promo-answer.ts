import type { PricedCart } from './price-cart'

/**
 * Returns an entered code's state, with what it lacks: the threshold and the eligible amount, or further pieces. Names
 * the code that applies automatically instead, and the shipping that the applied code waives.
 */
export function promoAnswer(
  { promo, quote }: Pick<PricedCart, 'promo' | 'quote'>,
  code: string | null,
) {
  const { state, threshold, goods, missing, free_shipping } = promo
  return {
    ...{ code, state },
    ...(quote.automatic && { automatic: quote.automatic.code }),
    ...(state === 'below-threshold' && { threshold, goods }),
    ...(missing !== undefined && { missing }),
    ...(free_shipping.net > 0 && { free_shipping: free_shipping.shown }),
  }
}
