import { SAFETY_FIELDS } from '@/domain/office/settings/safety-settings'
import { useSafetyForm } from '@/hooks/office/settings/use-shop-settings'
import { shopSettings as texts } from '@/messages/office/settings/shop-settings'

import { EditForm } from '@/components/office/kit/edit-form'
import { Part } from '@/components/office/kit/part'

import { SettingsFields } from '@/components/office/kit/settings-fields'
import type { SettingsFormProps } from './shop-form'

/** Form for what product pages show about product safety. */
export function SafetyForm(props: SettingsFormProps) {
  const { mayWrite, isSaved } = props
  const controls = useSafetyForm(props)
  const { isTouched } = controls
  return (
    <Part title={texts.safety.title} empty={null}>
      <p className="mb-3 max-w-3xl text-ink-soft">{texts.safety.hint}</p>
      <EditForm
        {...{ controls, mayWrite }}
        fields={{ className: 'grid max-w-3xl items-start gap-3 sm:grid-cols-2' }}
      >
        <SettingsFields {...{ controls }} fields={SAFETY_FIELDS} texts={texts.safety.fields} />
      </EditForm>
      <p role="status" className="mt-2 font-medium text-ok">
        {isSaved && !isTouched && texts.saved}
      </p>
    </Part>
  )
}
