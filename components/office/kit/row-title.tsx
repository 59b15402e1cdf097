import Link from 'next/link'
import type { ReactNode } from 'react'

import { cx } from '@/components/kit/ui/cx'

interface RowTitleProps {
  title: string
  /** URL that the row opens, or a click handler. */
  opens: string | (() => void)
  /** Key for finding the row again after re-rendering. */
  mark?: string | number
  className?: string
  aside?: ReactNode
  /** Other fields, for the row's card on phones. */
  children: ReactNode
}

const TITLE = 'wrap-anywhere underline-offset-4 after:absolute after:inset-0 hover:underline'

/** First cell of a dense table; its link covers the whole row. */
export function RowTitle({ title, opens, mark = '', className, aside, children }: RowTitleProps) {
  const look = { 'data-row': mark, className: cx(TITLE, className ?? 'font-medium') }
  return (
    <div className="max-md:py-3 max-md:whitespace-normal md:truncate">
      {typeof opens === 'string' ? (
        <Link href={opens} {...look}>
          {title}
        </Link>
      ) : (
        <button type="button" onClick={opens} {...look} className={cx(look.className, 'text-left')}>
          {title}
        </button>
      )}
      {aside}
      <div className="mt-1 flex flex-col items-start gap-1 text-ink-soft md:hidden">{children}</div>
    </div>
  )
}
