import { useShopForm, type ShopSettings } from '@/hooks/office/settings/use-shop-settings'
import { shopSettings as texts } from '@/messages/office/settings/shop-settings'

import { EditForm } from '@/components/office/kit/edit-form'
import { Part } from '@/components/office/kit/part'
import { DenseArea, DenseField } from '@/components/office/kit/dense-field'

export interface SettingsFormProps {
  settings: ShopSettings
  mayWrite: boolean
  isSaved: boolean
  onSaved: (settings: ShopSettings) => void
  onChanged: () => void
}

/** Form for the seller's data that documents show. */
export function ShopForm(props: SettingsFormProps) {
  const { mayWrite, isSaved } = props
  const controls = useShopForm(props)
  const { form, faults, type, isTouched } = controls
  return (
    <Part title={texts.shop} empty={null}>
      <p className="mb-3 text-ink-soft">{texts.shopHint}</p>
      <EditForm
        {...{ controls, mayWrite }}
        fields={{ className: 'grid max-w-3xl items-start gap-3 sm:grid-cols-2' }}
      >
        <DenseField
          label={texts.name}
          name="name"
          maxLength={80}
          value={form.name}
          fault={faults.name}
          onChange={({ target }) => type({ name: target.value })}
        />
        <DenseField
          label={texts.vat_id}
          hint={texts.vatHint}
          name="vat_id"
          maxLength={40}
          value={form.vat_id}
          fault={faults.vat_id}
          onChange={({ target }) => type({ vat_id: target.value })}
        />
        <DenseArea
          label={texts.address}
          hint={texts.addressHint}
          name="address"
          rows={4}
          value={form.address}
          fault={faults.address}
          onChange={({ target }) => type({ address: target.value })}
        />
        <DenseField
          label={texts.email}
          hint={texts.emailHint}
          name="email"
          type="email"
          maxLength={254}
          value={form.email}
          fault={faults.email}
          onChange={({ target }) => type({ email: target.value })}
        />
      </EditForm>
      <p role="status" className="mt-2 font-medium text-ok">
        {isSaved && !isTouched && texts.saved}
      </p>
    </Part>
  )
}
