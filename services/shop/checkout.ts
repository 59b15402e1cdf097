import { checkoutRoutes, type MemberCheckout } from '@/contract/shop/checkout/checkout'

import { call } from '@/services/http/call'
import { clientOf } from '@/services/http/client-of'
import type { Http } from '@/services/http/http'

export interface CheckoutQuery {
  /** Country of the new or selected address; if null, the default address determines it. */
  country_id: number | null
  /** State or province and postal code, where taxes depend on them. */
  region?: string
  postcode?: string
  promo_code: string | null
  use_credit: boolean
  assembly_dealer_id: number | null
}

/** Calls of spec §7 Checkout. Orders and payments have a timeout of 60 s. */
export function checkoutService(http: Http) {
  return {
    ...clientOf(http, checkoutRoutes),

    loadMember({
      country_id,
      promo_code,
      use_credit,
      assembly_dealer_id,
      ...address
    }: CheckoutQuery): Promise<MemberCheckout> {
      const query = {
        ...(country_id === null ? {} : { country_id: String(country_id) }),
        ...address,
        ...(promo_code ? { promo_code } : {}),
        ...(use_credit ? { use_credit: 'true' as const } : {}),
        ...(assembly_dealer_id ? { assembly_dealer_id: String(assembly_dealer_id) } : {}),
      }
      return call(http, checkoutRoutes.checkout, { query })
    },
  }
}
