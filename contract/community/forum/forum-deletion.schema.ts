import { z } from 'zod'

import { Id, IdParam } from '@/contract/shop/configurator/configurator.schema'

const ById = z.object({ id: IdParam })

/** Deletions that can be undone for 24 hours. */
export const forumDeletionSchemas = {
  deleted: {
    summary:
      'Lists deleted threads that the caller can restore: those they deleted, and for administrators what any of them deleted.',
    spec: 'open',
    response: z.object({
      threads: z.array(
        z.object({
          id: Id,
          slug: z.string(),
          title: z.string(),
          until: z.iso.datetime().describe('When it’s removed for good'),
        }),
      ),
    }),
  },
  restore: {
    summary:
      'Restores a deleted post. Whoever deleted it can do this for 24 hours; administrators also for each other.',
    spec: 'open',
    errors: ['forum_post_not_found', 'forum_silenced'],
    params: ById,
    response: z.object({}),
  },
  restoreThread: {
    summary:
      'Restores a deleted thread with its posts. Whoever deleted it can do this for 24 hours; administrators also for each other.',
    spec: 'open',
    errors: ['forum_thread_not_found', 'forum_silenced'],
    params: ById,
    response: z.object({ thread: z.object({ id: Id, slug: z.string() }) }),
  },
} as const
