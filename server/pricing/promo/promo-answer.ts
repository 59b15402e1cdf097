import type { PricedCart } from '../cart/price-cart'

/** Returns a code's state; below the threshold, with the threshold and the eligible amount. */
export function promoAnswer({ promo }: Pick<PricedCart, 'promo'>, code: string | null) {
  const { state, threshold, goods } = promo
  return state === 'below-threshold' ? { code, state, threshold, goods } : { code, state }
}
