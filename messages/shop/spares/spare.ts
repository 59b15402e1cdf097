export const spare = {
  back: 'All spare parts',
  number: 'Part number',
  versions: 'Version',
  replaced: 'Compatible alternatives',
  replacedText: 'This is a standard part, so any bike shop can help you today:',
  delivered: 'Delivered price',
  onePiece: 'For one item. Other items in the same order ship free.',
} as const
