import { CHECKOUT_TIMEOUT_MS } from '@/domain/kit/constants'

import type { paymentSchemas } from './payment.schema'
import { defineRoutes, type ClientResponse, type WireResponse } from '@/contract/kit/route'

export const paymentRoutes = defineRoutes<typeof paymentSchemas>({ lane: 'money' })({
  records: {
    method: 'GET',
    path: '/api/payments',
    auth: 'required',
    lane: null,
  },
  removeRecord: { method: 'DELETE', path: '/api/payments/:id', auth: 'required', lane: null },
  callBack: {
    method: 'GET',
    path: '/api/call-back/:id',
  },
  callBackPayPal: {
    method: 'GET',
    path: '/api/call-back-pay-pal/:id',
  },
  callBackPay: {
    method: 'GET',
    path: '/api/call-back-pay/:a/:b',
  },
  sandboxPayment: {
    method: 'GET',
    path: '/api/sandbox/payments/:id',
  },
  sandboxAct: {
    method: 'POST',
    path: '/api/sandbox/payments/:id',
  },
  providerEvent: { method: 'POST', path: '/api/webhooks/:provider', upload: 'raw', lane: null },
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
