import type { liveSchemas } from './live.schema'
import { defineRoutes, type WireInput } from './route'

export const liveRoutes = defineRoutes<typeof liveSchemas>()({
  events: { method: 'GET', path: '/api/live', auth: 'optional' },
})

/** Subscriptions of a stream, besides events of the user. */
export type LiveQuery = WireInput<(typeof liveSchemas)['events']>['query']
