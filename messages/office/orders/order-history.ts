export const orderHistory = {
  title: 'Timeline',
  lead: 'Times in the shop’s time zone.',
  by: (name: string) => `by ${name}`,
  note: 'Note',
  noteHint: 'The buyer doesn’t see it.',
  noteMissing: 'Enter a note.',
  add: 'Add note',
} as const
