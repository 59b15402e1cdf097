import { ErrorNotice } from '@/components/ui/error-notice'
import { WEEKDAYS } from '@/domain/dealership-form'
import { useSupportForm, useSupportPreview, type TypedSupport } from '@/hooks/use-support-form'
import { dealerships } from '@/messages/dealerships'
import { toSentence } from '@/messages/errors'
import { shopSettings as texts } from '@/messages/shop-settings'

import { ClosedDays } from '../dealerships/closed-days'
import { EditActions, EditNews } from '../edit-parts'
import { Part } from '../part'
import { DenseField } from '../stock/dense-field'
import type { SettingsFormProps } from './shop-form'

/** When support answers; tickets that wait are due by it. */
export function SupportForm(props: SettingsFormProps) {
  const { mayWrite, isSaved } = props
  const controls = useSupportForm(props)
  const { ref, form, faults, error, type, submit, isTouched, isNews, discard, keepMine } = controls
  const { moved } = controls
  return (
    <Part title={texts.support} empty={null}>
      <p className="mb-3 text-ink-soft">{texts.supportHint}</p>
      <form ref={ref} noValidate onSubmit={submit}>
        {error && <ErrorNotice sentence={toSentence(error)} className="mb-3 max-w-xl" />}
        {isNews && <EditNews onTake={discard} onKeep={keepMine} />}
        <fieldset disabled={!mayWrite} className="min-w-0">
          <div className="mb-4 grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-4">
            {WEEKDAYS.map((name) => (
              <DenseField
                key={name}
                label={dealerships.weekday(name)}
                name={name}
                maxLength={60}
                value={form[name]}
                fault={faults[name]}
                onChange={({ target }) => type({ [name]: target.value })}
              />
            ))}
          </div>
          <h3 className="mb-2 font-medium">{texts.supportClosed}</h3>
          <ClosedDays text={form.closed} onChange={(closed) => type({ closed })} />
        </fieldset>
        {isTouched && mayWrite && <Preview form={form} />}
        <EditActions {...controls} mayWrite={mayWrite} />
        <p role="status" className="mt-2 font-medium text-ok">
          {isSaved && !isTouched && moved && texts.supportSaved(moved)}
        </p>
      </form>
    </Part>
  )
}

function Preview({ form }: { form: TypedSupport }) {
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
