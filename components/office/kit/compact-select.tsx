import type { ComponentProps } from 'react'

import { DENSE_CONTROL } from './dense-control'

interface CompactSelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  label: string
  options: readonly { value: string; title: string }[]
}

/** A select for dense screens: 36 px with a mouse, full touch target on phones. */
export function CompactSelect({ label, options, className, ...select }: CompactSelectProps) {
  return (
    <label className={className}>
      <span className="mb-1 block text-xs text-ink-soft">{label}</span>
      <select {...select} className={DENSE_CONTROL}>
        {options.map(({ value, title }) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </select>
    </label>
  )
}
