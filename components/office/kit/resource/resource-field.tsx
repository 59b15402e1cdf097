import { useId, type ComponentType, type ReactNode } from 'react'

import { CompactSelect } from '@/components/office/kit/compact-select'
import { DenseArea, DenseCheck, DenseField } from '@/components/office/kit/dense-field'
import type { FieldSpec } from '@/contract/kit/resource/field'
import type { AnyResource, EntryOf } from '@/contract/kit/resource/resource'
import type { FieldTexts } from '@/contract/kit/resource/texts'
import type { FieldControls } from '@/hooks/office/kit/use-resource'
import { toggled } from '@/domain/kit/id-list'

/** A control that a screen brings for a field. */
export type FieldControl<R> = ComponentType<{
  name: string
  value: string
  fault: string | undefined
  entry: EntryOf<R> | null
  onChange: (value: string) => void
  /** The control by its type. */
  field: ReactNode
}>

interface ResourceFieldProps<R extends AnyResource> {
  resource: R
  texts: { fields: FieldTexts<R> }
  controls: FieldControls
  name: keyof R['fields'] & string
  entry: EntryOf<R> | null
  control?: FieldControl<R> | undefined
  className?: string | undefined
}

/** Renders a field by its type; nothing if its condition excludes it. */
export function ResourceField<R extends AnyResource>(props: ResourceFieldProps<R>) {
  const { resource, texts, controls, name, entry, className } = props
  const { form, faults, type, isExcluded } = controls
  const spec = resource.fields[name]?.spec
  if (!spec || isExcluded(name) || (spec.isFixed && entry !== null)) return null
  const text: string | FieldText = texts.fields[name]
  const labels = typeof text === 'string' ? { label: text } : text
  const Own = props.control
  if (!Own) return <Control {...{ spec, labels, controls, name, className }} />
  return (
    <div className={className}>
      <Own
        {...{ name, entry, fault: faults[name] }}
        value={String(form[name])}
        onChange={(value) => type({ [name]: value })}
        field={<Control {...{ spec, labels, controls, name }} />}
      />
    </div>
  )
}

interface FieldText {
  label: string
  hint?: string
  options?: Readonly<Record<string, string>>
}

interface ControlProps {
  spec: FieldSpec
  labels: FieldText
  controls: FieldControls
  name: string
  className?: string | undefined
}

function Control(props: ControlProps) {
  const { spec, labels, controls, name, className } = props
  const { form, faults, type } = controls
  const { label, hint = '' } = labels
  const common = {
    ...{ name, label, className, value: String(form[name]) },
    onChange: ({ target }: { target: { value: string } }) => type({ [name]: target.value }),
  }
  if (spec.type === 'flag') {
    return (
      <DenseCheck
        className={className}
        label={label}
        checked={form[name] === true}
        onChange={() => type({ [name]: form[name] !== true })}
      />
    )
  }
  if (spec.type === 'choices') return <Choices {...props} />
  if (spec.type === 'choice' || spec.type === 'either') {
    const options = spec.isOptional ? ['', ...spec.options] : spec.options
    return <CompactSelect {...common} options={optionsOf(labels, options)} />
  }
  const notes = { hint, fault: faults[name] }
  if (spec.type === 'text' || spec.type === 'records')
    return <DenseArea {...common} {...notes} rows={8} />
  return <DenseField {...common} {...notes} {...inputOf(spec)} />
}

function inputOf(spec: FieldSpec) {
  if (spec.type === 'moment') return { type: 'datetime-local' }
  if (spec.type === 'date') return { type: 'date' }
  if (spec.type === 'line') return { maxLength: spec.max, ...(spec.isPhone && { type: 'tel' }) }
  if (spec.type === 'email') return { type: 'email', maxLength: 254 }
  if (spec.type === 'terms') return { maxLength: 600 }
  return { inputMode: spec.type === 'count' ? ('numeric' as const) : ('decimal' as const) }
}

const optionsOf = ({ options = {} }: FieldText, values: readonly string[]) =>
  values.map((value) => ({ value, title: options[value] ?? value }))

function Choices({ spec, labels, controls, name, className }: ControlProps) {
  const id = useId()
  if (spec.type !== 'choices') return null
  const list = String(controls.form[name])
  const fault = controls.faults[name]
  return (
    <fieldset className={className} aria-describedby={fault && id}>
      <legend className="text-xs text-ink-soft">{labels.label}</legend>
      <div className="flex flex-wrap gap-x-5">
        {optionsOf(labels, spec.options).map(({ value, title }) => (
          <DenseCheck
            key={value}
            name={name}
            aria-invalid={fault ? true : undefined}
            label={title}
            checked={list.split(',').includes(value)}
            onChange={() => controls.type({ [name]: toggled(list, value) })}
          />
        ))}
      </div>
      {labels.hint && <p className="text-xs text-ink-soft">{labels.hint}</p>}
      {fault && (
        <p id={id} className="mt-1 text-sm text-bad">
          {fault}
        </p>
      )}
    </fieldset>
  )
}
