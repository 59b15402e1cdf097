import { CircleAlert } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'

import { CONTROL_STYLES } from './control-styles'
import { cx } from './cx'

/** Attributes that link a control to its label, hint and error. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export interface FieldTexts {
  label: string
  hint?: string | undefined
  error?: string | undefined
}

/** Renders label, hint and error around any control; `children` receives the control's attributes. */
export function Field({
  label,
  hint,
  error,
  className,
  children,
}: FieldTexts & {
  className?: string | undefined
  children: (control: ControlProps) => ReactNode
}) {
  const id = useId()
  const describedBy = cx(hint && `${id}-hint`, error && `${id}-error`) || undefined
  return (
    <div className={cx('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm text-bad">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  )
}

type TextFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'id'>

/** Renders a labeled text input. Set `autoComplete` to save users from retyping data (WCAG 1.3.5). */
export function TextField({ label, hint, error, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => <input type="text" {...input} {...control} className={CONTROL_STYLES} />}
    </Field>
  )
}
