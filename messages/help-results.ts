import { thousands } from '@/utils/format'

import { topics } from './help-search'

/** What a search of the help center found. */
export const helpResults = {
  title: (query: string) => `Help about “${query}”`,
  heading: (query: string) => (query ? `“${query}”` : 'What are you looking for?'),
  counted: (total: number) => `${topics(total)} found`,
  partial: 'No answer has all of your words. These have most of them.',
  nothingTitle: 'We have no answer to that yet',
  nothing:
    'Try other or fewer words. What nobody finds here is what we write next. Until then, ask us.',
  page: (page: number, pages: number) => `Page ${thousands(page)} of ${thousands(pages)}`,
  pages: 'Pages of answers',
  previous: 'Previous',
  next: 'Next',
  failedTitle: 'The search did not work',
  retry: 'Try again',
} as const
