import { dateLong } from '@/utils/format'

import { topics } from './help-search'

/** The help center: its front page and its topics. */
export const helpCenter = {
  title: 'Help Center',
  description:
    'Answers about charging, riding, sizes, assembly, orders, payment, returns and dealers, with search.',
  heading: 'Help Center',
  lead: (count: number) =>
    `${topics(count)} about our bikes, your order and everything around them. Ask in your own words.`,
  trail: 'You are here',
  useful: 'What helps most',
  categories: 'All topics',
  contact: {
    title: 'Not found?',
    text: 'Write to us. People who build the bikes answer, in the order in which questions come in.',
    action: 'Write to us',
    tickets: 'My questions',
    manuals: 'Manuals',
    forum: 'Ask other riders',
  },
  empty: 'No topic is published yet. Write to us, we answer.',
  updated: (at: string) => `Last changed on ${dateLong(at)}`,
  related: 'Related',
} as const
