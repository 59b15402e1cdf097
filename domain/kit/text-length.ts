/** Yields user-perceived characters. Firefox before 125 has no Intl.Segmenter: letters with their marks come close. */
function* graphemesOf(text: string): Generator<string> {
  if (!('Segmenter' in Intl)) return yield* text.match(/\P{M}\p{M}*/gu) ?? []
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
  for (const { segment } of segmenter.segment(text)) yield segment
}

/** Scripts in which one character is a syllable or a word. */
const SYLLABLES =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Script=Bopomofo}|\p{Script=Yi}|\p{Script=Ethiopic}/u
/** Scripts that omit vowels or attach them to their consonant. */
const CONSONANTS =
  /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Devanagari}|\p{Script=Bengali}|\p{Script=Gurmukhi}|\p{Script=Gujarati}|\p{Script=Oriya}|\p{Script=Tamil}|\p{Script=Telugu}|\p{Script=Kannada}|\p{Script=Malayalam}|\p{Script=Sinhala}|\p{Script=Thai}|\p{Script=Lao}|\p{Script=Tibetan}|\p{Script=Myanmar}|\p{Script=Khmer}/u

function lettersOf(grapheme: string): number {
  if (SYLLABLES.test(grapheme)) return 3
  return CONSONANTS.test(grapheme) ? 2 : 1
}

/**
 * Whether a text says as much as `least` letters of an alphabet. Counts user-perceived characters, and weights those
 * of denser scripts higher.
 * @example isLongEnough('充電できません', 15) // true: seven signs count as 21 letters
 */
export function isLongEnough(text: string, least: number): boolean {
  let letters = 0
  for (const grapheme of graphemesOf(text.trim())) {
    letters += lettersOf(grapheme)
    if (letters >= least) return true
  }
  return least <= 0
}
