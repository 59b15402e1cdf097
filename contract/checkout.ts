import { CHECKOUT_TIMEOUT_MS } from '@/domain/constants'

import type { Address, checkoutSchemas } from './checkout.schema'
import { defineRoutes, type WireInput, type WireResponse } from './route'
import type { z } from 'zod'

const CART_ERRORS = [
  'cart_empty',
  'country_not_found',
  'product_not_found',
  'bike_not_found',
  'build_invalid',
]

export const checkoutRoutes = defineRoutes<typeof checkoutSchemas>()({
  checkoutGuest: {
    method: 'POST',
    path: '/api/checkout-guest',
    summary: "A guest's checkout: priced lines, totals, promo code and ways to pay.",
    spec: '§7 Checkout',
    errors: CART_ERRORS,
  },
  paymentGuest: {
    method: 'POST',
    path: '/api/payment-guest',
    timeoutMs: CHECKOUT_TIMEOUT_MS,
    summary:
      'Places the order, reserves its stock and opens the payment. Send an Idempotency-Key header: the same key gives the same order.',
    spec: '§7 Checkout',
    errors: [
      ...CART_ERRORS,
      'totals_changed',
      'sold_out',
      'provider_not_available',
      'idempotency_mismatch',
      'payment_provider_unreachable',
    ],
  },
})

export type WireAddress = z.input<typeof Address>
export type WireCheckout = WireResponse<(typeof checkoutSchemas)['checkoutGuest']>
export type WirePaymentBody = WireInput<(typeof checkoutSchemas)['paymentGuest']>['body']
export type WirePayment = WireResponse<(typeof checkoutSchemas)['paymentGuest']>
