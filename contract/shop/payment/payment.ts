import { CHECKOUT_TIMEOUT_MS } from '@/domain/kit/constants'

import type { paymentSchemas } from './payment.schema'
import { TRANSFER } from '@/contract/kit/money'
import { defineRoutes, type ClientResponse, type WireResponse } from '@/contract/kit/route'

export const paymentRoutes = defineRoutes<typeof paymentSchemas>()({
  records: {
    method: 'GET',
    path: '/api/payments',
    auth: 'required',
    money: ['payments.amount', 'payments.refunded'],
  },
  removeRecord: { method: 'DELETE', path: '/api/payments/:id', auth: 'required' },
  callBack: {
    method: 'GET',
    path: '/api/call-back/:id',
    money: TRANSFER,
  },
  callBackPayPal: {
    method: 'GET',
    path: '/api/call-back-pay-pal/:id',
    money: TRANSFER,
  },
  callBackPay: {
    method: 'GET',
    path: '/api/call-back-pay/:a/:b',
    money: TRANSFER,
  },
  sandboxPayment: {
    method: 'GET',
    path: '/api/sandbox/payments/:id',
    money: ['amount'],
  },
  sandboxAct: {
    method: 'POST',
    path: '/api/sandbox/payments/:id',
    money: ['amount'],
  },
  providerEvent: { method: 'POST', path: '/api/webhooks/:provider', upload: 'raw' },
  payAgain: {
    method: 'POST',
    path: '/api/orders/:number/:key/pay',
    timeoutMs: CHECKOUT_TIMEOUT_MS,
  },
})

/** Amounts of all these types are in cents. */
export type PaymentState = ClientResponse<(typeof paymentSchemas)['callBackPay']>
export type SandboxPayment = ClientResponse<(typeof paymentSchemas)['sandboxPayment']>
export type PaymentRecord = ClientResponse<(typeof paymentSchemas)['records']>['payments'][number]
export type WirePaymentRecord = WireResponse<(typeof paymentSchemas)['records']>['payments'][number]
export type WirePaymentState = WireResponse<(typeof paymentSchemas)['callBackPay']>
