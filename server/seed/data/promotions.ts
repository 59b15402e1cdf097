import { PROMO_BASIS_POINTS, PROMO_CAP, PROMO_CODE, PROMO_THRESHOLD } from '@/domain/kit/constants'
import { FOR_EVERYTHING, NO_BENEFIT } from '@/domain/shop/promo/promo'
import type { SeedPromotion } from './types'

/**
 * spec §9: 10 % up to $400 on orders over $3,000 before shipping. The popup names no season, so the code has no
 * dates.
 */
export const seedPromotions: SeedPromotion[] = [
  {
    code: PROMO_CODE,
    ...{ ...NO_BENEFIT, basis_points: PROMO_BASIS_POINTS },
    ...FOR_EVERYTHING,
    is_automatic: false,
    cap: PROMO_CAP,
    threshold: PROMO_THRESHOLD,
    starts_at: null,
    ends_at: null,
    is_active: true,
    max_uses_total: null,
    max_uses_per_customer: null,
  },
]
