import { useId, type ComponentProps } from 'react'

import { cx } from '@/components/ui/cx'

interface DenseFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string
  hint?: string
  fault?: string | undefined
}

/** A field of a dense screen: 36 px where there is a mouse, a full target on phones. */
export function DenseField({ label, hint, fault, className, ...input }: DenseFieldProps) {
  const id = useId()
  const describedBy = cx(hint && `${id}-hint`, fault && `${id}-fault`) || undefined
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-xs text-ink-soft">
        {label}
      </label>
      <input
        id={id}
        autoComplete="off"
        {...input}
        aria-invalid={fault ? true : undefined}
        aria-describedby={describedBy}
        className="block min-h-touch w-full min-w-0 rounded border border-line-strong bg-surface px-2.5 text-sm hover:border-ink aria-invalid:border-bad lg:min-h-9"
      />
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-xs text-ink-soft">
          {hint}
        </p>
      )}
      {fault && (
        <p id={`${id}-fault`} className="mt-1 text-sm text-bad">
          {fault}
        </p>
      )}
    </div>
  )
}
