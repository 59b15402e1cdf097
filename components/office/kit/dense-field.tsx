import { useId, type ComponentProps, type ReactNode } from 'react'

import { cx } from '@/components/kit/ui/cx'

import { DENSE_CONTROL } from './dense-control'

export interface LabeledFieldProps {
  label: string
  hint?: string
  fault?: string | undefined
}

interface DenseFieldProps extends Omit<ComponentProps<'input'>, 'id'>, LabeledFieldProps {}
interface DenseAreaProps extends Omit<ComponentProps<'textarea'>, 'id'>, LabeledFieldProps {}

/** A field for dense screens: 36 px with a mouse, full touch target on phones. */
export function DenseField({ label, hint, fault, className, ...input }: DenseFieldProps) {
  return (
    <Dense {...{ label, hint, fault, className }}>
      {(control) => <input autoComplete="off" {...input} {...control} className={DENSE_CONTROL} />}
    </Dense>
  )
}

export function DenseArea({ label, hint, fault, className, ...area }: DenseAreaProps) {
  return (
    <Dense {...{ label, hint, fault, className }}>
      {(control) => <textarea {...area} {...control} className={cx(DENSE_CONTROL, 'py-2')} />}
    </Dense>
  )
}

interface DenseCheckProps extends Omit<ComponentProps<'input'>, 'id' | 'type'> {
  label: ReactNode
}

export function DenseCheck({ label, className, ...input }: DenseCheckProps) {
  return (
    <label className={cx('flex min-h-dense items-center gap-2', className)}>
      <input type="checkbox" className="size-5 shrink-0 accent-ink" {...input} />
      {label}
    </label>
  )
}

interface Control {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface DenseProps {
  label: string
  hint: string | undefined
  fault: string | undefined
  className: string | undefined
  children: (control: Control) => ReactNode
}

export function Dense({ label, hint, fault, className, children }: DenseProps) {
  const id = useId()
  const describedBy = cx(hint && `${id}-hint`, fault && `${id}-fault`) || undefined
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-xs text-ink-soft">
        {label}
      </label>
      {children({ id, 'aria-invalid': fault ? true : undefined, 'aria-describedby': describedBy })}
      <FieldNotes {...{ id, hint, fault }} />
    </div>
  )
}

type FieldNotesProps = Pick<LabeledFieldProps, 'hint' | 'fault'> & {
  /** ID of the control that they describe. */
  id: string
}

export const FieldNotes = ({ id, hint, fault }: FieldNotesProps) => (
  <>
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
  </>
)
