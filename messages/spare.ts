/** The page of one spare part: its head and how it is bought. */
export const spare = {
  back: 'All spare parts',
  number: 'Part number',
  versions: 'Version',
  replaced: 'What fits in its place',
  replacedText: 'This part follows a standard, so any bike shop can help you today:',
  noReplacement:
    'No standard part fits in its place. Write to us: we tell you when it is here again.',
  write: 'Write to us',
  delivered: 'Delivered price',
  onePiece: 'For one piece. Further goods of the same order travel along for nothing.',
} as const
