import { searchTerms } from '@/domain/kit/search/words'

export const SEARCH_PLACES = ['help', 'spares', 'forum'] as const
export type SearchScope = (typeof SEARCH_PLACES)[number]

/** Maximum number of terms per group. */
export const MOST_SYNONYMS = 20
/** Maximum number of groups per search scope. */
export const MOST_GROUPS = 500

/** Splits text into distinct terms. @example synonymTerms('Tube, hose TUBE') // ['tube', 'hose'] */
export const synonymTerms = (typed: string): string[] => [...new Set(searchTerms(typed))]

export const isWithin = (words: readonly string[], group: readonly string[]) =>
  words.every((word) => group.includes(word))
