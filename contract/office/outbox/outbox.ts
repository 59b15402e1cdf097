import type { outboxSchemas } from './outbox.schema'
import { defineRoutes, type WireResponse } from '@/contract/kit/route'

export const outboxRoutes = defineRoutes<typeof outboxSchemas>()({
  list: {
    method: 'GET',
    path: '/api/outbox',
  },
})

export type WireMail = WireResponse<(typeof outboxSchemas)['list']>['mails'][number]
