import { isEmail } from '@/domain/kit/mailbox'
import type { Country } from '@/domain/shop/countries/country'
import { isPostcodeOf } from '@/domain/shop/countries/region-postcodes'
import { normalizePostcode } from '@/domain/shop/countries/postcode'
import { findRegion, regionsOf } from '@/domain/shop/countries/regions'

export interface AddressForm {
  name: string
  line1: string
  line2: string
  city: string
  region: string
  postcode: string
  country_id: number
}

/** Raw form values of the checkout, persisted even if invalid. */
export interface CheckoutForm {
  email: string
  phone: string
  shipping: AddressForm
  /** Null if it is the same as the shipping address. */
  billing: AddressForm | null
  /** The applied code, not the one being typed. */
  promo_code: string
  provider: string
  /** The dealer who assembles the bikes; null for home delivery. */
  assembly_dealer_id: number | null
}

export const FORM_FIELDS = [
  'shipping.country_id',
  'email',
  'shipping.name',
  'shipping.line1',
  'shipping.line2',
  'shipping.postcode',
  'shipping.city',
  'shipping.region',
  'phone',
  'billing.country_id',
  'billing.name',
  'billing.line1',
  'billing.line2',
  'billing.postcode',
  'billing.city',
  'billing.region',
  'provider',
] as const

export type FormField = (typeof FORM_FIELDS)[number]

export type FormFault =
  | { code: 'missing' | 'email' | 'region' | 'region_choice' | 'other_region' }
  | { code: 'postcode'; example: string }

/** Faults by field; those from the server are messages. */
export type FormFaults = Partial<Record<FormField, FormFault | string>>
/** Faults of a single address; the address book requires a phone number for each. */
export type AddressFaults = Partial<Record<keyof AddressForm | 'phone', FormFault | string>>

export function emptyAddress(countryId: number): AddressForm {
  return {
    name: '',
    line1: '',
    line2: '',
    city: '',
    region: '',
    postcode: '',
    country_id: countryId,
  }
}

export function emptyForm(countryId: number): CheckoutForm {
  return {
    email: '',
    phone: '',
    shipping: emptyAddress(countryId),
    billing: null,
    promo_code: '',
    provider: '',
    assembly_dealer_id: null,
  }
}

export type FindCountry = (id: number) => Country | undefined

/** Validates the checkout form. The server validates everything again. */
export function validateCheckout(form: CheckoutForm, findCountry: FindCountry): FormFaults {
  const faults: FormFaults = {}
  if (!form.email.trim()) faults.email = { code: 'missing' }
  else if (!isEmail(form.email)) faults.email = { code: 'email' }
  return { ...faults, ...typedFaults(form.shipping, form.billing, findCountry) }
}

/** Validates typed addresses; an address from the address book is null. */
export function typedFaults(
  shipping: AddressForm | null,
  billing: AddressForm | null,
  findCountry: FindCountry,
): FormFaults {
  return {
    ...(shipping && prefixed('shipping', addressFaults(shipping, findCountry))),
    ...(billing && prefixed('billing', addressFaults(billing, findCountry))),
  }
}

function prefixed(kind: 'shipping' | 'billing', faults: AddressFaults): FormFaults {
  return Object.fromEntries(
    Object.entries(faults).map(([field, fault]) => [`${kind}.${field}`, fault]),
  )
}

export function addressFaults(address: AddressForm, findCountry: FindCountry): AddressFaults {
  const faults: AddressFaults = {}
  for (const field of ['name', 'line1', 'city'] as const) {
    if (!address[field].trim()) faults[field] = { code: 'missing' }
  }
  const country = findCountry(address.country_id)
  const region = country && regionFault(country, address.region)
  if (region) faults.region = region
  const postcode = country && normalizePostcode(country, address.postcode)
  if (country?.postcode && postcode === null) {
    faults.postcode = address.postcode.trim()
      ? { code: 'postcode', example: country.postcode.example }
      : { code: 'missing' }
  } else if (country && !isPostcodeOf(country.code, address.region, postcode ?? '')) {
    faults.postcode = { code: 'other_region' }
  }
  return faults
}

function regionFault(country: Country, region: string): FormFault | undefined {
  if (country.region_title === null) return undefined
  if (regionsOf(country)) return findRegion(country, region) ? undefined : { code: 'region_choice' }
  return region.trim() ? undefined : { code: 'region' }
}

export function faultsOfAddress(faults: FormFaults, kind: 'shipping' | 'billing'): AddressFaults {
  return Object.fromEntries(
    Object.entries(faults).flatMap(([field, fault]) =>
      field.startsWith(`${kind}.`) ? [[field.slice(kind.length + 1), fault]] : [],
    ),
  )
}

/** Maps the path of a server error to a form field; undefined if there is none. */
export function formFieldOf(path: string): FormField | undefined {
  // The page has one phone field; the shipping address holds its value.
  const name = path
    .replace(/^(shipping|billing)_address\.phone$/, 'phone')
    .replace(/^(shipping|billing)_address\b/, '$1')
  return FORM_FIELDS.find((field) => field === name)
}
