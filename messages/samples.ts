/** The mark of people who never were, and of what is theirs. */
export const samples = {
  mark: 'Sample',
} as const
