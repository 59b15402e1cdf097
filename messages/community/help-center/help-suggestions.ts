import { topics } from './help-search'

export const helpSuggestions = {
  suggestions: 'Matching answers',
  all: (total: number) => `Show all ${topics(total)}`,
  announced: (total: number) =>
    total === 0 ? 'No answers found.' : `${topics(total)} found. Use the arrow keys to choose.`,
  searching: 'Searching…',
  slow: 'This is taking longer than usual.',
  nothing: 'No answers match. Press Enter for other options.',
} as const
