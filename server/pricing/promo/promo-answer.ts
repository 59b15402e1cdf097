import type { PricedCart } from '../cart/price-cart'

/** What became of a code; where it needs dearer goods, how dear, and what those it counts for cost. */
export function promoAnswer({ promo }: Pick<PricedCart, 'promo'>, code: string | null) {
  const { state, threshold, goods } = promo
  return state === 'below-threshold' ? { code, state, threshold, goods } : { code, state }
}
