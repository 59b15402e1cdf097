import { z } from 'zod'

import { MOST_READS } from '@/domain/community/forum/forum-reading'

import { Id, IdParam, Slug } from '@/contract/shop/configurator/configurator.schema'
import { limitedBy } from '@/contract/kit/route'

const Mark = z.object({
  thread: Id,
  number: z.int().min(1).max(2_147_483_647).describe('The highest post that was seen'),
})

const Threads = z
  .string()
  .max(11 * MOST_READS)
  .transform((list) => list.split(','))
  .pipe(z.array(IdParam).max(MOST_READS))
  .meta({
    type: 'string',
    description: `IDs with commas between them, at most ${MOST_READS}`,
    examples: ['1,2,3'],
  })

/** Read markers of members. A separate route, because pages are cached and the same for everyone. */
export const forumReadingSchemas = {
  reads: {
    summary: 'Returns how far the caller has read threads. Threads they never opened are left out.',
    spec: 'open',
    query: z.object({ threads: Threads }),
    response: z.object({ reads: z.array(Mark) }),
  },
  markRead: {
    summary:
      'Sets how far the caller has read threads. Marks never go back; threads they can’t see are ignored.',
    spec: 'open',
    limits: limitedBy('forumRead'),
    errors: ['too_many_requests'],
    body: z.object({ reads: z.array(Mark).min(1).max(MOST_READS) }),
    response: z.object({}),
  },
  markAllRead: {
    summary: 'Marks every thread of a category that the caller has opened as read to its end.',
    spec: 'open',
    limits: limitedBy('forumRead'),
    errors: ['forum_category_not_found', 'too_many_requests'],
    body: z.object({ category: Slug }),
    response: z.object({}),
  },
} as const
