import { PROMO_BASIS_POINTS, PROMO_CAP, PROMO_CODE, PROMO_THRESHOLD } from './constants'
import type { Cents } from './money'
import { cents, shareOfCents, ZERO } from './money'

export interface PromoResult {
  state: 'none' | 'applied' | 'below-threshold' | 'unknown'
  discount: Cents
}

/**
 * spec §9: 10 % up to $400 on orders over $3,000 before shipping. Capitals and blanks around the
 * code do not matter.
 * @example promoDiscount('XMAS ', cents(399900)) // { state: 'applied', discount: 39990 }
 */
export function promoDiscount(code: string | null, subtotal: Cents): PromoResult {
  const entered = code?.trim().toLowerCase() ?? ''
  if (entered === '') return { state: 'none', discount: ZERO }
  if (entered !== PROMO_CODE) return { state: 'unknown', discount: ZERO }
  if (subtotal <= PROMO_THRESHOLD) return { state: 'below-threshold', discount: ZERO }
  const discount = Math.min(shareOfCents(subtotal, PROMO_BASIS_POINTS), PROMO_CAP)
  return { state: 'applied', discount: cents(discount) }
}
