import type { ordersSchemas } from './orders.schema'
import { defineRoutes, type WireResponse } from './route'

export const ordersRoutes = defineRoutes<typeof ordersSchemas>()({
  read: {
    method: 'GET',
    path: '/api/orders/:number/:key',
    summary: 'An order by its unguessable link.',
    spec: 'open',
    errors: ['order_not_found'],
  },
})

export type WireOrder = WireResponse<(typeof ordersSchemas)['read']>
