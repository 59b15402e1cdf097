import type { Country } from './country'
import { normalizePostcode } from './postcode'
import { findRegion, regionsOf } from './regions'

/** What an address form asks for. */
export interface FormAddress {
  name: string
  line1: string
  line2: string
  city: string
  region: string
  postcode: string
  country_id: number
  phone: string
}

export const ADDRESS_FIELDS = [
  ...(['name', 'line1', 'line2', 'city', 'region', 'postcode', 'country_id', 'phone'] as const),
] as const satisfies (keyof FormAddress)[]

/** An address as it is stored: postal code and region in the form of its country, as far as they can be read. */
export function normalizeAddress<A extends FormAddress>(address: A, country: Country): A {
  return {
    ...address,
    postcode: normalizePostcode(country, address.postcode) ?? address.postcode,
    region: findRegion(country, address.region)?.code ?? address.region,
  }
}

interface AddressError {
  field: string
  message: string
}

/**
 * What the form of its country doesn’t allow of an address.
 * @param name of the address in front of its fields; empty for none
 */
export function addressErrors(
  name: string,
  address: FormAddress,
  country: Country | undefined,
): AddressError[] {
  const field = (part: string) => (name === '' ? part : `${name}.${part}`)
  if (!country) return [{ field: field('country_id'), message: 'Choose a country from the list.' }]
  const errors: AddressError[] = []
  const region = regionError(country, address.region)
  if (region !== null) errors.push({ field: field('region'), message: region })
  if (country.postcode && normalizePostcode(country, address.postcode) === null) {
    const label = country.code === 'US' ? 'ZIP code' : 'postal code'
    const message = `Enter a ${label}, such as ${country.postcode.example}.`
    errors.push({ field: field('postcode'), message })
  }
  return errors
}

/** A code or a name of the list where the country has one, any text elsewhere. */
function regionError(country: Country, region: string): string | null {
  const { region_title: title } = country
  if (title === null) return null
  if (!regionsOf(country)) return region === '' ? `Enter the ${title.toLowerCase()}.` : null
  return findRegion(country, region) ? null : `Choose a ${title.toLowerCase()} from the list.`
}
