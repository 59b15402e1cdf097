/**
 * Characters that show nothing, or turn the direction of what follows: two texts that differ only in them look alike.
 * Joiners, variation selectors and tags stay: Persian, Indic and Japanese names and emoji need them.
 */
const INVISIBLE =
  /[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0]/gu

/** Latin letters and digits of double width, and Kana and Hangul of half of it. Punctuation stays as it is typed. */
const OTHER_WIDTH = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\uff66-\uffdc]+/gu

/** Blanks that are typed as one, of whatever width. A line break is none of them. */
const BLANKS = /[\t\p{Zs}]+/gu

/** More marks on one letter than any language writes; U+034F divides them. */
const ENDLESS_MARKS = /([^\P{M}\u034f]{30})(?=[^\P{M}\u034f])/gu

/**
 * A Unicode form, in time that grows with the length alone. Sorting the marks of one letter takes the square of their
 * number, so endless ones are divided first, as the Stream-Safe Text Format does (UAX #15).
 */
export const unicodeForm = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string =>
  text.replace(ENDLESS_MARKS, '$1\u034f').normalize(form)

const withoutInvisible = (text: string) => text.replace(INVISIBLE, '')

/** Text of several lines; line ends of every kind become one. */
export const normalizeProse = (text: string): string =>
  unicodeForm(withoutInvisible(text), 'NFC').replace(/\r\n?/g, '\n').trim()

/** One line of text in the form in which it is stored: the same name has the same characters, however it was typed. */
export function normalizeLine(text: string): string {
  const usual = withoutInvisible(text).replace(OTHER_WIDTH, (run) => unicodeForm(run, 'NFKC'))
  return unicodeForm(usual, 'NFC').replace(BLANKS, ' ').trim()
}

/** Arabic and Persian digits: the last four bits are the digit. */
const LOCAL_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/gu

/** Between digits, the sign of a long vowel is the hyphen of a Japanese keyboard. */
const LONG_VOWEL = /(?<=\d)[\u30fc\u2500](?=\d)/gu

/**
 * A code, a number or anything else that is compared character by character: width, digits and dashes of every
 * keyboard become those of ASCII.
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
