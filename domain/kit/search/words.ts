/** Maximum characters of a search text, and maximum words of it that are searched. */
export const KEYWORD_LIMIT = 100
export const WORD_LIMIT = 10
/** Matched range of a text, with start and end as for `slice`. */
export type HighlightRange = readonly [start: number, end: number]

interface WordToken {
  text: string
  start: number
  end: number
}

/** Letters that no normalization form decomposes, with their plain spelling. */
const PLAIN: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i', ς: 'σ' },
}

/** Returns lowercase text without accents, as `search_folded` of the database does. @example foldText('Jürgen') // 'jurgen' */
const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[ßæœøłđıς]/g, (letter) => PLAIN[letter] ?? letter)

/** Letters that some languages spell with two plain ones. */
const LONG: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' }

/** Returns the plain spellings of a name. @example spellingsOf('Müller') // ['muller', 'mueller'] */
export function spellingsOf(name: string): string[] {
  const long = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüåø]/g, (letter) => LONG[letter] ?? letter)
  return [...new Set([foldText(name), foldText(long)])]
}

/** Splits text into lowercase words without accents, with their offsets; all else is a separator. */
function tokenizeWithOffsets(text: string): WordToken[] {
  const words: WordToken[] = []
  let open: WordToken | null = null
  let offset = 0
  for (const sign of text) {
    const start = offset
    offset += sign.length
    const plain = foldText(sign)
    if (plain === '' && open) open.end = offset
    for (const letter of plain) {
      if (!/[a-z0-9]/.test(letter)) {
        open = null
        continue
      }
      if (open === null) {
        open = { text: '', start, end: offset }
        words.push(open)
      }
      open.text += letter
      open.end = offset
    }
  }
  return words
}

/** Splits as the database does. @example searchTerms('Tire, 26 × 4.8') // ['tire', '26', '4', '8'] */
export function searchTerms(text: string): string[] {
  const words = foldText(text).split(/[^a-z0-9]+/)
  return words.filter(Boolean).map((word) => word.slice(0, 40))
}

export interface QueryTerm {
  term: string
  isPrefix: boolean
}

/**
 * Returns the ranges to highlight, sorted and without overlaps; components split the text there.
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
