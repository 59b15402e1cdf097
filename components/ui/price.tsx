import type { Cents } from '@/domain/money'
import { money, priceDelta } from '@/utils/format'

import { cx } from './cx'

/** An amount in dollars (spec §9: shown with a dollar sign). */
export function Price({ amount, className }: { amount: Cents; className?: string }) {
  return <span className={cx('figures whitespace-nowrap', className)}>{money(amount)}</span>
}

/** What a choice adds or takes: "+$99.00", "included". */
export function PriceDelta({ amount, className }: { amount: Cents; className?: string }) {
  return <span className={cx('figures whitespace-nowrap', className)}>{priceDelta(amount)}</span>
}
