import { formatAddress, type Address } from 'localized-address-format'

import type { Country } from '@/domain/country'
import { normalizePostcode } from '@/domain/postcode'

/** What of an address is printed; a phone number isn’t. */
interface PrintedParts {
  name: string
  line1: string
  line2: string
  city: string
  region: string
  postcode: string
}

type PrintedCountry = Pick<Country, 'code' | 'title' | 'postcode'>

/** A letter of another script than Latin: the address is in the script of its country, and in its order. */
const LOCAL_SCRIPT = /[^\P{Letter}\p{Script=Latin}]/u

/** Of a country that the shop no longer knows. */
const UNKNOWN: PrintedCountry = { code: 'ZZ', title: '', postcode: null }

/** An address as the post of its country has it, line by line, with the country at the end. */
export function addressLines(address: PrintedParts, country: PrintedCountry = UNKNOWN): string[] {
  const { name, line1, line2, city, region } = address
  const script = LOCAL_SCRIPT.test(line1 + city) ? 'local' : 'latin'
  const format = (parts: Address) =>
    formatAddress({ postalCountry: country.code, ...parts }, script)
  const postcode = normalizePostcode(country, address.postcode) ?? address.postcode
  const parts = { locality: city, administrativeArea: region, postalCode: postcode }
  // Some countries have no place for one of them, so that it stands with the street.
  const others = Object.entries(parts).flatMap(([field, text]) =>
    format({ [field]: 'x' }).length === 0 && text !== region ? text : [],
  )
  const street = isRegionFirst(format) ? [...others, line1, line2] : [line1, line2, ...others]
  const lines = format({ ...parts, name, addressLines: [street.filter(Boolean).join('\n')] })
  return [...lines.flatMap((line) => line.split('\n')), country.title].filter(Boolean)
}

/** Where addresses go from the large to the small. */
function isRegionFirst(format: (parts: Address) => string[]): boolean {
  const lines = format({ administrativeArea: 'region', addressLines: ['street'] })
  return lines[0]?.startsWith('region') ?? false
}
