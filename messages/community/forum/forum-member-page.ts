import { monthYear } from '@/utils/format'

export const memberPage = {
  title: (name: string) => `${name} in the forum`,
  since: (date: string) => `Member since ${monthYear(date)}`,
  posts: (count: number) => (count === 1 ? '1 post' : `${count.toLocaleString('en-US')} posts`),
  rides: (bikes: readonly { title: string; size: string }[]) =>
    `Rides ${bikes.map(({ title, size }) => (size ? `a ${title}, ${size}` : `a ${title}`)).join(' and ')}`,
  written: 'Posts',
  nothing: 'No posts yet.',
  older: 'Older posts',
  newest: 'Back to the newest',
  moderation: 'Moderation',
  failed: 'We couldn’t load this page.',
  hasPage: 'Show others a page with my username, picture and posts',
  showsBikes: 'Name my delivered bikes and their sizes there',
  open: 'Open my page',
} as const
