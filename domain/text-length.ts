const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A sign is a syllable or a word. */
const SYLLABLES =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Script=Bopomofo}|\p{Script=Yi}|\p{Script=Ethiopic}/u
/** Vowels are left out, or belong to the sign of their consonant. */
const CONSONANTS =
  /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Devanagari}|\p{Script=Bengali}|\p{Script=Gurmukhi}|\p{Script=Gujarati}|\p{Script=Oriya}|\p{Script=Tamil}|\p{Script=Telugu}|\p{Script=Kannada}|\p{Script=Malayalam}|\p{Script=Sinhala}|\p{Script=Thai}|\p{Script=Lao}|\p{Script=Tibetan}|\p{Script=Myanmar}|\p{Script=Khmer}/u

function lettersOf(grapheme: string): number {
  if (SYLLABLES.test(grapheme)) return 3
  return CONSONANTS.test(grapheme) ? 2 : 1
}

/**
 * Whether a text says as much as so many letters of an alphabet. It counts what people see as one character, and those of
 * scripts that need fewer count for more.
 * @example isLongEnough('充電できません', 15) // true: seven signs count as 21 letters
 */
export function isLongEnough(text: string, least: number): boolean {
  let letters = 0
  for (const { segment } of GRAPHEMES.segment(text.trim())) {
    letters += lettersOf(segment)
    if (letters >= least) return true
  }
  return least <= 0
}
