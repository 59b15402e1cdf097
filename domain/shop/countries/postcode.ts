import type { Country } from './country'
import { normalizeCode } from '@/domain/kit/plain-text'

type PostcodeCountry = Pick<Country, 'code' | 'postcode'>

const SEPARATORS = ['', ' ', '-'] as const
type Separator = (typeof SEPARATORS)[number]

/**
 * Applies the country's format; null if invalid, unchanged without a pattern.
 * @example normalizePostcode(germany, 'D-10115') // '10115'
 */
export function normalizePostcode({ code, postcode }: PostcodeCountry, typed: string) {
  const text = normalizeCode(typed).toUpperCase()
  if (!postcode) return text
  const signs = text.replace(/[^\p{L}\p{N}]+/gu, '')
  const pattern = new RegExp(postcode.pattern, 'i')
  for (const candidate of candidatesOf(signs, { code, example: postcode.example })) {
    const form = separated(candidate, pattern, usualFirst(postcode.example))
    if (form !== null) return form
  }
  return null
}

/** Common alternatives to ISO country codes. */
const ALIASES: Partial<Record<string, readonly string[]>> = { GB: ['UK'], GR: ['EL'] }

/** Returns candidates: the input, then without a country prefix as on international mail, then with it. */
function candidatesOf(signs: string, { code, example }: { code: string; example: string }) {
  const foreign = /^([A-Z]{1,3})(\d.*)$/u.exec(signs)
  const prefixes = [code, ...(ALIASES[code] ?? [])]
  return [
    signs,
    ...prefixes.flatMap((one) => (signs.startsWith(one) ? [signs.slice(one.length)] : [])),
    // Also without a vehicle code before digits, which usually has the same initial: D, EST, SLO.
    ...(foreign?.[1]?.startsWith(code.charAt(0)) ? [foreign[2] ?? ''] : []),
    (/^[A-Z]+(?=-)/u.exec(example)?.[0] ?? '') + signs,
  ]
}

/** Puts the example's separator first, because patterns often make it optional. */
function usualFirst(example: string): readonly Separator[] {
  const usual = SEPARATORS.find((one) => one !== '' && example.includes(one)) ?? ''
  return [usual, ...SEPARATORS.filter((one) => one !== usual)]
}

/** Inserts separators where the pattern allows them; null if no variant matches. */
function separated(
  signs: string,
  pattern: RegExp,
  separators: readonly Separator[],
): string | null {
  for (const separator of separators) {
    const form = separator === '' ? signs : insertAll(signs, separator, pattern)
    if (form !== null && pattern.test(form)) return form
  }
  return null
}

function insertAll(text: string, separator: Separator, pattern: RegExp): string | null {
  const form = [...text.matchAll(/(?<=[^ -])(?=[^ -])/gu)]
    .map(({ index }) => text.slice(0, index) + separator + text.slice(index))
    .find((one) => pattern.test(one))
  return form === undefined ? null : (insertAll(form, separator, pattern) ?? form)
}
