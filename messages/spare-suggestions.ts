import { parts } from './spares-results'

/** What the search of spares offers while somebody types. */
export const spareSuggestions = {
  suggestions: 'Matching parts',
  all: (total: number) => `Show all ${parts(total)}`,
  announced: (total: number) =>
    total === 0 ? 'No parts found.' : `${parts(total)} found. Use the arrow keys to choose.`,
  searching: 'Searching…',
  slow: 'This is taking longer than usual.',
  nothing: 'No exact match. Press Enter for similar parts.',
} as const
