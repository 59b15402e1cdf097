import type { ConditionFormValues } from '@/domain/office/segments/segment'
import { useCountries } from '@/hooks/shop/countries/use-countries'
import {
  useSegmentForm,
  useTypedCount,
  type Segment,
  type SegmentsPage,
} from '@/hooks/office/segments/use-segments'
import { segments as texts } from '@/messages/office/segments/segments'

import { CompactSelect } from '@/components/office/kit/compact-select'
import { EditPanel } from '@/components/office/kit/edit-form'
import { DenseField } from '@/components/office/kit/dense-field'

interface SegmentFormProps {
  segment: Segment | null
  bikes: SegmentsPage['bikes']
  mayWrite: boolean
  onSaved: (saved: Segment) => void
  onChanged: () => void
  onRemove: (segment: Segment) => void
  onClose: () => void
}

export function SegmentForm(props: SegmentFormProps) {
  const { segment, bikes, mayWrite, onRemove, onClose } = props
  const controls = useSegmentForm(props)
  const { form, faults, type } = controls
  return (
    <EditPanel
      title={segment?.name ?? texts.addTitle}
      {...{ controls, mayWrite, onClose }}
      below={<Count form={form} />}
      removal={mayWrite && segment && { title: texts.remove, onPress: () => onRemove(segment) }}
    >
      <DenseField
        name="name"
        label={texts.name}
        value={form.name}
        fault={faults.name}
        maxLength={60}
        className="mb-3 max-w-md"
        onChange={({ target }) => type({ name: target.value })}
      />
      <Conditions {...{ form, faults, type, bikes }} />
    </EditPanel>
  )
}

interface ConditionsProps {
  form: ConditionFormValues
  faults: Partial<Record<keyof ConditionFormValues, string>>
  type: (change: Partial<ConditionFormValues>) => void
  bikes: SegmentsPage['bikes']
}

const WHATEVER = { value: '', title: texts.doesNotMatter }

function Conditions({ form, faults, type, bikes }: ConditionsProps) {
  const { countries } = useCountries(true)
  const control = (name: keyof ConditionFormValues) => ({
    name,
    label: texts.fieldOf(name),
    value: form[name],
    onChange: ({ target }: { target: { value: string } }) => type({ [name]: target.value }),
  })
  const field = (name: keyof ConditionFormValues) => ({ ...control(name), fault: faults[name] })
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <DenseField {...field('orders_min')} inputMode="numeric" hint={texts.ordersHint} />
      <DenseField {...field('orders_max')} inputMode="numeric" />
      <DenseField {...field('paid_min')} inputMode="decimal" hint={texts.paidHint} />
      <DenseField {...field('paid_max')} inputMode="decimal" />
      <DenseField {...field('ordered_days')} inputMode="numeric" />
      <DenseField {...field('quiet_days')} inputMode="numeric" />
      <DenseField {...field('joined_days')} inputMode="numeric" />
      <CompactSelect
        {...control('bike')}
        options={[WHATEVER, ...bikes.map(({ slug, title }) => ({ value: slug, title }))]}
      />
      <CompactSelect
        {...control('country_id')}
        title={texts.countryHint}
        options={[WHATEVER, ...countries.map(({ id, title }) => ({ value: String(id), title }))]}
      />
      <CompactSelect {...control('newsletter')} options={texts.either} />
      <CompactSelect {...control('open_ticket')} options={texts.either} />
      <CompactSelect {...control('credit')} options={texts.either} />
    </div>
  )
}

function Count({ form }: { form: ConditionFormValues }) {
  const { state, isSound } = useTypedCount(form)
  const says =
    !isSound || state.status === 'failed'
      ? texts.notCounted
      : state.status === 'loading'
        ? texts.counting
        : texts.counted(state.data)
  return (
    <p role="status" className="mt-4">
      <span className="text-ink-soft">{texts.countNow}:</span> <strong>{says}</strong>
    </p>
  )
}
