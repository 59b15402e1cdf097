import type { Country } from './country'
import { normalizePostcode } from './postcode'
import { findRegion, regionsOf } from './regions'

/** One address as it is typed. */
export interface AddressForm {
  name: string
  line1: string
  line2: string
  city: string
  region: string
  postcode: string
  country_id: number
}

/** Everything a visitor types at the checkout; kept as it was typed, also when it is wrong. */
export interface CheckoutForm {
  email: string
  phone: string
  shipping: AddressForm
  /** null: the bill goes to the shipping address. */
  billing: AddressForm | null
  /** The code that was applied, not the one being typed. */
  promo_code: string
  provider: string
  /** The dealer who is to assemble the bikes; null: delivered to the door. */
  assembly_dealer_id: number | null
}

export const FORM_FIELDS = [
  'shipping.country_id',
  'email',
  'shipping.name',
  'shipping.line1',
  'shipping.line2',
  'shipping.city',
  'shipping.region',
  'shipping.postcode',
  'phone',
  'billing.country_id',
  'billing.name',
  'billing.line1',
  'billing.line2',
  'billing.city',
  'billing.region',
  'billing.postcode',
  'provider',
] as const

/** A field's name in the order of the page. */
export type FormField = (typeof FORM_FIELDS)[number]

/** What is wrong with a field. */
export type FormFault =
  { code: 'missing' | 'email' | 'region' | 'region_choice' } | { code: 'postcode'; example: string }

/** The server's are sentences. */
export type FormFaults = Partial<Record<FormField, FormFault | string>>
/** The same for one address by itself; the book asks for a phone number with each. */
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

const EMAIL = /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>".]{2,}$/

export type FindCountry = (id: number) => Country | undefined

/** What has to be mended before the order is sent. The server checks everything again. */
export function validateCheckout(form: CheckoutForm, findCountry: FindCountry): FormFaults {
  const faults: FormFaults = {}
  if (!form.email.trim()) faults.email = { code: 'missing' }
  else if (!EMAIL.test(form.email.trim())) faults.email = { code: 'email' }
  return { ...faults, ...typedFaults(form.shipping, form.billing, findCountry) }
}

/**
 * What has to be mended in the addresses that are typed.
 * @param shipping and billing: null for one that is taken from the address book
 */
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

/** What has to be mended in one address, by the form of its country. */
export function addressFaults(address: AddressForm, findCountry: FindCountry): AddressFaults {
  const faults: AddressFaults = {}
  for (const field of ['name', 'line1', 'city'] as const) {
    if (!address[field].trim()) faults[field] = { code: 'missing' }
  }
  const country = findCountry(address.country_id)
  const region = country && regionFault(country, address.region)
  if (region) faults.region = region
  if (country?.postcode && normalizePostcode(country, address.postcode) === null) {
    faults.postcode = address.postcode.trim()
      ? { code: 'postcode', example: country.postcode.example }
      : { code: 'missing' }
  }
  return faults
}

function regionFault(country: Country, region: string): FormFault | undefined {
  if (country.region_title === null) return undefined
  if (regionsOf(country)) return findRegion(country, region) ? undefined : { code: 'region_choice' }
  return region.trim() ? undefined : { code: 'region' }
}

/** The faults of one of the form's addresses, by the names of its fields. */
export function faultsOfAddress(faults: FormFaults, kind: 'shipping' | 'billing'): AddressFaults {
  return Object.fromEntries(
    Object.entries(faults).flatMap(([field, fault]) =>
      field.startsWith(`${kind}.`) ? [[field.slice(kind.length + 1), fault]] : [],
    ),
  )
}

/** The field that the server means by a path; undefined for one that no field shows. */
export function formFieldOf(path: string): FormField | undefined {
  // The phone number stands once on the page and travels with the shipping address.
  const name = path
    .replace(/^(shipping|billing)_address\.phone$/, 'phone')
    .replace(/^(shipping|billing)_address\b/, '$1')
  return FORM_FIELDS.find((field) => field === name)
}
