import { z } from 'zod'

import { MODERATION_LIMITS, REVIEW_LISTS } from '@/domain/shop/reviews/reviews'

import { ListRange } from '@/contract/kit/list-range.schema'
import { IdParam } from '@/contract/shop/configurator/configurator.schema'
import { named } from '@/contract/kit/named.schema'
import { prose } from '@/contract/kit/text.schema'

const Mark = z
  .string()
  .regex(/^\d{1,18}$/u, 'Enter the number of a review.')
  .meta({ examples: ['12'] })

const SET = {
  hidden_reason: prose(MODERATION_LIMITS.reason).describe(
    'Why it is hidden, for its rider; empty to publish it',
  ),
  answer: prose(MODERATION_LIMITS.answer).describe(
    'What the shop says to it, for everyone; empty for nothing',
  ),
}

const Review = z.object({
  id: z.string(),
  bike_title: z.string(),
  rating: z.int(),
  title: z.string(),
  text: z.string(),
  name: z.string(),
  email: z.string(),
  customer_id: z.string(),
  date: z.iso.date(),
  ...SET,
  seen: z.string().describe('Names this version of it; send it back with a change'),
})

named({ ModeratedReview: [Review, 'A review as staff see it'] })

export const moderationSchemas = {
  list: {
    summary: 'Lists all reviews, hidden ones too, 50 per page, newest first.',
    spec: 'open',
    query: z.object({
      list: z.enum(REVIEW_LISTS).optional(),
      after: Mark.optional(),
      before: Mark.optional(),
    }),
    response: z.object({
      reviews: z.array(Review),
      next: z.string().nullable().describe('Send it as `after` for the next page'),
      previous: z.string().nullable().describe('Send it as `before` for the previous page'),
      range: ListRange.optional(),
    }),
  },
  set: {
    summary: 'Answers a review, hides it from the pages or publishes it again.',
    spec: 'open',
    errors: ['review_not_found', 'review_changed'],
    params: z.object({ id: IdParam }),
    body: z.object({ ...SET, seen: z.string().max(64).describe('As it was read') }),
    response: Review,
  },
} as const
