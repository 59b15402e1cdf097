import type { moderationSchemas } from './reviews.schema'
import { defineRoutes, type WireInput, type WireResponse } from '@/contract/kit/route'

const REVIEWS = '/api/backoffice/reviews'

export const moderationRoutes = defineRoutes<typeof moderationSchemas>()({
  list: { method: 'GET', path: REVIEWS, auth: 'admin', permission: 'marketing.read' },
  set: { method: 'PUT', path: `${REVIEWS}/:id`, auth: 'admin', permission: 'marketing.write' },
})

type Schemas = typeof moderationSchemas
export type ModeratedPage = WireResponse<Schemas['list']>
export type ModeratedReview = WireResponse<Schemas['set']>
export type ModerationQuery = WireInput<Schemas['list']>['query']
