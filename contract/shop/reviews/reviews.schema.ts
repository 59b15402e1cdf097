import { z } from 'zod'

import { HEIGHT_BANDS, REVIEW_LIMITS, RIDER_HEIGHT } from '@/domain/shop/reviews/reviews'

import { Id, IdParam, Slug } from '@/contract/shop/configurator/configurator.schema'
import { named } from '@/contract/kit/named.schema'
import { atLeast, filled, prose } from '@/contract/kit/text.schema'

const Rating = z.int().min(1).max(5)
const Band = z.enum(HEIGHT_BANDS.map(({ id }) => id))
const Size = z.string().min(1).max(10)

export const ReviewSummary = z.object({
  mean: z
    .number()
    .nullable()
    .describe('Rounded to one decimal place; null if there are no reviews'),
  count: z.int(),
  histogram: z
    .array(z.object({ stars: Rating, count: z.int() }))
    .describe('From five stars to one'),
})

export const Review = z.object({
  id: Id,
  bike_slug: Slug,
  bike_title: z.string(),
  name: z.string().describe('First name and initial'),
  is_sample: z.boolean().describe('Part of the sample data: nobody bought this bike'),
  is_verified: z
    .boolean()
    .describe('The rider agreed to show bike, size and height with the review'),
  size: z.string().nullable(),
  rider_height: z.int().nullable().describe('Centimeters'),
  rating: Rating,
  title: z.string(),
  text: z.string(),
  answer: z.string().describe('What the shop says to it; empty for nothing'),
  date: z.iso.date(),
})

const TOO_SHORT = `Please write at least ${REVIEW_LIMITS.shortest} characters.`

const ReviewBody = z.object({
  rating: z.int('Choose one to five stars.').min(1).max(5),
  title: filled(REVIEW_LIMITS.title, 'Give your review a title.'),
  text: prose(REVIEW_LIMITS.text)
    .refine(...atLeast(REVIEW_LIMITS.shortest, TOO_SHORT))
    .meta({
      examples: ['I ride it to work every day, and it has never let me down.'],
    }),
  rider_height: z
    .int('Enter your height in whole centimeters.')
    .min(RIDER_HEIGHT.min, `Enter a height of at least ${RIDER_HEIGHT.min} cm.`)
    .max(RIDER_HEIGHT.max, `Enter a height of at most ${RIDER_HEIGHT.max} cm.`),
  consent: z.boolean().describe('Consent to show bike, size and height with the review'),
})

const OwnReview = ReviewBody.extend({
  id: Id,
  date: z.iso.date(),
  answer: z.string().describe('What the shop says to it; empty for nothing'),
  hidden_reason: z.string().describe('Why others can’t read it; empty while they can'),
})

const ERRORS = ['review_not_found']
const ReviewId = z.object({ id: IdParam })

named({
  ReviewSummary,
  Review: [Review, 'A public review. Only customers with a delivered bike can write one'],
  ReviewInput: ReviewBody,
  OwnReview,
})

export const reviewsSchemas = {
  list: {
    summary:
      'Lists reviews of delivered bikes, newest first. `summary` and the filter counts cover all of the bike’s reviews; `found` is the number left after filtering. Filters never match reviews whose riders keep their size and height private.',
    spec: 'open',
    query: z.object({
      bike: Slug.optional(),
      size: Size.optional(),
      height: Band.optional(),
      page: z.coerce.number().int().min(1).max(10_000).optional(),
    }),
    response: z.object({
      summary: ReviewSummary,
      sizes: z.array(z.object({ size: Size, count: z.int() })),
      heights: z.array(z.object({ band: Band, count: z.int() })),
      found: z.int(),
      reviews: z.array(Review),
      page: z.int(),
      pages: z.int(),
    }),
  },
  ofBike: {
    summary: 'Returns the review of an owned bike, and whether one can be written.',
    spec: 'open',
    errors: ['owned_bike_not_found'],
    params: ReviewId,
    response: z.object({
      state: z.enum(['not_delivered', 'open', 'written']),
      review: OwnReview.nullable(),
    }),
  },
  write: {
    summary: 'Adds a review for a delivered bike. One review per bike.',
    spec: 'open',
    errors: ['owned_bike_not_found', 'review_not_delivered', 'review_exists'],
    body: ReviewBody.extend({ order_bike_id: Id }),
    response: OwnReview,
  },
  change: {
    summary: 'Updates the user’s own review, including its consent.',
    spec: 'open',
    errors: ERRORS,
    params: ReviewId,
    body: ReviewBody,
    response: OwnReview,
  },
  withdraw: {
    summary: 'Deletes the user’s own review.',
    spec: 'open',
    errors: ERRORS,
    params: ReviewId,
    response: z.object({}),
  },
}
