import { thousands } from '@/utils/format'

export const parts = (count: number) => (count === 1 ? '1 part' : `${thousands(count)} parts`)

const FOUND_IN = {
  number: 'Part number',
  standard: 'Standard',
  equivalent: 'Equivalent',
  bike: 'Fits',
  kind: 'Also called',
} as const

export const sparesResults = {
  counted: (total: number, near: number, query: string) => {
    const words = query && ` for “${query}”`
    const isMixed = near > 0 && near < total
    return isMixed
      ? `${parts(total - near)}${words}, ${near} with a similar name`
      : `${parts(total)}${words}`
  },
  build: 'Only parts that fit your bike as it is now.',
  anyBuild: (bike: string) => `Show all parts for the ${bike}`,
  onlyNear: 'No exact matches. These are close.',
  partial: 'No exact match. These match all but one of your words.',
  near: 'Similar names',
  partNumber: (id: number) => `No. ${id}`,
  foundIn: (where: keyof typeof FOUND_IN) => FOUND_IN[where],
  inStock: 'In stock',
  soldOut: 'Sold out for now',
  equivalent: (text: string) => `Standard equivalent: ${text}`,
  fits: (bikes: string) => `Fits ${bikes}`,
  groups: 'Categories',
  allGroups: 'All parts',
  inGroup: (title: string, counted: string) => `${title}: ${counted}`,
  group: (title: string, count: number) => `${title} (${thousands(count)})`,
  pages: 'Result pages',
  page: (page: number, pages: number) => `Page ${thousands(page)} of ${thousands(pages)}`,
  previous: 'Previous',
  next: 'Next',

  empty: {
    title: (query: string) => (query ? `No results for “${query}”` : 'No results'),
    nearest: 'Did you mean',
    byBike: 'Browse parts by bike',
    ofBike: (bike: string) => `Parts for the ${bike}`,
    unfiltered: 'Search all bikes, including out-of-stock parts',
    everything: 'See all parts',
    contact: 'Ask us',
    contactText:
      'We stock parts for every bike we’ve built. Tell us your frame number and what’s broken.',
  },
} as const
