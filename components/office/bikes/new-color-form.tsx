import { Checkbox } from '@/components/kit/ui/checkbox'
import { NEW_COLOR_TYPES } from '@/domain/office/bikes/bikes-new'
import type { BikePage } from '@/hooks/office/bikes/use-bikes'
import { useNewColor } from '@/hooks/office/bikes/use-new-options'
import { newOptions as texts } from '@/messages/office/bikes/bikes-new'

import { CompactSelect } from '@/components/office/kit/compact-select'
import { DenseField } from '@/components/office/kit/dense-field'
import { NewForm } from './new-form'

interface NewColorFormProps {
  page: BikePage
  onAdded: (page: BikePage, title: string) => void
  onClose: () => void
}

export function NewColorForm({ page, onAdded, onClose }: NewColorFormProps) {
  const controls = useNewColor({ page, onAdded })
  const { form, faults, type } = controls
  return (
    <NewForm title={texts.color} {...{ controls, onClose }}>
      <DenseField
        name="title"
        label={texts.title}
        value={form.title}
        fault={faults.title}
        maxLength={120}
        onChange={({ target }) => type({ title: target.value })}
      />
      <CompactSelect
        label={texts.type}
        name="type"
        value={form.type}
        onChange={({ target }) => type({ type: target.value as typeof form.type })}
        options={NEW_COLOR_TYPES.map((value) => ({ value, title: texts.types[value] }))}
      />
      <DenseField
        name="hex"
        type="color"
        label={texts.hex}
        hint={texts.hexHint}
        value={form.hex}
        fault={faults.hex}
        className="sm:col-span-2"
        onChange={({ target }) => type({ hex: target.value })}
      />
      <DenseField
        name="surcharge"
        label={texts.surcharge}
        inputMode="decimal"
        value={form.surcharge}
        fault={faults.surcharge}
        onChange={({ target }) => type({ surcharge: target.value })}
      />
      <DenseField
        name="days"
        label={texts.days}
        inputMode="numeric"
        value={form.days}
        fault={faults.days}
        onChange={({ target }) => type({ days: target.value })}
      />
      <Sizes
        {...{ page }}
        chosen={form.sizes}
        fault={faults.sizes}
        onChange={(sizes) => type({ sizes })}
      />
    </NewForm>
  )
}

interface SizesProps {
  page: BikePage
  chosen: readonly number[]
  fault: string | undefined
  onChange: (ids: number[]) => void
}

function Sizes({ page, chosen, fault, onChange }: SizesProps) {
  return (
    <fieldset className="sm:col-span-2">
      <legend className="text-xs text-ink-soft">{texts.sizes}</legend>
      <div className="flex flex-wrap gap-x-6">
        {page.bike.sizes.map(({ id, title }) => (
          <Checkbox
            key={id}
            label={texts.size(title)}
            name={`size-${id}`}
            aria-invalid={fault ? true : undefined}
            checked={chosen.includes(id)}
            onChange={({ target }) => {
              const rest = chosen.filter((one) => one !== id)
              onChange(target.checked ? [...rest, id] : rest)
            }}
          />
        ))}
      </div>
      {fault && <p className="text-bad">{fault}</p>}
    </fieldset>
  )
}
