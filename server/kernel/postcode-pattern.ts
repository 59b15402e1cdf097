import { formatAddress } from 'localized-address-format'
import { POSTCODE_REGEXES } from 'postcode-validator/lib/cjs/postcode-regexes'

/** Postal codes missing in the published list: British forces, and a bank with its own code. */
const MORE: Partial<Record<string, string>> = { GB: 'BFPO ?\\d{1,4}|GIR ?0AA' }

/** Optional country prefix in a postal code pattern. */
const OPTIONAL_COUNTRY = /^\^\((?:[A-Z]{1,2}-\|?)+\)\?/

/** Returns a country's postal code pattern, with its prefix only if printed addresses add none. */
export function postcodePattern(code: string): string | null {
  const published = POSTCODE_REGEXES.get(code)?.source
  if (published === undefined) return null
  const source = published.replaceAll('[ ]', ' ').replaceAll('[\\-]', '-')
  const [printed = ''] = formatAddress({ postalCountry: code, postalCode: '1' }, 'latin')
  const isAdded = printed.startsWith(code.charAt(0))
  const pattern = source.replace(OPTIONAL_COUNTRY, isAdded ? '^' : `^${code}-`)
  const more = MORE[code]
  return more === undefined ? pattern : `^(?:${more}|${pattern.slice(1, -1)})$`
}
