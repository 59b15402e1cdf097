import { CHECKOUT_TIMEOUT_MS } from '@/domain/kit/constants'

import type { Address, checkoutSchemas } from './checkout.schema'
import { COUNTRY, QUOTE, under } from '@/contract/kit/money'
import {
  defineRoutes,
  type ClientInput,
  type ClientResponse,
  type WireInput,
  type WireResponse,
} from '@/contract/kit/route'
import type { z } from 'zod'

const CHECKOUT = [
  ...under('quote', QUOTE),
  ...under('promo', ['goods', 'threshold']),
  ...under('country', COUNTRY),
]

export const checkoutRoutes = defineRoutes<typeof checkoutSchemas>()({
  checkout: {
    method: 'GET',
    path: '/api/checkout',
    auth: 'required',
    money: [...CHECKOUT, 'credit.balance', 'credit.used', 'to_pay'],
  },
  placeOrder: {
    method: 'POST',
    path: '/api/checkout',
    auth: 'required',
    timeoutMs: CHECKOUT_TIMEOUT_MS,
    moneySent: ['expected_total'],
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
    money: CHECKOUT,
  },
  paymentGuest: {
    method: 'POST',
    path: '/api/payment-guest',
    timeoutMs: CHECKOUT_TIMEOUT_MS,
    moneySent: ['expected_total'],
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
