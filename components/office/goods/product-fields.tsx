import { CONTROL_STYLES } from '@/components/kit/ui/control-styles'
import { cx } from '@/components/kit/ui/cx'
import { Field, TextField } from '@/components/kit/ui/field'
import { catalog as texts } from '@/messages/office/goods/prices'

interface AreaProps {
  label: string
  hint?: string
  error?: string | undefined
  name: string
  rows: number
  value: string
  onType: (text: string) => void
}

export function Area({ label, hint, error, onType, ...area }: AreaProps) {
  return (
    <Field {...{ label, hint, error }}>
      {(control) => (
        <textarea
          {...control}
          {...area}
          onChange={({ target }) => onType(target.value)}
          className={cx(CONTROL_STYLES, 'py-2.5')}
        />
      )}
    </Field>
  )
}

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
      <TextField
        label={texts.sheet.weight_g.label}
        name="weight_g"
        autoComplete="off"
        inputMode="numeric"
        value={form.weight_g}
        error={faults.weight_g}
        onChange={({ target }) => type({ weight_g: target.value })}
      />
    </>
  )
}

export function TextFields({ kind, groups, form, faults, type }: TextFieldsProps) {
  return (
    <>
      <TextField
        label={texts.title}
        name="title"
        autoComplete="off"
        maxLength={120}
        value={form.title}
        error={faults.title}
        onChange={({ target }) => type({ title: target.value })}
      />
      <Area
        label={texts.description}
        name="description"
        rows={6}
        value={form.description}
        error={faults.description}
        onType={(description) => type({ description })}
      />
      <Field label={texts.group[kind]} error={faults.group}>
        {(control) => (
          <select
            {...control}
            name="group"
            value={form.group}
            onChange={({ target }) => type({ group: target.value })}
            className={CONTROL_STYLES}
          >
            <option value="">{texts.noGroup}</option>
            {groups.map(({ code, title }) => (
              <option key={code} value={code}>
                {title}
              </option>
            ))}
          </select>
        )}
      </Field>
    </>
  )
}
