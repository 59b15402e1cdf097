import { z } from 'zod'

import { MENTION_LENGTH } from '@/domain/forum-mention'

import { IdParam } from './configurator.schema'
import { limitedBy } from './route'

/** Members who can be mentioned. */
export const forumMemberSchemas = {
  members: {
    summary:
      'Offers up to 8 members to mention: those who wrote in the thread lately, then others who have written in public. Never the caller.',
    spec: 'open',
    limits: limitedBy('forumMembers'),
    errors: ['forum_thread_not_found', 'too_many_requests'],
    query: z.object({
      q: z
        .string()
        .max(MENTION_LENGTH)
        .meta({ description: 'How the username begins. Others are listed from two characters on' }),
      thread: IdParam.optional(),
    }),
    response: z.object({
      members: z.array(
        z.object({ id: z.string(), name: z.string(), avatar: z.string().nullable() }),
      ),
    }),
  },
} as const
