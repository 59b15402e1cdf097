import { cartRoutes, type QuotedCart, type WireGuestItem } from '@/contract/cart'

import { call } from './http/call'
import type { Http } from './http/http'
import { quoteFromWire } from './wire'

/** Prices of a guest's cart (spec §7: shipping-vat-guest). */
export function cartService(http: Http) {
  return {
    async estimate(
      countryId: number,
      items: WireGuestItem[],
      signal?: AbortSignal,
    ): Promise<QuotedCart> {
      const answer = await call(
        http,
        cartRoutes.shippingVatGuest,
        { body: { country_id: countryId, items } },
        signal ? { signal } : {},
      )
      return quoteFromWire(answer.quote)
    },
  }
}
