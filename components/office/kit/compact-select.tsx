import type { ComponentProps } from 'react'

import { DENSE_CONTROL } from './dense-control'
import { Dense, type LabeledFieldProps } from './dense-field'

interface CompactSelectProps
  extends Omit<ComponentProps<'select'>, 'id' | 'children'>, LabeledFieldProps {
  options: readonly { value: string | number; title: string }[]
}

/** A select for dense screens: 36 px with a mouse, full touch target on phones. */
export function CompactSelect({
  label,
  hint,
  fault,
  options,
  className,
  ...select
}: CompactSelectProps) {
  return (
    <Dense {...{ label, hint, fault, className }}>
      {(control) => (
        <select {...select} {...control} className={DENSE_CONTROL}>
          {options.map(({ value, title }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </select>
      )}
    </Dense>
  )
}
