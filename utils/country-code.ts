import { countryName } from './country-name'

/** Names that addresses have and CLDR lacks. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  usa: 'US',
  'united states of america': 'US',
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  holland: 'NL',
}

let codes: ReadonlyMap<string, string> | undefined

/**
 * Returns the ISO 3166-1 alpha-2 code of a country by its code, its English name or its name in its own language, or null.
 * @example countryCode('México') // 'MX'
 */
export function countryCode(text: string): string | null {
  codes ??= new Map([...namesOfAll(), ...Object.entries(OTHER_NAMES)])
  return codes.get(keyOf(text)) ?? null
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

function namesOfAll(): [string, string][] {
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).flatMap((code) => {
    const name = countryName(code)
    if (name === null) return []
    const { language } = new Intl.Locale(`und-${code}`).maximize()
    const own = new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code
    return [code, name, own].map((one): [string, string] => [keyOf(one), code])
  })
}

const keyOf = (text: string) => text.trim().toLowerCase().replaceAll('.', '').replace(/^the /, '')
