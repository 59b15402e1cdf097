import { formatAddress, type Address } from 'localized-address-format'

import type { Country } from '@/domain/shop/countries/country'
import { normalizePostcode } from '@/domain/shop/countries/postcode'

interface PrintedParts {
  name: string
  line1: string
  line2: string
  city: string
  region: string
  postcode: string
}

type PrintedCountry = Pick<Country, 'code' | 'title' | 'postcode'>

/** Matches a non-Latin letter. Such an address has the script and line order of its country. */
const LOCAL_SCRIPT = /[^\P{Letter}\p{Script=Latin}]/u

/** Fallback for a deleted country. */
const UNKNOWN: PrintedCountry = { code: 'ZZ', title: '', postcode: null }

/** Formats an address by the postal rules of its country, with the country as the last line. */
export function addressLines(address: PrintedParts, country: PrintedCountry = UNKNOWN): string[] {
  const { name, line1, line2, city, region } = address
  const script = LOCAL_SCRIPT.test(line1 + city) ? 'local' : 'latin'
  const format = (parts: Address) =>
    formatAddress({ postalCountry: country.code, ...parts }, script)
  const postcode = normalizePostcode(country, address.postcode) ?? address.postcode
  const parts = { locality: city, administrativeArea: region, postalCode: postcode }
  // Some countries' formats lack one of these fields; its text is added to the street instead.
  const others = Object.entries(parts).flatMap(([field, text]) =>
    format({ [field]: 'x' }).length === 0 && text !== region ? text : [],
  )
  const street = isRegionFirst(format) ? [...others, line1, line2] : [line1, line2, ...others]
  const lines = format({ ...parts, name, addressLines: [street.filter(Boolean).join('\n')] })
  return [...lines.flatMap((line) => line.split('\n')), country.title].filter(Boolean)
}

/** Returns whether the format runs from the region down to the street. */
function isRegionFirst(format: (parts: Address) => string[]): boolean {
  const lines = format({ administrativeArea: 'region', addressLines: ['street'] })
  return lines[0]?.startsWith('region') ?? false
}
