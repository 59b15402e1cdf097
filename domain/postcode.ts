import type { Country } from './country'
import { normalizeCode } from './plain-text'

type PostcodeCountry = Pick<Country, 'code' | 'postcode'>

const SEPARATORS = ['', ' ', '-'] as const
type Separator = (typeof SEPARATORS)[number]

/**
 * A postal code in the form of its country, with blanks and hyphens where its post has them, whatever was typed between the
 * letters and digits; null where it is none. Text without a rule stays as it is.
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

/** What people and offices write instead of the ISO code. */
const ALIASES: Partial<Record<string, readonly string[]>> = { GB: ['UK'], GR: ['EL'] }

/** What was typed; then without the country in front of it, as letters are addressed abroad; then with it. */
function candidatesOf(signs: string, { code, example }: { code: string; example: string }) {
  const foreign = /^([A-Z]{1,3})(\d.*)$/u.exec(signs)
  const prefixes = [code, ...(ALIASES[code] ?? [])]
  return [
    signs,
    ...prefixes.flatMap((one) => (signs.startsWith(one) ? [signs.slice(one.length)] : [])),
    // Or in front of digits by the letters of its cars, which mostly begin alike: D, EST, SLO.
    ...(foreign?.[1]?.startsWith(code.charAt(0)) ? [foreign[2] ?? ''] : []),
    (/^[A-Z]+(?=-)/u.exec(example)?.[0] ?? '') + signs,
  ]
}

/** The separator of the example comes first: a pattern often leaves it open. */
function usualFirst(example: string): readonly Separator[] {
  const usual = SEPARATORS.find((one) => one !== '' && example.includes(one)) ?? ''
  return [usual, ...SEPARATORS.filter((one) => one !== usual)]
}

/** The signs with a separator wherever the pattern takes one; null where it takes none of these forms. */
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
