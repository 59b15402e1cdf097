import { z } from 'zod'

import { line } from '@/contract/kit/text.schema'

const MOST = 1_000

export const carriersSchemas = {
  order: {
    summary:
      'Puts carriers into another order. The first one that is offered is chosen for new parcels.',
    spec: 'open',
    repeats: 'A repeat changes nothing.',
    errors: ['carrier_changed'],
    body: z.object({
      codes: z
        .array(line(30))
        .max(MOST)
        .describe('All carriers, in their new order')
        .meta({ examples: [['ups', 'own']] }),
    }),
    response: z.object({}),
  },
}
