import { useRef, useState } from 'react'

import { cx } from '@/components/kit/ui/cx'
import { TextField } from '@/components/kit/ui/field'
import { Select } from '@/components/kit/ui/select'
import type { ApiError } from '@/contract/kit/errors'
import type { AddressFaults, AddressForm } from '@/domain/shop/checkout/checkout-form'
import type { Country } from '@/domain/shop/countries/country'
import { regionOfPostcode } from '@/domain/shop/countries/region-postcodes'
import { findRegion, regionsOf } from '@/domain/shop/countries/regions'
import { addressFields as texts } from '@/messages/account/addresses/address-fields'
import { countries as countryTexts } from '@/messages/shop/countries/countries'

import { faultText } from './fault-text'
import { LinkLikeButton } from './link-like-button'

export interface Countries {
  countries: readonly Country[]
  status: 'idle' | 'loading' | 'ready' | 'failed'
  error: ApiError | null
  find: (id: number) => Country | undefined
}

export interface AddressProps {
  /** Prefix of each field's name; 'shipping' and 'billing' are also autofill section tokens. */
  kind: 'shipping' | 'billing' | 'address'
  address: AddressForm
  faults: AddressFaults
  countries: Countries
  onType: (change: Partial<AddressForm>) => void
  /** Whether to focus the first field, after a click has expanded the fields. */
  isFresh?: boolean
}

const tokenOf = (kind: AddressProps['kind'], token: string) =>
  kind === 'address' ? token : `${kind} ${token}`

/** Renders the country first, because it determines delivery, tax and address format. */
export function CountryField(props: AddressProps) {
  const { kind, address, faults, countries, onType, isFresh } = props
  return (
    <Select
      label={texts.country}
      name={`${kind}.country_id`}
      autoComplete={tokenOf(kind, 'country-name')}
      autoFocus={isFresh}
      value={address.country_id}
      onChange={(event) => onType({ country_id: Number(event.target.value) })}
      options={countries.countries.map(({ id, title }) => ({ value: id, title }))}
      error={faultText(faults.country_id, texts.country)}
      hint={countries.status === 'failed' ? countryTexts.failed(countries.error) : undefined}
    />
  )
}

export function AddressFields(props: AddressProps) {
  const { address, countries, onType } = props
  const country = countries.find(address.country_id)
  /** Region that was filled in by the postal code; a region that the buyer chose is never replaced. */
  const filled = useRef('')
  const typePostcode = (change: Partial<AddressForm>) => {
    const region = country && regionOfPostcode(country.code, change.postcode?.trim() ?? '')
    const isOwn = address.region !== '' && address.region !== filled.current
    if (!region || isOwn) return onType(change)
    filled.current = region
    onType({ ...change, region })
  }
  return (
    <>
      <Line {...props} field="name" label={texts.name} token="name" />
      <Line {...props} field="line1" label={texts.line1} token="address-line1" />
      <SecondLine {...props} />
      <div
        className={cx(
          'grid items-start gap-5',
          country?.region_title && country.postcode ? 'sm:grid-cols-3' : 'sm:grid-cols-2',
        )}
      >
        {country?.postcode && (
          <Line
            {...props}
            onType={typePostcode}
            field="postcode"
            label={texts.postcode(country.code)}
            token="postal-code"
            hint={texts.postcodeHint(country.postcode.example)}
          />
        )}
        <Line {...props} field="city" label={texts.city} token="address-level2" />
        {country?.region_title && (
          <RegionField {...props} country={country} label={country.region_title} />
        )}
      </div>
    </>
  )
}

function RegionField({ country, label, ...props }: AddressProps & RegionProps) {
  const { kind, address, faults, onType } = props
  const regions = regionsOf(country)
  if (!regions) return <Line {...props} field="region" label={label} token="address-level1" />
  return (
    <Select
      label={label}
      name={`${kind}.region`}
      autoComplete={tokenOf(kind, 'address-level1')}
      required
      value={findRegion(country, address.region)?.code ?? ''}
      onChange={(event) => onType({ region: event.target.value })}
      options={[
        { value: '', title: texts.regionChoice(label) },
        ...regions.map(({ code, title }) => ({ value: code, title })),
      ]}
      error={faultText(faults.region, label)}
    />
  )
}

/** Collapsed until needed, because most addresses have no second line. */
function SecondLine(props: AddressProps) {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen && props.address.line2 === '') {
    return (
      <LinkLikeButton onClick={() => setOpen(true)} className="-my-3 self-start">
        {texts.addLine2}
      </LinkLikeButton>
    )
  }
  return (
    <Line
      {...props}
      field="line2"
      label={texts.line2}
      token="address-line2"
      isOptional
      isFresh={isOpen}
    />
  )
}

interface RegionProps {
  country: Country
  /** The country's own term for a region. */
  label: string
}

interface LineProps extends AddressProps {
  field: Exclude<keyof AddressForm, 'country_id'>
  label: string
  token: string
  hint?: string
  isOptional?: boolean
  /** Whether to take focus from the clicked link after expanding. */
  isFresh?: boolean
}

function Line(props: LineProps) {
  const { kind, address, faults, onType, field, label, token, hint, isOptional, isFresh } = props
  return (
    <TextField
      label={label}
      name={`${kind}.${field}`}
      autoComplete={tokenOf(kind, token)}
      required={!isOptional}
      autoFocus={isFresh}
      value={address[field]}
      onChange={(event) => onType({ [field]: event.target.value })}
      error={faultText(faults[field], label)}
      hint={hint}
      maxLength={field === 'postcode' ? 20 : 160}
    />
  )
}

interface PhoneProps {
  name: string
  value: string
  fault: AddressFaults['phone']
  onType: (phone: string) => void
}

/** Last field of the form, which is always optional. */
export function PhoneField({ name, value, fault, onType }: PhoneProps) {
  return (
    <TextField
      label={texts.phone}
      name={name}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={40}
      value={value}
      onChange={(event) => onType(event.target.value)}
      error={faultText(fault, texts.phone)}
      hint={texts.phoneHint}
    />
  )
}
