import Link from 'next/link'

import { cx } from '@/components/kit/ui/cx'
import { WITHDRAWAL_LABEL } from '@/domain/kit/withdrawal-label'

interface WithdrawalLinkProps {
  /** Order number that the form starts with. */
  order?: string
  /** Text by the law of the delivery address; the words of EU law otherwise. */
  label?: string
  /** Whether to open a new tab, because the page has input. */
  opensTab?: boolean
  className?: string
}

/** For pages that sell or show orders without the footer, whose link it repeats (Directive 2011/83/EU, art. 11a(2)). */
export function WithdrawalLink({
  order,
  label = WITHDRAWAL_LABEL,
  opensTab,
  className,
}: WithdrawalLinkProps) {
  const query = order === undefined ? '' : `?order=${encodeURIComponent(order)}`
  return (
    <p className={cx('print:hidden', className)}>
      <Link
        href={`/withdrawal${query}`}
        {...(opensTab && { target: '_blank', rel: 'noreferrer' })}
        className="inline-flex min-h-touch items-center text-sm link"
      >
        {label}
      </Link>
    </p>
  )
}
