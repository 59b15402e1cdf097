import { z } from 'zod'

import { REASON_LENGTH } from '@/domain/community/forum/forum-moderation'

import { Id, IdParam } from '@/contract/shop/configurator/configurator.schema'
import { KnownMember } from './forum-members.schema'
import { prose } from '@/contract/kit/text.schema'

const ById = z.object({ id: IdParam })
const When = z.iso.datetime()
const Thread = z
  .object({ id: Id, slug: z.string(), title: z.string() })
  .nullable()
  .describe('Null for a new thread')
const Queued = z.object({
  id: Id,
  thread: Thread,
  title: z.string(),
  text: z.string().describe('As it was typed'),
  created_at: When,
})

/** First posts of new members, held until a moderator approves them. */
export const forumReviewSchemas = {
  waiting: {
    summary:
      'Lists what the caller sent that waits for review, or was rejected in the last 30 days.',
    spec: 'open',
    response: z.object({
      posts: z.array(Queued.extend({ rejected_at: When.nullable(), reason: z.string() })),
    }),
  },
  withdraw: {
    summary: 'Takes back what waits for review, or puts away what was rejected.',
    spec: 'open',
    errors: ['forum_post_not_found'],
    params: ById,
    response: z.object({}),
  },
  queue: {
    summary: 'Lists posts of new members that wait for review, oldest first, at most 100.',
    spec: 'open',
    response: z.object({
      count: z.int(),
      posts: z.array(
        Queued.extend({
          category: z.string().nullable().describe('Of a new thread'),
          author: KnownMember.nullable(),
        }),
      ),
    }),
  },
  review: {
    summary: 'Publishes a post that waits for review, or rejects it. Its author reads the reason.',
    spec: 'open',
    errors: ['forum_post_not_found', 'forum_thread_not_found', 'forum_thread_locked'],
    params: ById,
    body: z
      .object({ is_approved: z.boolean(), reason: prose(REASON_LENGTH).nullish() })
      .refine(({ is_approved, reason }) => is_approved || !!reason?.trim(), {
        path: ['reason'],
        message: 'Say why, for the author.',
      }),
    response: z.object({
      published: z
        .object({ thread: z.object({ id: Id, slug: z.string() }), number: z.int() })
        .nullable()
        .describe('Null if it was rejected'),
    }),
  },
} as const
