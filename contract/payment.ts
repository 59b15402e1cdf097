import { CHECKOUT_TIMEOUT_MS } from '@/domain/constants'

import type { paymentSchemas } from './payment.schema'
import { defineRoutes, type WireResponse } from './route'

export const paymentRoutes = defineRoutes<typeof paymentSchemas>()({
  callBackPay: {
    method: 'GET',
    path: '/api/call-back-pay/:a/:b',
    timeoutMs: CHECKOUT_TIMEOUT_MS,
    summary:
      'Return from a payment page: a is the attempt, b its return token. Looks the payment up at the provider and answers where the order stands.',
    spec: '§7 Checkout',
    errors: ['payment_not_found'],
  },
  sandboxPayment: {
    method: 'GET',
    path: '/api/sandbox/payments/:id',
    summary: 'A payment of the sandbox provider.',
    spec: 'open',
    errors: ['payment_not_found'],
  },
  sandboxAct: {
    method: 'POST',
    path: '/api/sandbox/payments/:id',
    summary: 'What the buyer does on the sandbox payment page.',
    spec: 'open',
    errors: ['payment_not_found', 'payment_closed'],
  },
  payAgain: {
    method: 'POST',
    path: '/api/orders/:number/:key/pay',
    timeoutMs: CHECKOUT_TIMEOUT_MS,
    summary: 'Opens the payment page of an unpaid order again.',
    spec: 'open',
    errors: ['order_not_found', 'payment_closed', 'payment_provider_unreachable'],
  },
})

export type WirePaymentState = WireResponse<(typeof paymentSchemas)['callBackPay']>
export type WireSandboxPayment = WireResponse<(typeof paymentSchemas)['sandboxPayment']>
