export const samples = {
  mark: 'Sample',
} as const
