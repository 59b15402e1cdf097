export const search = {
  failedTitle: 'We couldn’t search',
  retry: 'Try again',
} as const
