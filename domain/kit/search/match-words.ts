import { isWithinOneEdit } from './edits'
import { stemOf } from './stems'
import { searchTerms } from './words'

/** Shorter words have too many neighbors one letter apart. */
const SHORTEST_TYPO = 4

/**
 * Whether a short text has every word of a query: in part, in another form, or with a typo. For lists in memory.
 * @example hasAllWords('Holidays and office hours', 'holliday') // true
 */
export function hasAllWords(text: string, query: string): boolean {
  const asked = searchTerms(query)
  const words = searchTerms(text)
  return asked.length > 0 && asked.every((term) => words.some((word) => isLike(word, term)))
}

function isLike(word: string, term: string): boolean {
  if (word.includes(term) || stemOf(word) === stemOf(term)) return true
  if (term.length < SHORTEST_TYPO) return false
  return isWithinOneEdit(word, term) || isWithinOneEdit(word.slice(0, term.length), term)
}
