import type { bookkeepingSchemas } from './bookkeeping.schema'
import { defineRoutes, type WireResponse } from './route'

export const bookkeepingRoutes = defineRoutes<typeof bookkeepingSchemas>()({
  overview: { method: 'GET', path: '/api/backoffice/payments', auth: 'admin' },
  refund: { method: 'POST', path: '/api/backoffice/orders/:number/refunds', auth: 'admin' },
  lookUp: { method: 'POST', path: '/api/backoffice/orders/:number/look-up', auth: 'admin' },
  retryEvent: { method: 'POST', path: '/api/backoffice/provider-events/:id/retry', auth: 'admin' },
  received: {
    method: 'POST',
    path: '/api/backoffice/bank-transfers/:reference/received',
    auth: 'admin',
  },
  decide: { method: 'POST', path: '/api/backoffice/orders/:number/review', auth: 'admin' },
})

export type WireBookkeeping = WireResponse<(typeof bookkeepingSchemas)['overview']>
