/** Tags on orders of the back office. */
export const orderTags = {
  title: 'Tags',
  field: 'New tag. The buyer doesn’t see it.',
  add: 'Add tag',
  remove: 'Remove',
  filter: 'Tag',
  all: 'All tags',
} as const
