import type { reviewsSchemas } from './reviews.schema'
import { defineRoutes, type WireInput, type WireResponse } from '@/contract/kit/route'

export const reviewsRoutes = defineRoutes<typeof reviewsSchemas>()({
  list: { method: 'GET', path: '/api/reviews' },
  ofBike: { method: 'GET', path: '/api/reviews/bikes/:id', auth: 'required' },
  write: { method: 'POST', path: '/api/reviews', auth: 'required' },
  change: { method: 'PUT', path: '/api/reviews/:id', auth: 'required' },
  withdraw: { method: 'DELETE', path: '/api/reviews/:id', auth: 'required' },
})

export type WireReview = WireResponse<(typeof reviewsSchemas)['list']>['reviews'][number]
export type WireReviewList = WireResponse<(typeof reviewsSchemas)['list']>
export type WireOwnReview = WireResponse<(typeof reviewsSchemas)['ofBike']>
export type WireReviewBody = WireInput<(typeof reviewsSchemas)['change']>['body']
