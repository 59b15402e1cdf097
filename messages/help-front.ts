import { topics } from './help-search'

/** The front page of the help center. */
export const helpFront = {
  description:
    'Answers about charging, riding, sizes, assembly, orders, payment, returns and dealers, with search.',
  heading: 'Help Center',
  lead: (count: number) =>
    `${topics(count)} about our bikes, your order and everything around them. Ask in your own words.`,
  useful: 'What helps most',
  categories: 'All topics',
  empty: 'No topic is published yet. Write to us, we answer.',
} as const
