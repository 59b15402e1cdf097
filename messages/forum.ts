import { thousands } from '@/utils/format'

/** @example counted(2, 'reply', 'replies') // '2 replies' */
export const counted = (count: number, one: string, more: string) =>
  `${thousands(count)} ${count === 1 ? one : more}`

/** What everybody reads on every page of the forum. */
export const forum = {
  title: 'Forum',
  lead: 'Riders about their bikes: builds, tours, repairs.',
  description:
    'The forum of Nireeka riders: questions and answers about Prime, Homie and Nyx, builds, batteries, tours and repairs.',
  back: 'Back',
  categories: 'Categories',
  latest: 'Latest threads',
  allThreads: 'All threads',
  allDescription: 'Every thread of the Nireeka forum, the latest first.',
  newThread: 'New thread',
  threads: (count: number) => counted(count, 'thread', 'threads'),
  replies: (count: number) => counted(count, 'reply', 'replies'),
  noThreads: 'Nobody has written here yet.',
  beFirst: 'Begin with a question, or tell what your bike has taught you.',
  failedTitle: 'The forum does not answer',
  failed: 'The forum cannot be read right now.',
  retry: 'Try again',
  deletedMember: 'Deleted member',
  hiddenTitle: 'Hidden threads',
  hiddenLead: 'Only administrators and the author of each can see these.',
  pinned: 'Pinned',
  locked: 'Locked',
  hidden: 'Hidden',
  solved: 'Solved',
  by: 'by',
  lastBy: (name: string) => `last by ${name}`,
  in: 'in',
  pages: 'Pages',
  page: (page: number, pages: number) => `Page ${thousands(page)} of ${thousands(pages)}`,
  pageLink: (page: number) => `Page ${thousands(page)}`,
  previous: 'Previous',
  next: 'Next',
  pageTitle: (title: string, page: number) =>
    page > 1 ? `${title}, page ${thousands(page)}` : title,
  guestText: 'Members write, quote and like here. Everybody can read.',
  loginToWrite: 'Log in to write',
  register: 'Register',
  newTitle: 'New thread',
  newLead: 'A title that says it, and a text that a stranger can answer.',
} as const
