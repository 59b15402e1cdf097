import {
  checkoutRoutes,
  type Checkout,
  type CheckoutBody,
  type GuestOrderBody,
  type MemberCheckout,
  type OrderBody,
  type WirePayment,
} from '@/contract/shop/checkout/checkout'

import { call } from '@/services/http/call'
import type { Http } from '@/services/http/http'

export type { Checkout, CheckoutBody, MemberCheckout }

export interface CheckoutQuery {
  /** Country of the new or selected address; if null, the default address determines it. */
  country_id: number | null
  promo_code: string | null
  use_credit: boolean
  assembly_dealer_id: number | null
}

/** Calls of spec §7 Checkout. Orders and payments have a timeout of 60 s. */
export function checkoutService(http: Http) {
  return {
    load: (body: CheckoutBody): Promise<Checkout> =>
      call(http, checkoutRoutes.checkoutGuest, { body }),

    loadMember({
      country_id,
      promo_code,
      use_credit,
      assembly_dealer_id,
    }: CheckoutQuery): Promise<MemberCheckout> {
      const query = {
        ...(country_id === null ? {} : { country_id: String(country_id) }),
        ...(promo_code ? { promo_code } : {}),
        ...(use_credit ? { use_credit: 'true' as const } : {}),
        ...(assembly_dealer_id ? { assembly_dealer_id: String(assembly_dealer_id) } : {}),
      }
      return call(http, checkoutRoutes.checkout, { query })
    },

    placeOrder(body: OrderBody, key: string): Promise<WirePayment> {
      return call(
        http,
        checkoutRoutes.placeOrder,
        { body },
        { headers: { 'Idempotency-Key': key } },
      )
    },

    payOrder: (number: string) =>
      call(http, checkoutRoutes.payment, { body: { order_number: number } }),

    placeGuestOrder(body: GuestOrderBody, key: string): Promise<WirePayment> {
      const headers = { 'Idempotency-Key': key }
      return call(http, checkoutRoutes.paymentGuest, { body }, { headers })
    },
  }
}
