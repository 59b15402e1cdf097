import { METRIC } from '@/domain/kit/constants'
import { useAssemblyForm } from '@/hooks/office/settings/use-shop-settings'
import { useUnit } from '@/hooks/kit/use-unit'
import { shopSettings as texts } from '@/messages/office/settings/shop-settings'

import { DenseField } from '@/components/office/kit/dense-field'
import { EditForm } from '@/components/office/kit/edit-form'
import { Part } from '@/components/office/kit/part'
import type { SettingsFormProps } from './shop-form'

/** How far from the buyer the checkout offers a dealer who assembles bikes. */
export function AssemblyForm(props: SettingsFormProps) {
  const { unit } = useUnit()
  // Another unit is another form, because its number means something else.
  return <Distance key={unit} {...props} unit={unit} />
}

function Distance({
  unit,
  ...props
}: SettingsFormProps & { unit: Parameters<typeof useAssemblyForm>[1] }) {
  const { mayWrite, isSaved } = props
  const controls = useAssemblyForm(props, unit)
  const { form, faults, type, isTouched } = controls
  return (
    <Part title={texts.assembly} empty={null}>
      <p className="mb-3 text-ink-soft">{texts.assemblyHint}</p>
      <EditForm {...{ controls, mayWrite }} fields={{ className: 'max-w-40' }}>
        <DenseField
          label={unit === METRIC ? texts.assemblyKm : texts.assemblyMiles}
          name="max_km"
          inputMode="numeric"
          maxLength={5}
          value={form.max_km}
          fault={faults.max_km}
          onChange={({ target }) => type({ max_km: target.value })}
        />
      </EditForm>
      <p role="status" className="mt-2 font-medium text-ok">
        {isSaved && !isTouched && texts.saved}
      </p>
    </Part>
  )
}
