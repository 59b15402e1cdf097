import { z } from 'zod'

import { SEARCH_PLACES } from '@/domain/community/help-center/synonyms'

import { named } from '@/contract/kit/named.schema'

const Search = z.object({
  query: z.string().meta({ examples: ['tubeless kit'] }),
  times: z.int(),
  last_day: z.iso.date(),
  results_now: z
    .int()
    .describe('How many topics, parts or threads the same search finds now; of threads 21 at most'),
  unknown: z.array(z.string()).describe('Words of it that nothing there has in any meaning'),
})

named({ SearchInVain: [Search, 'What was looked for and not found'] })

export const searchesSchemas = {
  inVain: {
    summary:
      'Lists what was looked for in the help center, among spare parts or in the forum in the last 30 days and not found: what still isn’t first, then by how often.',
    spec: 'open',
    query: z.object({
      place: z.enum(SEARCH_PLACES).default('help').describe('What is searched'),
    }),
    response: z.object({ searches: z.array(Search) }),
  },
} as const
