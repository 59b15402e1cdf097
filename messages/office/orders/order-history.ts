export const orderHistory = {
  title: 'Timeline',
  lead: 'Times in US Eastern.',
  by: (name: string) => `by ${name}`,
  note: 'Note',
  noteHint: 'The buyer doesn’t see it.',
  noteMissing: 'Enter a note.',
  add: 'Add note',
} as const
