import { thousands } from '@/utils/format'

/** A number of parts in words. */
export const parts = (count: number) => (count === 1 ? '1 part' : `${thousands(count)} parts`)

const FOUND_IN = {
  number: 'Part number',
  standard: 'Standard',
  equivalent: 'Equivalent',
  bike: 'Fits',
  kind: 'Also called',
} as const

/** What a search of spare parts found. */
export const sparesResults = {
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
