import type { liveSchemas } from './live.schema'
import { defineRoutes, type WireInput } from './route'

export const liveRoutes = defineRoutes<typeof liveSchemas>()({
  events: { method: 'GET', path: '/api/live', auth: 'optional' },
})

/** Subscriptions of a live stream, in addition to the user's own events. */
export type LiveQuery = WireInput<(typeof liveSchemas)['events']>['query']
