import { CSV_DECIMALS, CSV_SEPARATORS } from '@/domain/office/kit/csv'
import { useCsvForm } from '@/hooks/office/settings/use-shop-settings'
import { shopSettings as texts } from '@/messages/office/settings/shop-settings'

import { CompactSelect } from '@/components/office/kit/compact-select'
import { DenseCheck } from '@/components/office/kit/dense-field'
import { EditForm } from '@/components/office/kit/edit-form'
import { Part } from '@/components/office/kit/part'
import type { SettingsFormProps } from './shop-form'

/** How downloaded tables are written. */
export function CsvForm(props: SettingsFormProps) {
  const { mayWrite, isSaved } = props
  const controls = useCsvForm(props)
  const { form, type, isTouched } = controls
  return (
    <Part title={texts.csv} empty={null}>
      <p className="mb-3 text-ink-soft">{texts.csvHint}</p>
      <EditForm
        {...{ controls, mayWrite }}
        fields={{ className: 'grid max-w-3xl items-start gap-3 sm:grid-cols-2' }}
      >
        <CompactSelect
          name="separator"
          label={texts.csvSeparator}
          value={form.separator}
          options={CSV_SEPARATORS.map((value) => ({ value, title: texts.csvSeparators[value] }))}
          onChange={({ target }) =>
            type({ separator: CSV_SEPARATORS.find((one) => one === target.value) ?? 'comma' })
          }
        />
        <CompactSelect
          name="decimal"
          label={texts.csvDecimal}
          value={form.decimal}
          options={CSV_DECIMALS.map((value) => ({ value, title: texts.csvDecimals[value] }))}
          onChange={({ target }) =>
            type({ decimal: CSV_DECIMALS.find((one) => one === target.value) ?? 'point' })
          }
        />
        <DenseCheck
          label={texts.csvMark}
          className="sm:col-span-2"
          checked={form.has_mark}
          onChange={({ target }) => type({ has_mark: target.checked })}
        />
      </EditForm>
      <p role="status" className="mt-2 font-medium text-ok">
        {isSaved && !isTouched && texts.saved}
      </p>
    </Part>
  )
}
