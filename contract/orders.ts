import type { ordersSchemas } from './orders.schema'
import { defineRoutes, type WireResponse } from './route'

export const ordersRoutes = defineRoutes<typeof ordersSchemas>()({
  list: { method: 'GET', path: '/api/orders', auth: 'required' },
  readMine: { method: 'GET', path: '/api/orders/:number', auth: 'required' },
  cancel: { method: 'POST', path: '/api/orders/:number/cancel', auth: 'required' },
  withdraw: { method: 'POST', path: '/api/orders/:number/withdrawal', auth: 'required' },
  read: {
    method: 'GET',
    path: '/api/orders/:number/:key',
  },
  confirmEmail: { method: 'POST', path: '/api/orders/:number/:key/confirmation' },
  withdrawal: { method: 'POST', path: '/api/withdrawal' },
  confirmWithdrawal: { method: 'POST', path: '/api/withdrawal/confirm' },
})

export type WireOrder = WireResponse<(typeof ordersSchemas)['read']>
export type WireWithdrawal = WireResponse<(typeof ordersSchemas)['withdrawal']>
export type WireMyOrder = WireResponse<(typeof ordersSchemas)['readMine']>
export type WireOrderSummary = WireResponse<(typeof ordersSchemas)['list']>['orders'][number]
