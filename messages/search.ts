/** What every search says when it fails. */
export const search = {
  failedTitle: 'We couldn’t search',
  retry: 'Try again',
} as const
