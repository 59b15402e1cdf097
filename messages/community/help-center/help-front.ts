import { topics } from './help-search'

export const helpFront = {
  description:
    'Searchable answers about charging, riding, sizes, assembly, orders, payment, returns and dealers.',
  heading: 'Help Center',
  lead: (count: number) =>
    `${topics(count)} about our bikes, your order and everything in between. Ask in your own words.`,
  useful: 'Most helpful',
  categories: 'All topics',
  empty: 'Nothing published yet. Write to us and we’ll answer.',
} as const
