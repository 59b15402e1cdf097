import { SelectField } from '@/components/office/kit/select-field'
import type { FieldControl } from '@/components/office/kit/resource/resource-field'
import type { registrations } from '@/contract/office/taxes/registrations'
import { useCountries } from '@/hooks/shop/countries/use-countries'
import { registrations as texts } from '@/messages/office/taxes/registrations'

type Props = FieldControl<typeof registrations>

/** Chooses a country that the shop ships to, or the present one of an entry. */
export const CountryCode: Props = ({ entry, ...field }) => {
  const { countries } = useCountries(true)
  const code = entry?.country_code
  const isListed = code === undefined || countries.some((one) => one.code === code)
  const options = countries.map((one) => ({ value: one.code, title: one.title }))
  return (
    <SelectField
      {...{ name: field.name, value: field.value, fault: field.fault, onChange: field.onChange }}
      label={texts.fields.country_code}
      options={isListed ? options : [{ value: code, title: code }, ...options]}
    />
  )
}
