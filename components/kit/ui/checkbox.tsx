import { Check } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'

import { cx } from './cx'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'id'> {
  label: ReactNode
  hint?: string
  error?: string | undefined
}

/** Renders a native checkbox with a 44 px target around it. */
export function Checkbox({ label, hint, error, className, ...input }: CheckboxProps) {
  const id = useId()
  const describedBy = cx(hint && `${id}-hint`, error && `${id}-error`) || undefined
  return (
    <div className={className}>
      <label htmlFor={id} className="flex min-h-touch items-center gap-3">
        <span className="relative grid size-5 shrink-0 place-items-center">
          <input
            {...input}
            id={id}
            type="checkbox"
            aria-describedby={describedBy}
            aria-invalid={error ? true : undefined}
            className="peer absolute inset-0 m-0 appearance-none rounded border border-line-strong bg-surface checked:border-deep checked:bg-deep aria-invalid:border-bad"
          />
          <Check
            aria-hidden="true"
            className="pointer-events-none relative size-3.5 text-paper opacity-0 peer-checked:opacity-100"
            strokeWidth={3}
          />
        </span>
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className="pl-8 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="pl-8 text-sm text-bad">
          {error}
        </p>
      )}
    </div>
  )
}
