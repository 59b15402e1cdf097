import type { ordersSchemas } from './orders.schema'
import { defineRoutes, type WireResponse } from './route'

export const ordersRoutes = defineRoutes<typeof ordersSchemas>()({
  read: {
    method: 'GET',
    path: '/api/orders/:number/:key',
  },
})

export type WireOrder = WireResponse<(typeof ordersSchemas)['read']>
