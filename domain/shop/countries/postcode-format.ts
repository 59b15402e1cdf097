/**
 * A postal code format: 9 is a digit, A is a letter, other characters are literal. Buyers may omit spaces and
 * hyphens.
 * @example '99999', 'A9A 9A9', 'LV-9999'
 */
const FORMAT = /^[A-Z0-9](?:[A-Z0-9 -]{0,18}[A-Z0-9])?$/
/** Maximum formats per country, such as 99999 and 99999-9999. */
export const MOST_FORMATS = 6

export const isFormat = (text: string) => FORMAT.test(text) && /[9A]/.test(text)

/** Format that disables the check. */
export const ANY_POSTCODE = 'any'

export function formatsIn(text: string): string[] | null {
  const formats = text
    .split(',')
    .map((one) => one.trim().toUpperCase().replace(/\s+/g, ' '))
    .filter(Boolean)
  const isSound = formats.length <= MOST_FORMATS && formats.every(isFormat)
  return isSound ? [...new Set(formats)] : null
}

const TOKENS: Record<string, string> = { '9': '\\d', A: '[A-Z]', ' ': ' ?', '-': '-?' }

/** Returns the regular expression of formats; see domain/shop/countries/country.ts. */
export function patternOf(formats: readonly string[]): string {
  const patterns = formats.map((format) =>
    Array.from(format, (letter) => TOKENS[letter] ?? letter).join(''),
  )
  return `^(?:${patterns.join('|')})$`
}

/** Returns an example of a format. @example exampleOf('A9A 9A9') // 'A1B 2C3' */
export function exampleOf(format: string): string {
  let [digits, letters] = [0, 0]
  return format.replace(/[9A]/g, (token) =>
    token === '9' ? String(++digits % 10) : String.fromCharCode(65 + (letters++ % 26)),
  )
}

const TOKEN = /^(?:\\d|\[A-Z\]|[ -]\??|[B-Z0-8])(?:\{(\d)\})?/

/** Converts a pattern without alternatives to a format; null if a format can't express it. */
function formatOf(pattern: string): string | null {
  let [rest, format] = [pattern, '']
  while (rest !== '') {
    const found = TOKEN.exec(rest)
    if (!found) return null
    const [token, times = '1'] = [found[0], found[1]]
    const letter = token.startsWith('\\d') ? '9' : token.startsWith('[') ? 'A' : token.charAt(0)
    format += letter.repeat(Number(times))
    rest = rest.slice(token.length)
  }
  return isFormat(format) ? format : null
}

/**
 * Converts a pattern to formats; null if they can't express it.
 * @example formatsOf('^\\d{3} ?\\d{2}$') // ['999 99']
 */
export function formatsOf(pattern: string): string[] | null {
  const inner = pattern.replace(/^\^(?:\(\?:)?/, '').replace(/\)?\$$/, '')
  const formats = inner.split('|').map(formatOf)
  return formats.every((format) => format !== null) ? formats : null
}
