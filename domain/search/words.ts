/** Longest text that is searched for, and how many of its words count. */
export const KEYWORD_LIMIT = 100
export const WORD_LIMIT = 10
/** A piece of a text that matched: start and end as `slice` takes them. */
export type HighlightRange = readonly [start: number, end: number]

interface WordToken {
  text: string
  start: number
  end: number
}

/** The words of a text with their places: no accents, small letters, everything else separates. */
function tokenizeWithOffsets(text: string): WordToken[] {
  const words: WordToken[] = []
  let open: WordToken | null = null
  let place = 0
  for (const sign of text) {
    const start = place
    place += sign.length
    const plain = sign
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
    if (plain === '' && open) open.end = place
    for (const letter of plain) {
      if (!/[a-z0-9]/.test(letter)) {
        open = null
        continue
      }
      if (open === null) {
        open = { text: '', start, end: place }
        words.push(open)
      }
      open.text += letter
      open.end = place
    }
  }
  return words
}

/**
 * The words that a search looks for, each once. The database splits texts in the same way.
 * @example searchWords('Tyre, 26 × 4.8') // ['tyre', '26', '4', '8']
 */
export function searchTerms(text: string): string[] {
  return tokenizeWithOffsets(text).map((word) => word.text.slice(0, 40))
}

/** A word that is looked for, or with `isPrefix` the beginning of one. */
export interface QueryTerm {
  term: string
  isPrefix: boolean
}

/**
 * Where the sought words stand in a text, in order and without overlaps. Data, never HTML: who shows the text
 * cuts it at these places.
 * @example highlightRanges('Brake pads', [{ term: 'pa', isPrefix: true }]) // [[6, 8]]
 */
export function highlightRanges(text: string, terms: readonly QueryTerm[]): HighlightRange[] {
  if (terms.length === 0) return []
  return tokenizeWithOffsets(text).flatMap((word): HighlightRange[] => {
    if (terms.some(({ term }) => term === word.text)) return [[word.start, word.end]]
    const begun = terms.filter(({ term, isPrefix }) => isPrefix && word.text.startsWith(term))
    const longest = Math.max(0, ...begun.map(({ term }) => term.length))
    return longest === 0 ? [] : [[word.start, word.start + longest]]
  })
}
