/** Loaded with the footer. */
export const footer = {
  supportHours: 'Customer support hours',
  findOutMore: 'Find Out More',
  findOutMoreHint: 'Questions about your bike or order?',
  elsewhere: 'Follow us',
  opensOutside: 'external site',
} as const
