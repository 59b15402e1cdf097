import { thousands } from '@/utils/format'

/** @example pluralized(2, 'reply', 'replies') // '2 replies' */
export const pluralized = (count: number, one: string, more: string) =>
  `${thousands(count)} ${count === 1 ? one : more}`

/** Texts of every forum page, for all readers. */
export const forum = {
  title: 'Forum',
  lead: 'Riders on their bikes: builds, tours and repairs.',
  description:
    'Our rider forum: questions and answers about our bikes, builds, batteries, tours and repairs.',
  back: 'Back',
  categories: 'Categories',
  latest: 'Latest threads',
  allThreads: 'All threads',
  allDescription: 'Every thread in our forum, newest first.',
  newThread: 'New thread',
  search: 'Search',
  threads: (count: number) => pluralized(count, 'thread', 'threads'),
  replies: (count: number) => pluralized(count, 'reply', 'replies'),
  noThreads: 'No posts here yet.',
  beFirst: 'Start with a question, or share what your bike has taught you.',
  failedTitle: 'We can’t load the forum',
  failed: 'The forum isn’t available right now.',
  retry: 'Try again',
  deletedMember: 'Deleted member',
  hiddenTitle: 'Hidden threads',
  hiddenLead: 'Only admins and each thread’s author can see these.',
  pinned: 'Pinned',
  locked: 'Locked',
  hidden: 'Hidden',
  solved: 'Solved',
  by: 'by',
  lastBy: (name: string) => `last post by ${name}`,
  in: 'in',
  pages: 'Pages',
  page: (page: number, pages: number) => `Page ${thousands(page)} of ${thousands(pages)}`,
  pageLink: (page: number) => `Page ${thousands(page)}`,
  previous: 'Previous',
  next: 'Next',
  pageTitle: (title: string, page: number) =>
    page > 1 ? `${title}, page ${thousands(page)}` : title,
  guestText: 'Anyone can read. Log in to post, quote and like.',
  loginToWrite: 'Log in to post',
  register: 'Register',
  newTitle: 'New thread',
  newLead: 'Write a clear title and enough detail for a stranger to answer.',
} as const
