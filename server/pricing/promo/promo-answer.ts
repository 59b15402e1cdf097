import type { PricedCart } from '../cart/price-cart'

/** Returns a code's state, with its threshold and the eligible amount if that is too low. */
export function promoAnswer({ promo }: Pick<PricedCart, 'promo'>, code: string | null) {
  const { state, threshold, goods } = promo
  return state === 'below-threshold' ? { code, state, threshold, goods } : { code, state }
}
