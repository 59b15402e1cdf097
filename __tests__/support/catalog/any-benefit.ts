import fc from 'fast-check'

import { cents } from '@/domain/kit/money'
import { NO_BENEFIT, type PromoBenefit } from '@/domain/shop/promo/promo'

const small = fc.integer({ min: 1, max: 4 })

/** Everything that a promo code can give. */
export const anyBenefit: fc.Arbitrary<PromoBenefit> = fc
  .oneof(
    fc.record({ basis_points: fc.integer({ min: 1, max: 10_000 }) }),
    fc.record({ amount: fc.integer({ min: 1, max: 500_000 }).map(cents) }),
    fc.constant({ free_shipping: true }),
    fc.record({ buy_count: small, free_count: small }),
  )
  .map((benefit) => ({ ...NO_BENEFIT, ...benefit }))
