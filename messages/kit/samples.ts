export const samples = {
  mark: 'Sample',
  all: 'This list contains only sample data.',
} as const
