/**
 * Invisible and bidirectional control characters: texts that differ only in them look alike.
 * Joiners, variation selectors and tags stay: Persian, Indic and Japanese names and emoji need them.
 */
const INVISIBLE =
  /[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0]/gu

/** Full-width Latin letters and digits, half-width Kana and Hangul. Punctuation is unchanged. */
const OTHER_WIDTH = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\uff66-\uffdc]+/gu

/** Runs of whitespace of any width, except line breaks. */
const BLANKS = /[\t\p{Zs}]+/gu

/** More combining marks in a row than any language uses; U+034F splits them. */
const ENDLESS_MARKS = /([^\P{M}\u034f]{30})(?=[^\P{M}\u034f])/gu

/** Runs in linear time: splits long runs of marks (UAX #15), because sorting them is quadratic. */
export const unicodeForm = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string =>
  text.replace(ENDLESS_MARKS, '$1\u034f').normalize(form)

const withoutInvisible = (text: string) => text.replace(INVISIBLE, '')

/** Normalizes multi-line text; line ends become LF. */
export const normalizeProse = (text: string): string =>
  unicodeForm(withoutInvisible(text), 'NFC').replace(/\r\n?/g, '\n').trim()

/** Normalizes a single line for storage: equal names have equal characters, however they were typed. */
export function normalizeLine(text: string): string {
  const usual = withoutInvisible(text).replace(OTHER_WIDTH, (run) => unicodeForm(run, 'NFKC'))
  return unicodeForm(usual, 'NFC').replace(BLANKS, ' ').trim()
}

/** Arabic and Persian digits: the last four bits are the digit. */
const LOCAL_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/gu

/** Between digits, Japanese keyboards type the long vowel mark for the hyphen. */
const LONG_VOWEL = /(?<=\d)[\u30fc\u2500](?=\d)/gu

/**
 * Converts width, digits and dashes of every keyboard to ASCII, for comparison.
 * @example normalizeCode(' ＳＵＭＭＥＲ–２６ ') // 'SUMMER-26'
 */
export function normalizeCode(text: string): string {
  return unicodeForm(withoutInvisible(text), 'NFKC')
    .replace(LOCAL_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(LONG_VOWEL, '-')
    .replace(BLANKS, ' ')
    .trim()
}
