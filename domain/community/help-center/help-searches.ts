import { searchTerms } from '@/domain/kit/search/words'
import { isRecord, isText, isWhole } from '@/domain/kit/stored-value'
import { SEARCHES_LIMIT } from '@/domain/community/support/ticket'

export interface HelpSearch {
  query: string
  results: number
}

const LONGEST = 100

/** Retention in ms: a year and a month, so that months can be compared with those a year earlier. */
export const SEARCHES_KEPT_MS = 400 * 86_400_000

/** Possible personal data: an email address, a long number such as a telephone, an order number. */
const PERSONAL = /@|\d[\d\s().-]{5,}\d|\b[a-z]{1,3}-\d{4,}/i

/**
 * Returns the normalized text of a search; null if it is empty or may contain personal data.
 * @example countedQuery(' Tubeless Kit') // 'tubeless kit'
 */
export function countedQuery(text: string): string | null {
  if (PERSONAL.test(text)) return null
  return searchTerms(text).join(' ').slice(0, LONGEST).trim() || null
}

/** Returns the searches stored with a ticket: normalized, distinct, newest first, limited. */
export function countedSearches(searches: readonly HelpSearch[]): HelpSearch[] {
  const found = new Map<string, HelpSearch>()
  for (const { query: text, results } of searches) {
    const query = countedQuery(text)
    if (query !== null && !found.has(query)) found.set(query, { query, results })
  }
  return [...found.values()].slice(0, SEARCHES_LIMIT)
}

/**
 * Adds a zero-result search. A search that extends the newest one replaces it, so that slow typing
 * isn't counted as several searches.
 * @example withSearch([{ query: 'tube', results: 0 }], { query: 'tubeless', results: 0 }) // one of 'tubeless'
 */
export function withSearch(known: readonly HelpSearch[], { query: text, results }: HelpSearch) {
  const query = countedQuery(text)
  if (query === null) return [...known]
  const [newest, ...others] = known
  const before = newest && query.startsWith(newest.query) ? others : known
  // A query that has results now is no longer a zero-result search.
  const remaining = before.filter((one) => one.query !== query)
  return results > 0 ? remaining : [{ query, results }, ...remaining].slice(0, SEARCHES_LIMIT)
}

/** Parses stored searches; invalid entries are dropped. */
export function storedSearches(stored: unknown): HelpSearch[] {
  if (!Array.isArray(stored)) return []
  const sound = stored.filter(
    (one): one is HelpSearch =>
      isRecord(one) && isText(one.query, LONGEST) && isWhole(one.results, 0, 1_000_000),
  )
  return countedSearches(sound.map(({ query, results }) => ({ query, results })))
}
