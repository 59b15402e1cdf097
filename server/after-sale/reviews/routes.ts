import { reviewsRoutes } from '@/contract/shop/reviews/reviews'
import { reviewsSchemas } from '@/contract/shop/reviews/reviews.schema'
import { createRouter } from '@/server/kernel/http/router'

import { changeReview, readOwnReview, withdrawReview, writeReview } from './own-review'
import { readReviews } from './read-reviews'

// The list is never cached, so that a withdrawn review disappears with the next request.
export const reviewsRouter = createRouter(reviewsRoutes, reviewsSchemas)
  .on('list', async ({ query, ...context }) => ({ data: await readReviews(context, query) }))
  .on('ofBike', async ({ caller, params, ...context }) => ({
    data: await readOwnReview(context, { userId: caller.userId, id: params.id }),
  }))
  .on('write', async ({ caller, body, ...context }) => ({
    data: await writeReview(context, { ...body, userId: caller.userId }),
  }))
  .on('change', async ({ caller, params, body, ...context }) => ({
    data: await changeReview(context, { userId: caller.userId, id: params.id }, body),
  }))
  .on('withdraw', async ({ caller, params, ...context }) => {
    await withdrawReview(context, { userId: caller.userId, id: params.id })
    return { data: {} }
  })
