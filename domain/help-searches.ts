import { searchTerms } from './search/words'
import { isRecord, isText, isWhole } from './stored-value'
import { SEARCHES_LIMIT } from './ticket'

/** What was looked for in the help center, and how much was found. */
export interface HelpSearch {
  query: string
  results: number
}

const LONGEST = 100

/** A year and a month in ms, so that a month can be compared with the same one of the year before. */
export const SEARCHES_KEPT_MS = 400 * 86_400_000

/** What may name a person: a mailbox, a long number such as a telephone, the number of an order. */
const PERSONAL = /@|\d[\d\s().-]{5,}\d|\b[a-z]{1,3}-\d{4,}/i

/**
 * The words of a search as they are counted, so that the same search is one.
 * @returns null for no words, and for what may name a person
 * @example countedQuery(' Tubeless  Kit') // 'tubeless kit'
 */
export function countedQuery(text: string): string | null {
  if (PERSONAL.test(text)) return null
  return searchTerms(text).join(' ').slice(0, LONGEST).trim() || null
}

/** Searches that a ticket brings along: counted words, each once, newest first, as many as are kept. */
export function countedSearches(searches: readonly HelpSearch[]): HelpSearch[] {
  const found = new Map<string, HelpSearch>()
  for (const { query: text, results } of searches) {
    const query = countedQuery(text)
    if (query !== null && !found.has(query)) found.set(query, { query, results })
  }
  return [...found.values()].slice(0, SEARCHES_LIMIT)
}

/**
 * What was searched in vain, with one search more. A search that goes on with the words of the newest one takes its
 * place, so that typing slowly isn't several searches.
 * @example withSearch([{ query: 'tube', results: 0 }], { query: 'tubeless', results: 0 }) // one of 'tubeless'
 */
export function withSearch(known: readonly HelpSearch[], { query: text, results }: HelpSearch) {
  const query = countedQuery(text)
  if (query === null) return [...known]
  const [newest, ...others] = known
  const before = newest && query.startsWith(newest.query) ? others : known
  // What finds something now was no search in vain.
  const kept = before.filter((one) => one.query !== query)
  return results > 0 ? kept : [{ query, results }, ...kept].slice(0, SEARCHES_LIMIT)
}

/** The searches of a stored list; whatever is none is left out. */
export function storedSearches(stored: unknown): HelpSearch[] {
  if (!Array.isArray(stored)) return []
  const sound = stored.filter(
    (one): one is HelpSearch =>
      isRecord(one) && isText(one.query, LONGEST) && isWhole(one.results, 0, 1_000_000),
  )
  return countedSearches(sound.map(({ query, results }) => ({ query, results })))
}
