import { parts } from './spares-results'

/** What the search of spares offers while somebody types. */
export const spareSuggestions = {
  suggestions: 'Parts that match',
  all: (total: number) => `Show all ${parts(total)}`,
  announced: (total: number) =>
    total === 0 ? 'No part found.' : `${parts(total)} found. Use the arrow keys to choose.`,
  searching: 'Searching',
  slow: 'This takes longer than usual.',
  nothing: 'No part is called that. Press Enter for what comes near.',
} as const
