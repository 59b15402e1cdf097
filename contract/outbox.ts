import type { outboxSchemas } from './outbox.schema'
import { defineRoutes, type WireResponse } from './route'

export const outboxRoutes = defineRoutes<typeof outboxSchemas>()({
  list: {
    method: 'GET',
    path: '/api/outbox',
    summary: 'The latest mails of the shop, on a developer’s machine only.',
    spec: 'open',
    errors: ['outbox_closed'],
  },
})

export type WireMail = WireResponse<(typeof outboxSchemas)['list']>['mails'][number]
