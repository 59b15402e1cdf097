import { pluralized } from './forum'

export const forumThread = {
  likes: (count: number) => pluralized(count, 'like', 'likes'),
  posts: (count: number) => pluralized(count, 'post', 'posts'),
  solution: 'Solution',
  missingTitle: 'We can’t find this thread',
  missing: 'It may have been deleted or hidden, or the link may be incomplete.',
  looking: 'Loading the thread…',
  number: (number: number) => `#${number}`,
  permalink: (number: number) => `Link to post ${number}`,
  edited: 'edited',
  deletedPost: 'This post was deleted.',
  hiddenPost: 'This post was hidden by a moderator.',
  hiddenNote: 'Hidden: only you and admins can see this post.',
  lockedNote: 'This thread is locked. You can read it but not reply.',
  hiddenThreadNote: 'This thread is hidden. Only admins and the author can see it.',
  quoteOf: (name: string, number: number) => `${name} in #${number}`,
  asGuest: 'You’re viewing this as a guest.',
  newReplies: (count: number) => `Show ${pluralized(count, 'new reply', 'new replies')}`,
  emptyPage: 'There are no posts on this page.',
} as const
