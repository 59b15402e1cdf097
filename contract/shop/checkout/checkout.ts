import { CHECKOUT_TIMEOUT_MS } from '@/domain/kit/constants'

import type { Address, checkoutSchemas } from './checkout.schema'
import {
  defineRoutes,
  type ClientInput,
  type ClientResponse,
  type WireInput,
  type WireResponse,
} from '@/contract/kit/route'
import type { z } from 'zod'

export const checkoutRoutes = defineRoutes<typeof checkoutSchemas>({
  notMoney: ['amount'],
  lane: 'money',
})({
  checkout: {
    method: 'GET',
    path: '/api/checkout',
    auth: 'required',
  },
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
export type CheckoutBody = WireInput<(typeof checkoutSchemas)['checkoutGuest']>['body']
/** A guest's checkout, amounts in cents. */
export type Checkout = ClientResponse<(typeof checkoutSchemas)['checkoutGuest']>
/** A guest's order, `expected_total` in cents. */
export type GuestOrderBody = ClientInput<(typeof checkoutSchemas)['paymentGuest']>['body']
export type WirePayment = WireResponse<(typeof checkoutSchemas)['paymentGuest']>
/** A user's checkout, amounts in cents: a guest's plus saved addresses and credit. */
export type MemberCheckout = ClientResponse<(typeof checkoutSchemas)['checkout']>
/** A user's order, `expected_total` in cents. */
export type OrderBody = ClientInput<(typeof checkoutSchemas)['placeOrder']>['body']
export type WireCheckout = WireResponse<(typeof checkoutSchemas)['checkoutGuest']>
export type WireMemberCheckout = WireResponse<(typeof checkoutSchemas)['checkout']>
