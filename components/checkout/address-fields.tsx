import { useState } from 'react'

import { TextField } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import type { useCheckoutCountries } from '@/hooks/use-checkout'
import { checkout as texts } from '@/messages/checkout'
import type { AddressForm, FormFaults } from '@/domain/checkout-form'

import { faultText } from './fault-texts'
import { LinkLikeButton } from './link-like-button'

export type Countries = ReturnType<typeof useCheckoutCountries>

interface AddressProps {
  kind: 'shipping' | 'billing'
  address: AddressForm
  faults: FormFaults
  countries: Countries
  onType: (change: Partial<AddressForm>) => void
  /** The fields were unfolded by a press: the first takes the focus. */
  isFresh?: boolean
}

/** The country decides delivery, tax and the form of the address, so it is asked for first. */
export function CountryField(props: AddressProps) {
  const { kind, address, faults, countries, onType, isFresh } = props
  return (
    <Select
      label={texts.country}
      name={`${kind}.country_id`}
      autoComplete={`${kind} country-name`}
      autoFocus={isFresh}
      value={address.country_id}
      onChange={(event) => onType({ country_id: Number(event.target.value) })}
      options={countries.countries.map(({ id, title }) => ({ value: id, title }))}
      error={faultText(faults[`${kind}.country_id`], texts.country)}
      hint={countries.status === 'failed' ? texts.countriesFailed(countries.error) : undefined}
    />
  )
}

/** Name and address in the form of the country: no region or postcode where there is none. */
export function AddressFields(props: AddressProps) {
  const { kind, address, countries } = props
  const country = countries.find(address.country_id)
  return (
    <>
      <Line {...props} field="name" label={texts.name} token={`${kind} name`} />
      <Line {...props} field="line1" label={texts.line1} token={`${kind} address-line1`} />
      <SecondLine {...props} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Line {...props} field="city" label={texts.city} token={`${kind} address-level2`} />
        {country?.region_title && (
          <Line
            {...props}
            field="region"
            label={country.region_title}
            token={`${kind} address-level1`}
          />
        )}
        {country?.postcode && (
          <Line
            {...props}
            field="postcode"
            label={texts.postcode}
            token={`${kind} postal-code`}
            hint={texts.postcodeHint(country.postcode.example)}
          />
        )}
      </div>
    </>
  )
}

/** Most addresses have no second line, so it is folded until somebody needs it. */
function SecondLine(props: AddressProps) {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen && props.address.line2 === '') {
    return (
      <LinkLikeButton onClick={() => setOpen(true)} className="-my-3 self-start">
        {texts.addLine2}
      </LinkLikeButton>
    )
  }
  const token = `${props.kind} address-line2`
  return (
    <Line {...props} field="line2" label={texts.line2} token={token} isOptional isFresh={isOpen} />
  )
}

interface LineProps extends AddressProps {
  field: Exclude<keyof AddressForm, 'country_id'>
  label: string
  token: string
  hint?: string
  isOptional?: boolean
  /** Unfolded a moment ago by a press: it takes the focus that the pressed link had. */
  isFresh?: boolean
}

function Line(props: LineProps) {
  const { kind, address, faults, onType, field, label, token, hint, isOptional, isFresh } = props
  return (
    <TextField
      label={label}
      name={`${kind}.${field}`}
      autoComplete={token}
      required={!isOptional}
      autoFocus={isFresh}
      value={address[field]}
      onChange={(event) => onType({ [field]: event.target.value })}
      error={faultText(faults[`${kind}.${field}`], label)}
      hint={hint}
      maxLength={field === 'postcode' ? 20 : 160}
    />
  )
}
