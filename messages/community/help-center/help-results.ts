import { thousands } from '@/utils/format'

import { topics } from './help-search'

export const helpResults = {
  title: (query: string) => `Help for “${query}”`,
  heading: (query: string) => (query ? `“${query}”` : 'What are you looking for?'),
  counted: (total: number) => `${topics(total)} found`,
  partial: 'No exact match. The closest answers:',
  nothingTitle: 'No answers yet',
  nothing:
    'Try different or fewer words. Searches with no answer tell us what to write next. Meanwhile, ask us.',
  page: (page: number, pages: number) => `Page ${thousands(page)} of ${thousands(pages)}`,
  pages: 'Result pages',
  previous: 'Previous',
  next: 'Next',
} as const
