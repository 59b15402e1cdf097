import { searchTerms } from './search/words'

/** What is searched, each with synonyms of its own. */
export const SEARCH_PLACES = ['help', 'spares', 'forum'] as const
export type SearchScope = (typeof SEARCH_PLACES)[number]

/** Words of a group at most; more than anybody calls one thing. */
export const MOST_SYNONYMS = 20
/** Groups of a place at most. */
export const MOST_GROUPS = 500

/**
 * The words of a group as the search compares them, each once. @param typed with commas or blanks between
 * @example synonymWords('Tire, tyre  TIRE') // ['tire', 'tyre']
 */
export const synonymTerms = (typed: string): string[] => [...new Set(searchTerms(typed))]

/** What has to be mended before a group is kept, by the name of its sentence. */
export function synonymFault(typed: string): 'tooFew' | 'tooMany' | null {
  const { length } = synonymTerms(typed)
  if (length < 2) return 'tooFew'
  return length > MOST_SYNONYMS ? 'tooMany' : null
}

/** Whether a group says nothing that another one doesn't say. */
export const isWithin = (words: readonly string[], group: readonly string[]) =>
  words.every((word) => group.includes(word))
