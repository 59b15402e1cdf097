import { z } from 'zod'

import { DIGEST_LEVELS } from '@/domain/community/forum/forum-digest'

import { limitedBy } from '@/contract/kit/route'

const Digest = z.object({ level: z.enum(DIGEST_LEVELS) })
const Link = z.object({ id: z.string().max(60), key: z.string().max(60) })

export const forumFollowingSchemas = {
  categoryWatches: {
    summary: 'Lists the slugs of the categories whose new threads the caller is told of.',
    spec: 'open',
    response: z.object({ categories: z.array(z.string()) }),
  },
  watchCategory: {
    summary: 'Sets whether the caller is told of each new thread of a category. Idempotent.',
    spec: 'open',
    errors: ['forum_category_not_found'],
    body: z.object({ category: z.string().max(60), is_watching: z.boolean() }),
    response: z.object({ is_watching: z.boolean() }),
  },
  digest: {
    summary: 'Reads how often the caller gets unread notifications by email.',
    spec: 'open',
    response: Digest,
  },
  setDigest: {
    summary: 'Sets how often the caller gets unread notifications by email.',
    spec: 'open',
    body: Digest,
    response: Digest,
  },
  endDigest: {
    summary:
      'Ends the emails of the forum with the key included in each. Ignores the body, so mail clients can send their own (RFC 8058). Idempotent.',
    spec: 'open',
    limits: limitedBy('emailLink'),
    errors: ['link_invalid', 'too_many_requests'],
    params: Link,
    response: z.object({}),
  },
  resumeDigest: {
    summary: 'Takes back the end of the emails with the same key. Idempotent.',
    spec: 'open',
    limits: limitedBy('emailLink'),
    errors: ['link_invalid', 'too_many_requests'],
    params: Link,
    response: Digest,
  },
} as const
