import type { ordersSchemas } from './orders.schema'
import { ORDER } from '@/contract/kit/money'
import { defineRoutes, type ClientResponse, type WireResponse } from '@/contract/kit/route'

const MY_ORDER = [...ORDER, 'credit_used', 'refunds.amount']

export const ordersRoutes = defineRoutes<typeof ordersSchemas>()({
  list: { method: 'GET', path: '/api/orders', auth: 'required', money: ['orders.total'] },
  readMine: { method: 'GET', path: '/api/orders/:number', auth: 'required', money: MY_ORDER },
  cancel: { method: 'POST', path: '/api/orders/:number/cancel', auth: 'required', money: MY_ORDER },
  withdraw: {
    method: 'POST',
    path: '/api/orders/:number/withdrawal',
    auth: 'required',
    money: MY_ORDER,
  },
  read: {
    method: 'GET',
    path: '/api/orders/:number/:key',
    money: ORDER,
  },
  confirmEmail: { method: 'POST', path: '/api/orders/:number/:key/confirmation', money: ORDER },
  sendConfirmation: {
    method: 'POST',
    path: '/api/orders/:number/:key/confirmation-email',
    money: ORDER,
  },
  changeGift: { method: 'PUT', path: '/api/orders/:number/:key/gifts/:position', money: ORDER },
  changeMyGift: {
    method: 'PUT',
    path: '/api/orders/:number/gifts/:position',
    auth: 'required',
    money: MY_ORDER,
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
export type WireWithdrawal = WireResponse<(typeof ordersSchemas)['withdrawal']>
export type WireMyOrder = WireResponse<(typeof ordersSchemas)['readMine']>
