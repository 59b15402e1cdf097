import type { ReactNode } from 'react'

import { cx } from './cx'

interface StatProps {
  label: string
  value: ReactNode
  unit?: string
  className?: string
}

/** Shows one figure with its unit. Must be inside a `<dl>`. */
export function Stat({ label, value, unit, className }: StatProps) {
  return (
    <div className={cx('flex flex-col gap-1', className)}>
      <dt className="text-sm opacity-75">{label}</dt>
      <dd className="figures text-xl">
        {value}
        {unit && <span className="ml-1 text-sm opacity-75">{unit}</span>}
      </dd>
    </div>
  )
}
