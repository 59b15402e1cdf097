export const edit = {
  save: 'Save',
  discard: 'Discard changes',
  close: 'Close',
  unsaved: 'Not saved yet',
  news: 'Someone else changed this. Their version has been loaded; yours is still here and hasn’t been saved.',
  showTheirs: 'Show theirs',
  theirs: 'Their version',
  keepMine: 'Keep mine',
  takeTheirs: 'Use theirs',
} as const
