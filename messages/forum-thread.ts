import { counted } from './forum'

/** What everybody reads in a thread. */
export const forumThread = {
  likes: (count: number) => counted(count, 'like', 'likes'),
  posts: (count: number) => counted(count, 'post', 'posts'),
  solution: 'Solution',
  missingTitle: 'This thread is not there',
  missing: 'It may have been deleted or hidden, or the address is not complete.',
  looking: 'Looking for the thread…',
  number: (number: number) => `#${number}`,
  permalink: (number: number) => `Address of post ${number}`,
  edited: 'edited',
  deletedPost: 'This post was deleted.',
  hiddenPost: 'This post was hidden by the people who run the forum.',
  hiddenNote: 'Hidden: only you and administrators read this post.',
  lockedNote: 'This thread is locked. It can be read, and nobody can write in it any more.',
  hiddenThreadNote: 'This thread is hidden. Only administrators and its author see it.',
  quoteOf: (name: string, number: number) => `${name} in #${number}`,
  asGuest: 'You see this as guests do.',
  emptyPage: 'This page of the thread is empty.',
} as const
