export const forumDeletion = {
  undo: 'Undo',
  undoLimit: 'You can undo this for 24 hours.',
  deletedThread: 'This thread is deleted',
  deletedTitle: 'Deleted threads',
  deletedLead: 'You can restore these for 24 hours. No one else can see them.',
  restore: 'Restore',
  restoreOf: (title: string) => `Restore “${title}”`,
  until: 'until',
} as const
