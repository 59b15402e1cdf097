import { distance, thousands } from '@/utils/format'

const parts = (count: number) => (count === 1 ? '1 part' : `${thousands(count)} parts`)

const FOUND_IN = {
  number: 'Part number',
  standard: 'Standard',
  equivalent: 'Equivalent',
  bike: 'Fits',
  kind: 'Also called',
} as const

/** The search of spare parts and the page of one. */
export const spares = {
  title: 'Spare parts',
  resultsTitle: (query: string) => `Spare parts: ${query}`,
  description:
    'Every spare part of our bikes with price, stock, tools and the standard part that fits in its place.',
  heading: 'Every part, for as long as you ride',
  lead: 'Search by name, part number, standard or bike. One wrong letter does no harm.',
  label: 'Search spare parts',
  placeholder: 'Brake pads, 6902-2RS, 5000304',
  bike: 'Bike',
  anyBike: 'Any bike',
  inStockOnly: 'In stock only',
  search: 'Search',
  myBikes: 'Fits my bike',
  myBike: (bike: string, nickname: string) => (nickname ? `${nickname} (${bike})` : bike),
  suggestions: 'Parts that match',
  all: (total: number) => `Show all ${parts(total)}`,
  announced: (total: number) =>
    total === 0 ? 'No part found.' : `${parts(total)} found. Use the arrow keys to choose.`,
  searching: 'Searching',
  slow: 'This takes longer than usual.',
  noSuggestion: 'No part is called that. Press Enter for what comes near.',
  counted: (total: number, near: number, query: string) => {
    const words = query && ` for “${query}”`
    const isMixed = near > 0 && near < total
    return isMixed
      ? `${parts(total - near)}${words}, ${near} with a similar name`
      : `${parts(total)}${words}`
  },
  onlyNear: 'No part is written exactly so. These come near.',
  partial: 'No part has all of these words. These have all but one.',
  near: 'Similar names',
  partNumber: (id: number) => `No. ${id}`,
  foundIn: (where: keyof typeof FOUND_IN) => FOUND_IN[where],
  inStock: 'In stock',
  soldOut: 'Sold out at the moment',
  equivalent: (text: string) => `Fits in its place: ${text}`,
  fits: (bikes: string) => `Fits ${bikes}`,
  pages: 'Pages of parts',
  page: (page: number, pages: number) => `Page ${thousands(page)} of ${thousands(pages)}`,
  previous: 'Previous',
  next: 'Next',
  failedTitle: 'The search did not work',
  retry: 'Try again',

  empty: {
    title: (query: string) => (query ? `Nothing found for “${query}”` : 'Nothing found'),
    nearest: 'Did you mean',
    byBike: 'Look at the parts of one bike',
    ofBike: (bike: string) => `Parts of the ${bike}`,
    unfiltered: 'Search all bikes and parts that are not in stock, too',
    everything: 'See every part',
    contact: 'Ask us',
    contactText:
      'We keep parts of every bike that we have built. Tell us your frame number and what is broken.',
  },
} as const

const DIFFICULTY: Record<number, { title: string; text: string }> = {
  1: { title: 'Anyone', text: 'No experience needed.' },
  2: { title: 'Practiced', text: 'You have worked on a bike before.' },
  3: { title: 'Workshop', text: 'Special tools or training; a dealer does it for you.' },
}

/** The page of one spare part. */
export const spare = {
  back: 'All spare parts',
  number: 'Part number',
  versions: 'Version',
  replaced: 'What fits in its place',
  replacedText: 'This part follows a standard, so any bike shop can help you today:',
  noReplacement:
    'No standard part fits in its place. Write to us: we tell you when it is here again.',
  write: 'Write to us',
  equivalent: 'Standard equivalent',
  noEquivalent: 'None: only this part fits.',
  standards: 'Standards',
  tools: 'Tools',
  noTools: 'None',
  difficulty: 'Difficulty',
  difficultyOf: (level: number) => DIFFICULTY[level],
  difficultySteps: (level: number) => `${level} of 3`,
  time: 'Time',
  minutes: (minutes: number) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
    return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ')
  },
  wear: 'Usually worn after',
  wearOf: (km: number) => ({ metric: distance(km, 1), miles: distance(km, 0) }),
  noWear: 'Use alone does not wear it out.',
  place: 'Where it sits',
  placeOn: (kind: string, bike: string) => `${kind} on the ${bike}`,
  service: 'Fitting it',
  fits: 'Fits',
  documents: 'Documents',
  manual: 'How to change it, in the user manual',
  battery: {
    title: 'Battery goods',
    text: 'Shipped alone it is UN 3480, packed with a bike UN 3481; above 100 Wh it is class 9 dangerous goods. It goes by ground or sea only: there is no air express, and islands take longer.',
    old: 'Take the old one to a collection point or a dealer. Never put it into household waste.',
  },
  delivered: 'Delivered price',
  onePiece: 'For one piece. Further goods of the same order travel along for nothing.',
  safety: 'Product safety',
} as const
