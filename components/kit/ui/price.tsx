import type { Cents } from '@/domain/kit/money'
import { money } from '@/utils/format'

import { cx } from './cx'

/** Shows an amount in dollars (spec §9: with a dollar sign). */
export function Price({ amount, className }: { amount: Cents; className?: string }) {
  return <span className={cx('figures whitespace-nowrap', className)}>{money(amount)}</span>
}
