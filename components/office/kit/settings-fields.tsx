import type { ReactNode } from 'react'

import { fieldNames, type TextFields } from '@/domain/kit/text-field'

import { DenseArea, DenseField } from '@/components/office/kit/dense-field'

interface SettingsFieldsProps<F extends TextFields> {
  /** Controls next to a field. */
  after?: Partial<Record<keyof F, ReactNode>>
  fields: F
  texts: Record<keyof F, { label: string; hint: string }>
  controls: {
    form: Record<keyof F, string>
    faults: Partial<Record<keyof F, string>>
    type: (typed: Partial<Record<keyof F, string>>) => void
  }
}

/** Controls of declared fields: an area for lists, a line for all others. */
export function SettingsFields<F extends TextFields>(props: SettingsFieldsProps<F>) {
  const { fields, after } = props
  return fieldNames(fields).map((key) => (
    <div key={String(key)} className="flex items-start gap-2">
      <SettingsField {...props} name={key} />
      {after?.[key]}
    </div>
  ))
}

function SettingsField<F extends TextFields>(props: SettingsFieldsProps<F> & { name: keyof F }) {
  const { fields, texts, controls, name: key } = props
  const name = String(key)
  const shared = {
    className: 'min-w-0 flex-1',
    ...{ ...texts[key], name, value: controls.form[key], fault: controls.faults[key] },
    onChange: ({ target }: { target: { value: string } }) =>
      controls.type({ [name]: target.value } as Partial<Record<keyof F, string>>),
  }
  const spec = fields[key]?.field.spec
  if (spec?.kind === 'lines') return <DenseArea {...shared} rows={rowsFor(shared.value)} />
  if (spec?.kind === 'count') return <DenseField {...shared} inputMode="numeric" />
  return <DenseField {...shared} maxLength={spec?.kind === 'line' ? spec.max : undefined} />
}

/** As many rows as the text has lines, and one for the next. */
const rowsFor = (text: string) => Math.min(Math.max(text.split('\n').length + 1, 4), 20)
