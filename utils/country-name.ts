const NAMES = new Intl.DisplayNames('en-US', { type: 'region', fallback: 'none' })

/** Codes that ISO 3166 leaves to users, and groups of countries; `Intl` names some of them. */
const NO_COUNTRY = /^(?:AA|Q[M-Z]|X[A-Z]|ZZ|EU|EZ|UN|UK)$/

/** Returns the name of an ISO 3166-1 alpha-2 code, or null. @example countryName('TW') // 'Taiwan' */
export function countryName(code: string): string | null {
  if (!/^[A-Z]{2}$/.test(code) || NO_COUNTRY.test(code)) return null
  return NAMES.of(code) ?? null
}
