import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'

import { cx } from './cx'
import { CONTROL_STYLES } from './control-styles'
import { Field, type FieldTexts } from './field'

interface SelectProps extends FieldTexts, Omit<ComponentProps<'select'>, 'id' | 'children'> {
  options: readonly { value: string | number; title: string }[]
}

/** Renders a native select, which works with every keyboard, phone and screen reader. */
export function Select({ label, hint, error, className, options, ...select }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <span className="relative block">
          <select {...select} {...control} className={cx(CONTROL_STYLES, 'appearance-none pr-10')}>
            {options.map(({ value, title }) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink"
          />
        </span>
      )}
    </Field>
  )
}
