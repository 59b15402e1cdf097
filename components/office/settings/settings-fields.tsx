import { fieldNames, type TextFields } from '@/domain/kit/text-field'

import { DenseArea, DenseField } from '@/components/office/kit/dense-field'

interface SettingsFieldsProps<F extends TextFields> {
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
  const { fields, texts, controls } = props
  return fieldNames(fields).map((key) => {
    const name = String(key)
    const shared = {
      ...{ ...texts[key], name, value: controls.form[key], fault: controls.faults[key] },
      onChange: ({ target }: { target: { value: string } }) =>
        controls.type({ [name]: target.value } as Partial<Record<keyof F, string>>),
    }
    const spec = fields[key]?.field.spec
    if (spec?.kind === 'lines') return <DenseArea key={name} {...shared} rows={5} />
    if (spec?.kind === 'count') return <DenseField key={name} {...shared} inputMode="numeric" />
    return (
      <DenseField key={name} {...shared} maxLength={spec?.kind === 'line' ? spec.max : undefined} />
    )
  })
}
