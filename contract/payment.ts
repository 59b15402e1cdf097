import { CHECKOUT_TIMEOUT_MS } from '@/domain/constants'

import type { paymentSchemas } from './payment.schema'
import { defineRoutes, type WireResponse } from './route'

export const paymentRoutes = defineRoutes<typeof paymentSchemas>()({
  records: { method: 'GET', path: '/api/payments', auth: 'required' },
  removeRecord: { method: 'DELETE', path: '/api/payments/:id', auth: 'required' },
  callBack: {
    method: 'GET',
    path: '/api/call-back/:id',
    timeoutMs: CHECKOUT_TIMEOUT_MS,
  },
  callBackPayPal: {
    method: 'GET',
    path: '/api/call-back-pay-pal/:id',
    timeoutMs: CHECKOUT_TIMEOUT_MS,
  },
  callBackPay: {
    method: 'GET',
    path: '/api/call-back-pay/:a/:b',
    timeoutMs: CHECKOUT_TIMEOUT_MS,
  },
  sandboxPayment: {
    method: 'GET',
    path: '/api/sandbox/payments/:id',
  },
  sandboxAct: {
    method: 'POST',
    path: '/api/sandbox/payments/:id',
  },
  providerEvent: { method: 'POST', path: '/api/webhooks/:provider', upload: 'raw' },
  payAgain: {
    method: 'POST',
    path: '/api/orders/:number/:key/pay',
    timeoutMs: CHECKOUT_TIMEOUT_MS,
  },
})

export type WirePaymentState = WireResponse<(typeof paymentSchemas)['callBackPay']>
export type WireSandboxPayment = WireResponse<(typeof paymentSchemas)['sandboxPayment']>
export type WirePaymentRecord = WireResponse<(typeof paymentSchemas)['records']>['payments'][number]
