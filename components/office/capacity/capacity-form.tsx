import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { useCapacityForm, type FactoryPlan } from '@/hooks/office/capacity/use-capacity'
import { capacity as texts } from '@/messages/office/capacity/capacity'
import { toSentence } from '@/messages/kit/errors'

import { CompactSelect } from '@/components/office/kit/compact-select'
import { Part } from '@/components/office/kit/part'
import { DenseField } from '@/components/office/kit/dense-field'

interface CapacityFormProps {
  plan: FactoryPlan
  onChanged: (plan: FactoryPlan) => void
}

export function CapacityForm(props: CapacityFormProps) {
  const controls = useCapacityForm(props)
  const { ref, error, isSending, saved, submit } = controls
  return (
    <Part title={texts.set} empty={null}>
      <form ref={ref} noValidate onSubmit={submit} className="flex flex-col gap-3">
        {error && <ErrorNotice sentence={toSentence(error)} className="max-w-xl" />}
        <div className="flex flex-wrap items-start gap-3">
          <Fields {...controls} weeks={props.plan.weeks} />
          <Button type="submit" size="small" className="mt-5" isLoading={isSending}>
            {texts.save}
          </Button>
        </div>
        <p role="status" className="text-ok">
          {saved && texts.saved(saved)}
        </p>
      </form>
    </Part>
  )
}

type FieldsProps = Pick<ReturnType<typeof useCapacityForm>, 'form' | 'faults' | 'type'> &
  Pick<FactoryPlan, 'weeks'>

function Fields({ form, faults, type, weeks }: FieldsProps) {
  return (
    <>
      <CompactSelect
        label={texts.week}
        name="week"
        className="w-44"
        value={form.week}
        options={weeks.map(({ week }) => ({ value: week, title: texts.weekOf(week) }))}
        onChange={({ target }) => type({ week: target.value })}
      />
      <DenseField
        label={texts.bikes}
        hint={texts.bikesHint}
        name="bikes"
        inputMode="numeric"
        className="w-52"
        value={form.bikes}
        fault={faults.bikes}
        onChange={({ target }) => type({ bikes: target.value })}
      />
      <CompactSelect
        label={texts.reach}
        name="reach"
        className="w-44"
        value={form.reach}
        options={texts.reaches}
        onChange={({ target }) => type({ reach: target.value })}
      />
    </>
  )
}
