import type { ReactNode } from 'react'

import { cx } from '@/components/kit/ui/cx'

interface CellProps {
  isWide?: boolean
  isRight?: boolean
  className?: string
  children: ReactNode
}

export function OfficeCell({ isWide, isRight, className, children }: CellProps) {
  return (
    <td
      className={cx(
        'py-2 pr-4 last:pr-0',
        isWide && 'hidden md:table-cell',
        isRight && 'text-right',
        className,
      )}
    >
      {children}
    </td>
  )
}
