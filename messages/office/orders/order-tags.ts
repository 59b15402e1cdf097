export const orderTags = {
  title: 'Tags',
  field: 'New tag. The buyer doesn’t see it.',
  add: 'Add tag',
  remove: 'Remove',
  filter: 'Tag',
  all: 'All tags',
  rename: (tag: string) => `Rename “${tag}” everywhere`,
  newName: (tag: string) => `New name for “${tag}”`,
  renameHint: 'On all orders that have it. If orders have the new name already, both become one.',
  renameFault: 'Enter a tag with letters or digits.',
  renameSubmit: 'Rename',
  renameCancel: 'Cancel',
  renamed: (tag: string, orders: number) =>
    `Renamed to “${tag}” on ${orders === 1 ? '1 order' : `${orders} orders`}.`,
} as const
