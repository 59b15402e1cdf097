/** Pages that links of emails open. */
export const emailLink = {
  write: 'Write to us',
} as const
