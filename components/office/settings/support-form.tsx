import {
  useSupportForm,
  useSupportPreview,
  type SupportFormValues,
} from '@/hooks/office/settings/use-support-form'
import { toSentence } from '@/messages/kit/errors'
import { shopSettings as texts } from '@/messages/office/settings/shop-settings'

import { ClosedDays } from '@/components/office/kit/closed-days'
import { EditForm } from '@/components/office/kit/edit-form'
import { Part } from '@/components/office/kit/part'
import { WeekdayFields } from '@/components/office/kit/weekday-fields'
import type { SettingsFormProps } from './shop-form'

/** Form for the support hours, which determine when tickets are due. */
export function SupportForm(props: SettingsFormProps) {
  const { mayWrite, isSaved } = props
  const controls = useSupportForm(props)
  const { form, faults, type, isTouched, moved } = controls
  return (
    <Part title={texts.support} empty={null}>
      <p className="mb-3 text-ink-soft">{texts.supportHint}</p>
      <EditForm
        {...{ controls, mayWrite }}
        fields={{ className: 'min-w-0' }}
        below={isTouched && mayWrite && <Preview form={form} />}
      >
        <div className="mb-4 grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-4">
          <WeekdayFields
            text={form.hours}
            most={1}
            fault={faults.hours}
            onChange={(hours) => type({ hours })}
          />
        </div>
        <h3 className="mb-2 font-medium">{texts.supportClosed}</h3>
        <ClosedDays text={form.closed_days} onChange={(closed_days) => type({ closed_days })} />
      </EditForm>
      <p role="status" className="mt-2 font-medium text-ok">
        {isSaved && !isTouched && moved && texts.supportSaved(moved)}
      </p>
    </Part>
  )
}

function Preview({ form }: { form: SupportFormValues }) {
  const { state, isSound } = useSupportPreview(form)
  if (!isSound) return null
  return (
    <p role="status" className="mt-4">
      {state.status === 'loading' && texts.counting}
      {state.status === 'failed' && toSentence(state.error)}
      {state.status === 'ready' && texts.dueTimes(state.data)}
    </p>
  )
}
