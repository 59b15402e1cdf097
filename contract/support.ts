import { defineRoutes, type WireInput, type WireResponse } from './route'
import type { supportSchemas } from './support.schema'

export const supportRoutes = defineRoutes<typeof supportSchemas>()({
  list: { method: 'GET', path: '/api/support/tickets', auth: 'required' },
  contact: { method: 'GET', path: '/api/contact' },
  open: { method: 'POST', path: '/api/contact', auth: 'optional' },
})

export type WireTicket = WireResponse<(typeof supportSchemas)['list']>['tickets'][number]
export type WireContact = WireResponse<(typeof supportSchemas)['contact']>
export type WireQuestion = WireInput<(typeof supportSchemas)['open']>['body']
