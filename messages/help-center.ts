import { dateLong, thousands } from '@/utils/format'

/** A number of answers in words. */
export const topics = (count: number) => (count === 1 ? '1 answer' : `${thousands(count)} answers`)

/** The help center: its front page, its search and its topics. */
export const helpCenter = {
  title: 'Help Center',
  description:
    'Answers about charging, riding, sizes, assembly, orders, payment, returns and dealers, with search.',
  heading: 'Help Center',
  lead: (count: number) =>
    `${topics(count)} about our bikes, your order and everything around them. Ask in your own words.`,
  trail: 'You are here',
  label: 'Search the help center',
  placeholder: 'For example: flat tire, refund, range',
  search: 'Search',
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
  failedTitle: 'The help center did not open',
  failedSearch: 'The search did not work',
  retry: 'Try again',
  empty: 'No topic is published yet. Write to us, we answer.',

  resultsTitle: (query: string) => `Help about “${query}”`,
  resultsHeading: (query: string) => (query ? `“${query}”` : 'What are you looking for?'),
  counted: (total: number) => `${topics(total)} found`,
  partial: 'No answer has all of your words. These have most of them.',
  nothingTitle: 'We have no answer to that yet',
  nothing:
    'Try other or fewer words. What nobody finds here is what we write next. Until then, ask us.',
  page: (page: number, pages: number) => `Page ${thousands(page)} of ${thousands(pages)}`,
  pages: 'Pages of answers',
  previous: 'Previous',
  next: 'Next',

  updated: (at: string) => `Last changed on ${dateLong(at)}`,
  related: 'Related',
  print: 'Print',
  printed: (address: string) => `From ${address}`,
} as const
