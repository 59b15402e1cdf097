import { catalog as texts } from '@/messages/office/goods/prices'

import { CompactSelect } from '@/components/office/kit/compact-select'
import { DenseArea, DenseField } from '@/components/office/kit/dense-field'

interface Texts {
  title: string
  description: string
  group: string
}

interface SharedWeight extends Texts {
  weight_g: string
}

interface TextFieldsProps<Form extends Texts = Texts> {
  kind: 'spare' | 'accessory'
  groups: readonly { code: string; title: string }[]
  form: Form
  faults: Partial<Record<keyof Form, string>>
  type: (change: Partial<Form>) => void
}

export function SharedFields(props: TextFieldsProps<SharedWeight>) {
  const { form, faults, type } = props
  return (
    <>
      <TextFields {...props} />
      <DenseField
        label={texts.sheet.weight_g.label}
        name="weight_g"
        autoComplete="off"
        inputMode="numeric"
        value={form.weight_g}
        fault={faults.weight_g}
        onChange={({ target }) => type({ weight_g: target.value })}
      />
    </>
  )
}

export function TextFields({ kind, groups, form, faults, type }: TextFieldsProps) {
  return (
    <>
      <DenseField
        label={texts.title}
        name="title"
        autoComplete="off"
        maxLength={120}
        value={form.title}
        fault={faults.title}
        onChange={({ target }) => type({ title: target.value })}
      />
      <DenseArea
        label={texts.description}
        name="description"
        rows={6}
        value={form.description}
        fault={faults.description}
        onChange={({ target }) => type({ description: target.value })}
      />
      <CompactSelect
        label={texts.group[kind]}
        name="group"
        value={form.group}
        fault={faults.group}
        onChange={({ target }) => type({ group: target.value })}
        options={[
          { value: '', title: texts.noGroup },
          ...groups.map(({ code, title }) => ({ value: code, title })),
        ]}
      />
    </>
  )
}
