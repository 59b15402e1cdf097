import type { ResourceTexts } from '@/contract/kit/resource/texts'
import type { Resources } from '@/contract/kit/resources'
import type { SearchInVain } from '@/contract/office/searches/searches'
import { FORUM_RESULTS } from '@/domain/community/forum/forum-search'
import type { SearchScope } from '@/domain/community/help-center/synonyms'
import { dateShort, thousands } from '@/utils/format'

const RESULTS: Record<SearchScope, readonly [one: string, many: string]> = {
  help: ['topic', 'topics'],
  spares: ['part', 'parts'],
  forum: ['thread', 'threads'],
}

const PLACES: Record<SearchScope, string> = {
  help: 'Help center',
  spares: 'Spare parts',
  forum: 'Forum',
}

export const searches = {
  title: 'Searches without results',
  lead: 'What people looked for in the last 30 days and didn’t find. Nothing is kept about who asked.',
  places: PLACES,
  leads: {
    help: 'Searches that found no topic.',
    spares: 'Searches that no part has all words of. Those with a filter aren’t counted.',
    forum: 'Searches that found no thread. Those with a filter aren’t counted.',
  },
  allFound: 'Everything was found',
  allFoundHint: 'Searches without a result show up here, most frequent first.',
  searched: (count: number) => (count === 1 ? '1 search' : `${count} searches`),
  stale: 'We couldn’t refresh this page. You see what was loaded before.',
  keys: 'Use J and K to move between rows, and N for new synonyms.',
  columnsInVain: { query: 'Search', times: 'Times', last: 'Last', now: 'Now', actions: 'Actions' },
  times: ({ times }: SearchInVain) => thousands(times),
  last: ({ last_day }: SearchInVain) => dateShort(last_day),
  now: (scope: SearchScope, { results_now }: SearchInVain) => {
    if (results_now === 0) return 'Finds nothing'
    const [one, many] = RESULTS[scope]
    if (scope === 'forum' && results_now > FORUM_RESULTS) return `Finds ${FORUM_RESULTS}+ ${many}`
    return results_now === 1 ? `Finds 1 ${one}` : `Finds ${thousands(results_now)} ${many}`
  },
  makeSynonym: 'Make a synonym',
  makeSynonymOf: (query: string) => `Make a synonym of ${query}`,
  write: 'Write a topic',
  writeOf: (query: string) => `Write a topic about ${query}`,
  look: 'Search again',
  lookOf: (query: string) => `Search for ${query} again`,

  list: 'Synonyms',
  columns: { title: 'Words' },
  synonymsLeads: {
    help: 'A search for one of them finds topics with any of them, in all their forms.',
    spares: 'A search for one of them finds parts with any of them, one or many.',
    forum: 'A search for one of them finds threads with any of them, in all their forms.',
  },
  none: 'No synonyms yet',
  noneHint: 'Add words that mean the same, and a search for one finds the others.',
  found: (count: number) => (count === 1 ? '1 group' : `${count} groups`),
  add: 'Add synonyms',
  addTitle: 'New synonyms',
  editTitle: 'Synonyms',
  fields: {
    place: { label: 'Searched', options: PLACES },
    words: 'Words that mean the same',
  },
  wordsHints: {
    help: 'With commas between, such as saddle, seat. One of them has to be in a topic.',
    spares: 'With commas between, such as saddle, seat. One of them has to be in a part’s name.',
    forum: 'With commas between, such as saddle, seat. One of them has to be in a thread.',
  },
  wordsOf: ({ words }: { words: readonly string[] }) => words.join(', '),
  saved: (words: string) => `Saved: ${words}. Searches know it at once.`,
  remove: 'Remove synonyms',
  removed: (words: string) => `Removed: ${words}.`,
  undo: 'Undo',
} as const satisfies ResourceTexts<Resources['searches']> & Record<string, unknown>
