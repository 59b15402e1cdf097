import { NEW_COLOR_TYPES } from '@/domain/office/bikes/bikes-new'
import type { BikePage } from '@/hooks/office/bikes/use-bikes'
import { useNewColor } from '@/hooks/office/bikes/use-new-options'
import { newOptions as texts } from '@/messages/office/bikes/bikes-new'

import { CompactSelect } from '@/components/office/kit/compact-select'
import { DenseField } from '@/components/office/kit/dense-field'
import { CheckList } from './check-list'
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
      <CheckList
        legend={texts.sizes}
        name="size"
        options={page.bike.sizes.map(({ id, title }) => ({ value: id, title: texts.size(title) }))}
        chosen={form.sizes}
        fault={faults.sizes}
        onChange={(sizes) => type({ sizes })}
      />
    </NewForm>
  )
}
