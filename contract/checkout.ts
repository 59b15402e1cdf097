import { CHECKOUT_TIMEOUT_MS } from '@/domain/constants'

import type { Address, checkoutSchemas } from './checkout.schema'
import { defineRoutes, type WireInput, type WireResponse } from './route'
import type { z } from 'zod'

export const checkoutRoutes = defineRoutes<typeof checkoutSchemas>()({
  checkoutGuest: {
    method: 'POST',
    path: '/api/checkout-guest',
  },
  paymentGuest: {
    method: 'POST',
    path: '/api/payment-guest',
    timeoutMs: CHECKOUT_TIMEOUT_MS,
  },
})

export type WireAddress = z.input<typeof Address>
export type WireCheckout = WireResponse<(typeof checkoutSchemas)['checkoutGuest']>
export type WirePaymentBody = WireInput<(typeof checkoutSchemas)['paymentGuest']>['body']
export type WirePayment = WireResponse<(typeof checkoutSchemas)['paymentGuest']>
