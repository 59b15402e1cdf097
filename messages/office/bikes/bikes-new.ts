import { amountLabel } from '@/messages/office/kit/amount-label'

export const newOptions = {
  draft: 'Draft',
  draftHint: 'Shoppers don’t see it before it’s offered.',
  section: 'New parts and colors',
  drafts: 'Drafts',
  remove: 'Remove',
  removeOf: (title: string) => `Remove ${title}`,
  part: 'Add a part',
  color: 'Add a color',
  added: (title: string) =>
    `Added: ${title}. It’s a draft: tick “Offered” and check the change to offer it, now or at an hour.`,
  removed: (title: string) => `Removed: ${title}.`,
  title: 'Name',
  titleFault: 'Enter a name.',
  note: 'What it means for the rider (optional)',
  get price() {
    return amountLabel('Price')
  },
  priceHint: 'Below zero if it costs less than the standard choice, such as −40.',
  get surcharge() {
    return amountLabel('Surcharge')
  },
  amountFault: 'Enter an amount, for example 19.90.',
  weight: 'Weight (kg)',
  weightHint: 'Compared with the bike as it’s first shown.',
  days: 'Extra business days',
  figureFault: 'Enter a number.',
  like: 'Looks and works like',
  likeHint:
    'Drawing, 3D model and pictures show it like this one, and rules, range and power treat it the same. Add rules of its own under “Rules”.',
  also: 'These bikes get it, too',
  type: 'Paint',
  types: { Standard: 'Standard', Pearlized: 'Pearlized' },
  hex: 'Color',
  hexHint:
    'Drawing, 3D model and pictures show this color. The shop takes its pictures once it’s offered.',
  sizes: 'Made in these sizes',
  sizesFault: 'Choose at least one size.',
  size: (title: string) => `Size ${title}`,
  addSize: 'Add a size',
  newSize: 'new',
  sizesSection: 'New sizes',
  sizeAdded: (title: string) =>
    `Added: size ${title}. It’s a draft: tick “Offered” below and check the change to offer it, now or at an hour. Its frames have a shelf under “Stock.”`,
  sizeTitleHint: 'Letters and digits, for example XL.',
  sizeTitleFault: 'Enter a name of up to 12 letters and digits.',
  after: 'Listed',
  first: 'First',
  behind: (title: string) => `After ${title}`,
  bandFault: 'Enter the smaller figure first.',
  colors: 'Made in these colors',
  colorsFault: 'Choose at least one color.',
  notDrawn: 'Enter all lengths to see the drawing.',
  sizeDraft: (title: string) => `${title} (draft)`,
  offerSize: 'Offered',
  offerSizeHint: 'Shoppers don’t see this size before it’s offered. It can’t become a draft again.',
  add: 'Add as a draft',
  close: 'Close',
} as const
