import { CHECKOUT_TIMEOUT_MS } from '@/domain/constants'

import type { Address, checkoutSchemas } from './checkout.schema'
import { defineRoutes, type WireInput, type WireResponse } from './route'
import type { z } from 'zod'

export const checkoutRoutes = defineRoutes<typeof checkoutSchemas>()({
  checkout: { method: 'GET', path: '/api/checkout', auth: 'required' },
  placeOrder: {
    method: 'POST',
    path: '/api/checkout',
    auth: 'required',
    timeoutMs: CHECKOUT_TIMEOUT_MS,
  },
  payment: {
    method: 'POST',
    path: '/api/payment',
    auth: 'required',
    timeoutMs: CHECKOUT_TIMEOUT_MS,
  },
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
export type WireMemberCheckout = WireResponse<(typeof checkoutSchemas)['checkout']>
export type WireOrderBody = WireInput<(typeof checkoutSchemas)['placeOrder']>['body']
