export const forumMention = {
  list: 'Members to mention',
  offered: (count: number) =>
    `${count} ${count === 1 ? 'member' : 'members'}. Choose with the arrow keys and Enter.`,
} as const
