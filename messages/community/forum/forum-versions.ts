export const forumVersions = {
  title: 'Edit history',
  none: 'No earlier versions are available.',
  edit: (number: number, count: number) => `Edit ${number} of ${count}`,
  older: 'Older edit',
  newer: 'Newer edit',
} as const
