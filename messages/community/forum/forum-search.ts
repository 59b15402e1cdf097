import type { ForumBike } from '@/domain/community/forum/forum-search'

export const forumSearch = {
  title: 'Search the forum',
  heading: (q: string) => (q === '' ? 'Search the forum' : `Results for “${q}”`),
  field: 'Words in titles and posts',
  action: 'Search',
  category: 'Category',
  anyCategory: 'Any category',
  bike: 'Bike',
  anyBike: 'Any bike',
  solved: 'Answer',
  anySolved: 'Any',
  isSolved: 'Solved',
  unsolved: 'Not solved yet',
  tag: 'Tag',
  onlyAuthor: 'Only threads started by this member.',
  allAuthors: 'Search all threads',
  nothingTitle: 'We didn’t find anything.',
  nothing: 'Try fewer or other words, or ask the riders.',
  ask: 'New thread',
  corrected: 'We also searched for similar words.',
  found: 'Search results',
  next: 'More results',
  first: 'Back to the first results',
  post: (number: number) => `#${number}`,
} as const

const BIKES: Record<ForumBike, string> = { prime: 'Prime', homie: 'Homie', nyx: 'Nyx' }

export const forumBike = (bike: ForumBike): string => BIKES[bike]
