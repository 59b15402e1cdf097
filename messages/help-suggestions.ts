import { topics } from './help-search'

/** What the search of the help center offers while somebody types. */
export const helpSuggestions = {
  suggestions: 'Answers that match',
  all: (total: number) => `Show all ${topics(total)}`,
  announced: (total: number) =>
    total === 0 ? 'No answer found.' : `${topics(total)} found. Use the arrow keys to choose.`,
  searching: 'Searching',
  slow: 'This takes longer than usual.',
  nothing: 'No answer with these words. Press Enter for ways on.',
} as const
