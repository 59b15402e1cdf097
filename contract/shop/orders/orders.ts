import type { ordersSchemas } from './orders.schema'
import {
  defineRoutes,
  type ClientInput,
  type ClientResponse,
  type WireResponse,
} from '@/contract/kit/route'

export const ordersRoutes = defineRoutes<typeof ordersSchemas>()({
  list: { method: 'GET', path: '/api/orders', auth: 'required' },
  readMine: { method: 'GET', path: '/api/orders/:number', auth: 'required' },
  cancel: { method: 'POST', path: '/api/orders/:number/cancel', auth: 'required' },
  withdraw: {
    method: 'POST',
    path: '/api/orders/:number/withdrawal',
    auth: 'required',
  },
  read: {
    method: 'GET',
    path: '/api/orders/:number/:key',
  },
  confirmEmail: { method: 'POST', path: '/api/orders/:number/:key/confirmation' },
  sendConfirmation: {
    method: 'POST',
    path: '/api/orders/:number/:key/confirmation-email',
  },
  changeGift: { method: 'PUT', path: '/api/orders/:number/:key/gifts/:position' },
  changeMyGift: {
    method: 'PUT',
    path: '/api/orders/:number/gifts/:position',
    auth: 'required',
  },
  withdrawal: { method: 'POST', path: '/api/withdrawal' },
  confirmWithdrawal: { method: 'POST', path: '/api/withdrawal/confirm' },
})

/** Order, amounts in cents. */
export type Order = ClientResponse<(typeof ordersSchemas)['read']>
export type MyOrder = ClientResponse<(typeof ordersSchemas)['readMine']>
/** Order in a list, total in cents. */
export type OrderSummary = ClientResponse<(typeof ordersSchemas)['list']>['orders'][number]
export type WireOrder = WireResponse<(typeof ordersSchemas)['read']>
/** Lines to withdraw from, null for all, and the reason. */
export type Withdrawal = ClientInput<(typeof ordersSchemas)['withdraw']>['body']
export type WireWithdrawal = WireResponse<(typeof ordersSchemas)['withdrawal']>
export type WireMyOrder = WireResponse<(typeof ordersSchemas)['readMine']>
