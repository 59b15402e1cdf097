import { defineRoutes, type WireResponse } from './route'
import type { supportSchemas } from './support.schema'

export const supportRoutes = defineRoutes<typeof supportSchemas>()({
  list: { method: 'GET', path: '/api/support/tickets', auth: 'required' },
})

export type WireTicket = WireResponse<(typeof supportSchemas)['list']>['tickets'][number]
