/** Loaded with the first toast. */
export const toastTexts = {
  recentMessages: (count: number) => (count === 1 ? '1 message' : `${count} messages`),
  recentMessagesTitle: 'Recent messages',
  clearMessages: 'Clear the list',
  notifications: 'Notifications',
  dismiss: 'Dismiss message',
} as const
