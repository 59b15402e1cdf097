import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { CompactSelect } from '@/components/office/kit/compact-select'
import type { FieldControl } from '@/components/office/kit/resource/resource-field'
import type { Segment, segments } from '@/contract/office/segments/segments'
import { useBikes } from '@/hooks/office/segments/use-segments'
import { useCountries } from '@/hooks/shop/countries/use-countries'
import { toSentence } from '@/messages/kit/errors'
import { segments as texts } from '@/messages/office/segments/segments'

type Control = FieldControl<typeof segments>

const ANY = { value: '', title: texts.doesNotMatter }

export const BikeSelect: Control = ({ name, entry, value, onChange }) => {
  const { state, retry } = useBikes()
  const bikes = state.status === 'ready' ? state.data : []
  const isListed = value === '' || bikes.some(({ slug }) => slug === value)
  const title = (entry?.bike === value && entry.bike_title) || value
  return (
    <>
      <CompactSelect
        {...{ name, value }}
        label={texts.fields.bike}
        onChange={({ target }) => onChange(target.value)}
        options={[
          ANY,
          ...(isListed ? [] : [{ value, title }]),
          ...bikes.map((bike) => ({ value: bike.slug, title: bike.title })),
        ]}
      />
      {state.status === 'failed' && (
        <ErrorNotice sentence={toSentence(state.error)} onRetry={retry} className="mt-2" />
      )}
    </>
  )
}

export const CountrySelect: Control = ({ name, value, onChange }) => {
  const { countries } = useCountries(true)
  const { label, hint } = texts.fields.country_id
  return (
    <CompactSelect
      {...{ name, value, label }}
      title={hint}
      onChange={({ target }) => onChange(target.value)}
      options={[ANY, ...countries.map(({ id, title }) => ({ value: String(id), title }))]}
    />
  )
}

export function Conditions({ segment }: { segment: Segment }) {
  const { countries } = useCountries(true)
  return texts.conditionsOf(segment, countries)
}
