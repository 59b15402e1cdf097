import { parts } from './spares-results'

export const spareSuggestions = {
  suggestions: 'Matching parts',
  all: (total: number) => `Show all ${parts(total)}`,
  announced: (total: number) =>
    total === 0 ? 'No parts found.' : `${parts(total)} found. Use the arrow keys to choose.`,
  searching: 'Searching…',
  slow: 'This is taking longer than usual.',
  nothing: 'No exact match. Press Enter for similar parts.',
} as const
