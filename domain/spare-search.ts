/** Longest text that is searched for, and how many of its words count. */
export const KEYWORD_LIMIT = 100
export const WORD_LIMIT = 10
/** How many results the short list holds while somebody types, and a page of the search. */
export const SHORT_LIST = 8
export const SPARES_PAGE = 20

/** A piece of a text that matched: start and end as `slice` takes them. */
export type HighlightRange = readonly [start: number, end: number]

interface Word {
  text: string
  start: number
  end: number
}

/** The words of a text with their places: no accents, small letters, everything else separates. */
function tokenizeWithOffsets(text: string): Word[] {
  const words: Word[] = []
  let open: Word | null = null
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
export function searchWords(text: string): string[] {
  return tokenizeWithOffsets(text).map((word) => word.text.slice(0, 40))
}

/** A word and what is left of it when one letter is missing. */
export function deletionVariants(word: string): string[] {
  const shorter = [...word].map((_, at) => word.slice(0, at) + word.slice(at + 1))
  return [...new Set([word, ...shorter])]
}

/** Whether one letter was replaced, left out, added, or swapped with its neighbor. */
export function isWithinOneEdit(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}

/** From this length on, two typos in a word are forgiven. */
export const LONG_WORD = 8

/** A word, and every variant with up to two letters deleted. */
export function farVariantsOf(word: string): string[] {
  return [...new Set(deletionVariants(word).flatMap(deletionVariants))]
}

/**
 * Whether at most two letters were replaced, left out, added, or swapped with their neighbor (optimal string alignment).
 * @example isWithinTwoEdits('derailer', 'derailleur') // true
 */
export function isWithinTwoEdits(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 2) return false
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swapped = isSwap ? (before[j - 2] ?? Infinity) + 1 : Infinity
      const [above, left, diagonal] = [last[j] ?? 0, row[j - 1] ?? 0, last[j - 1] ?? 0]
      row.push(Math.min(above + 1, left + 1, diagonal + cost, swapped))
    }
    ;[before, last] = [last, row]
  }
  return (last[b.length] ?? 0) <= 2
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
export function highlightRanges(text: string, sought: readonly QueryTerm[]): HighlightRange[] {
  if (sought.length === 0) return []
  return tokenizeWithOffsets(text).flatMap((word): HighlightRange[] => {
    if (sought.some(({ term }) => term === word.text)) return [[word.start, word.end]]
    const begun = sought.filter(({ term, isPrefix }) => isPrefix && word.text.startsWith(term))
    const longest = Math.max(0, ...begun.map(({ term }) => term.length))
    return longest === 0 ? [] : [[word.start, word.start + longest]]
  })
}
