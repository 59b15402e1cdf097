import type { SearchInVain, SynonymGroup } from '@/contract/searches'
import { dateShort, thousands } from '@/utils/format'

/** What was looked for in vain, and words that mean the same, at the back office. */
export const searches = {
  title: 'Help searches',
  lead: 'What people looked for in the help center in the last 30 days and didn’t find. Nothing is kept about who asked.',
  inVain: 'Searched in vain',
  none: 'Everything was found',
  noneHint: 'Searches without a result show up here, most frequent first.',
  found: (count: number) => (count === 1 ? '1 search' : `${count} searches`),
  stale: 'We couldn’t refresh this page. You see what was loaded before.',
  keys: 'Use J and K to move between rows, and N for new synonyms.',
  columns: { query: 'Search', times: 'Times', last: 'Last', now: 'Now', actions: 'Actions' },
  times: ({ times }: SearchInVain) => thousands(times),
  last: ({ last_day }: SearchInVain) => dateShort(last_day),
  now: ({ topics_now }: SearchInVain) => {
    if (topics_now === 0) return 'Finds nothing'
    return topics_now === 1 ? 'Finds 1 topic' : `Finds ${topics_now} topics`
  },
  makeSynonym: 'Make a synonym',
  makeSynonymOf: (query: string) => `Make a synonym of ${query}`,
  write: 'Write a topic',
  writeOf: (query: string) => `Write a topic about ${query}`,

  synonyms: 'Synonyms',
  synonymsLead: 'A search for one of them finds topics with any of them, in all their forms.',
  noSynonyms: 'No synonyms yet',
  groups: (count: number) => (count === 1 ? '1 group' : `${count} groups`),
  add: 'Add synonyms',
  addTitle: 'New synonyms',
  editTitle: 'Synonyms',
  words: 'Words that mean the same',
  wordsHint: 'With commas between, such as saddle, seat. One of them has to be in a topic.',
  tooFew: 'Enter at least two words.',
  tooMany: 'Enter 20 words at most.',
  wordsOf: ({ words }: Pick<SynonymGroup, 'words'>) => words.join(', '),
  saved: (words: string) => `Saved: ${words}. Searches know it at once.`,
  remove: 'Remove synonyms',
  removed: (words: string) => `Removed: ${words}.`,
  undo: 'Undo',
} as const
