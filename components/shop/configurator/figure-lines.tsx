import type { ReactNode } from 'react'

import { cx } from '@/components/kit/ui/cx'

interface FigureLine {
  label: ReactNode
  value: ReactNode
}

interface FigureLinesProps {
  lines: readonly FigureLine[]
  total?: FigureLine
  className?: string
}

export function FigureLines({ lines, total, className }: FigureLinesProps) {
  return (
    <dl className={cx('text-sm', className)}>
      {lines.map(({ label, value }, index) => (
        <div key={index} className="flex justify-between gap-6 border-b border-line py-1.5">
          <dt>{label}</dt>
          <dd className="text-right figures whitespace-nowrap">{value}</dd>
        </div>
      ))}
      {total && (
        <div className="flex justify-between gap-6 border-t border-ink py-2 text-base font-semibold">
          <dt>{total.label}</dt>
          <dd className="text-right figures whitespace-nowrap">{total.value}</dd>
        </div>
      )}
    </dl>
  )
}
