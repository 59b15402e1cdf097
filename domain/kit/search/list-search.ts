import { isWithinOneEdit } from './edits'
import { stemOf } from './stems'
import { searchTerms } from './words'

/** Shorter words have too many neighbors one letter apart. */
const SHORTEST_TYPO = 4
/** Another digit is another number. */
const HAS_DIGIT = /\d/

type IsLike = (word: string, term: string) => boolean

const isPart: IsLike = (word, term) => word.startsWith(term) || stemOf(word) === stemOf(term)

const isNear: IsLike = (word, term) =>
  isPart(word, term) ||
  (term.length >= SHORTEST_TYPO &&
    !HAS_DIGIT.test(term) &&
    (isWithinOneEdit(word, term) || isWithinOneEdit(word.slice(0, term.length), term)))

function hasTerms(text: string, terms: readonly string[], isLike: IsLike): boolean {
  const words = searchTerms(text)
  return terms.every((term) => words.some((word) => isLike(word, term)))
}

/** Whether a short text has every word of a query, by its beginning or in another form. */
export function hasAllTerms(text: string, query: string): boolean {
  const terms = searchTerms(query)
  return terms.length > 0 && hasTerms(text, terms, isPart)
}

/**
 * Returns the items of a short list that have every word of a query; if none has, those that nearly do.
 * @example searchList(['Holidays', 'Hours'], 'holliday', String) // ['Holidays']
 */
export function searchList<Item>(
  items: readonly Item[],
  query: string,
  textOf: (item: Item) => string,
): Item[] {
  const terms = searchTerms(query)
  if (terms.length === 0) return []
  const exact = items.filter((item) => hasTerms(textOf(item), terms, isPart))
  return exact.length > 0 ? exact : items.filter((item) => hasTerms(textOf(item), terms, isNear))
}
