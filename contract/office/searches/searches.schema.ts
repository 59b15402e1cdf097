import { z } from 'zod'

import { MOST_SYNONYMS, SEARCH_PLACES } from '@/domain/community/help-center/synonyms'

import { named } from '@/contract/kit/named.schema'
import { line } from '@/contract/kit/text.schema'

const Words = z
  .array(line(40).min(1))
  .min(2, 'Enter at least two words.')
  .max(MOST_SYNONYMS, `Enter ${MOST_SYNONYMS} words at most.`)
  .describe('In lower case, as the search compares them')
  .meta({ examples: [['tire', 'tyre', 'wheel']] })
const OfGroup = z.object({ id: z.coerce.number<string>().int().positive() })

const Place = z.enum(SEARCH_PLACES).default('help').describe('What is searched')

const Group = z.object({
  id: z.int(),
  words: Words,
  seen: z.string().describe('Names this version of it; send it back with a change'),
})

const Search = z.object({
  query: z.string().meta({ examples: ['tubeless kit'] }),
  times: z.int(),
  last_day: z.iso.date(),
  results_now: z
    .int()
    .describe('How many topics, parts or threads the same search finds now; of threads 21 at most'),
  unknown: z.array(z.string()).describe('Words of it that nothing there has in any meaning'),
})

named({
  SynonymGroup: [Group, 'Words that mean the same to whoever looks for something in one place'],
  SearchInVain: [Search, 'What was looked for and not found'],
})

export const searchesSchemas = {
  list: {
    summary:
      'Lists what was looked for in the help center, among spare parts or in the forum in the last 30 days and not found: what still isn’t first, then by how often. With the groups of synonyms of that place.',
    spec: 'open',
    query: z.object({ place: Place }),
    response: z.object({ searches: z.array(Search), synonyms: z.array(Group) }),
  },
  add: {
    summary: 'Adds a group of synonyms of one place. Its searches know it at once.',
    spec: 'open',
    errors: ['synonyms_exist', 'synonyms_full'],
    repeats: 'A repeat is refused.',
    body: z.object({ place: Place, words: Words }),
    response: Group,
  },
  change: {
    summary: 'Changes a group of synonyms. Searches know it at once.',
    spec: 'open',
    errors: ['synonyms_not_found', 'synonyms_changed', 'synonyms_exist'],
    params: OfGroup,
    body: z.object({ words: Words, seen: z.string().max(64).describe('As it was read') }),
    response: Group,
  },
  remove: {
    summary: 'Removes a group of synonyms. Searches know it at once.',
    spec: 'open',
    repeats: 'A repeat finds nothing.',
    errors: ['synonyms_not_found'],
    params: OfGroup,
    response: z.object({}),
  },
} as const
