export const SEARCH_PLACES = ['help', 'spares', 'forum'] as const
export type SearchScope = (typeof SEARCH_PLACES)[number]

/** Maximum number of terms per group. */
export const MOST_SYNONYMS = 20
/** Maximum number of groups per search scope. */
export const MOST_GROUPS = 500

export const isWithin = (words: readonly string[], group: readonly string[]) =>
  words.every((word) => group.includes(word))
