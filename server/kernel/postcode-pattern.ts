import { formatAddress } from 'localized-address-format'
import { POSTCODE_REGEXES } from 'postcode-validator/lib/cjs/postcode-regexes'

/** Codes that the published list lacks: of the British forces, and of a bank that has one of its own. */
const MORE: Partial<Record<string, string>> = { GB: 'BFPO ?\\d{1,4}|GIR ?0AA' }

/** A country in front of the code, which may be left out. */
const OPTIONAL_COUNTRY = /^\^\((?:[A-Z]{1,2}-\|?)+\)\?/

/**
 * How the postal codes of a country look by published data; null where it has none. A country in front of the code belongs
 * to it only where the printed address doesn't add it.
 */
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
