import type { Cents } from '@/domain/kit/money'
import { money } from '@/utils/format'

/** Directive 98/6/EC, art. 6a(2). */
export const priorPrice = (amount: Cents) =>
  `Lowest price in the 30 days before the current offer: ${money(amount)}`
