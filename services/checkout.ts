import type { QuotedCart } from '@/contract/cart'
import {
  checkoutRoutes,
  type WireCheckout,
  type WirePayment,
  type WirePaymentBody,
} from '@/contract/checkout'
import type { WireInput } from '@/contract/route'
import type { checkoutSchemas } from '@/contract/checkout.schema'
import type { Country } from '@/domain/country'

import { call } from './http/call'
import type { Http } from './http/http'
import { countryFromWire, quoteFromWire } from './wire'

export type CheckoutBody = WireInput<(typeof checkoutSchemas)['checkoutGuest']>['body']

/** A guest's checkout with amounts in cents. */
export interface Checkout extends Omit<WireCheckout, 'quote' | 'country'> {
  quote: QuotedCart
  country: Country
}

/** The guest's calls of spec §7 Checkout; payment waits 60 s. */
export function checkoutService(http: Http) {
  return {
    async load(body: CheckoutBody): Promise<Checkout> {
      const wire = await call(http, checkoutRoutes.checkoutGuest, { body })
      return { ...wire, quote: quoteFromWire(wire.quote), country: countryFromWire(wire.country) }
    },

    /** @param key one per order that the visitor means; a repeat with it gives the same order */
    pay(body: WirePaymentBody, key: string): Promise<WirePayment> {
      const headers = { 'Idempotency-Key': key }
      return call(http, checkoutRoutes.paymentGuest, { body }, { headers })
    },
  }
}
