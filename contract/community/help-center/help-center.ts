import type { helpCenterSchemas } from './help-center.schema'
import { defineRoutes, type WireInput, type WireResponse } from '@/contract/kit/route'

export const helpCenterRoutes = defineRoutes<typeof helpCenterSchemas>({ notMoney: ['total'] })({
  overview: { method: 'GET', path: '/api/help-center' },
  searching: { method: 'GET', path: '/api/help-center/searching' },
  search: { method: 'GET', path: '/api/help-center/search' },
  topic: { method: 'GET', path: '/api/help-center/topics/:slug' },
  helpful: { method: 'PUT', path: '/api/help-center/helpful', auth: 'required' },
  helpfulGuest: { method: 'PUT', path: '/api/help-center/helpful-guest' },
})
export type WireHelpHits = WireResponse<(typeof helpCenterSchemas)['searching']>
export type WireHelpHit = WireHelpHits['results'][number]
export type WireHelpPage = WireResponse<(typeof helpCenterSchemas)['search']>
export type WireHelpTopic = WireResponse<(typeof helpCenterSchemas)['topic']>
export type WireHelpFeedback = WireInput<(typeof helpCenterSchemas)['helpful']>['body']
