import type { Country } from '@/domain/shop/countries/country'
import { isPostcodeOf } from '@/domain/shop/countries/region-postcodes'
import { normalizePostcode } from '@/domain/shop/countries/postcode'
import { findRegion, regionsOf } from '@/domain/shop/countries/regions'

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

/** Normalizes an address for storage: postal code and region in the country's format, where they can be parsed. */
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

/** @param name prefix for the field names; empty for no prefix */
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
  const label = country.code === 'US' ? 'ZIP code' : 'postal code'
  const postcode = normalizePostcode(country, address.postcode)
  if (country.postcode && postcode === null) {
    const message = `Enter a ${label}, such as ${country.postcode.example}.`
    errors.push({ field: field('postcode'), message })
  } else if (!isPostcodeOf(country.code, address.region, postcode ?? '')) {
    const message = `This ${label} isn’t in the state or province that you chose.`
    errors.push({ field: field('postcode'), message })
  }
  return errors
}

/** Returns why a region is rejected, or null. If the country has a list, the code or name must be on it. */
function regionError(country: Country, region: string): string | null {
  const { region_title: title } = country
  if (title === null) return null
  if (!regionsOf(country)) return region === '' ? `Enter the ${title.toLowerCase()}.` : null
  return findRegion(country, region) ? null : `Choose a ${title.toLowerCase()} from the list.`
}
