import { cartRoutes, type Cart, type CartLine } from '@/contract/shop/cart/cart'
import { configuratorRoutes } from '@/contract/shop/configurator/configurator'
import type { Build } from '@/domain/shop/bikes/bike'
import type { ConfiguratorMode } from '@/domain/kit/constants'

import { call } from '@/services/http/call'
import { clientOf } from '@/services/http/client-of'
import type { Http } from '@/services/http/http'

/** spec §3 Cart data: items (`carts` on the wire), shipping, tax. Amounts in cents. */
export type ServerCart = Omit<Cart, 'carts'> & { items: CartLine[] }

export interface BikeToSave {
  product_id: number
  bike_slug: string
  build: Build
  count: number
  /** Mode of spec §4 and the edited line or bike; omitted for a new line. */
  mode?: ConfiguratorMode
  cart_id?: number | null
  order_bike_id?: number | null
}

/** Calls of spec §7 Cart, and the configurator's call to save a bike. */
export function cartService(http: Http) {
  return {
    ...clientOf(http, cartRoutes, { shippingVatGuest: 'quote' }),

    /** @param countryId destination country; if omitted, the user's address determines it */
    async read(countryId?: number): Promise<ServerCart> {
      const query = countryId === undefined ? {} : { country_id: String(countryId) }
      const { carts, ...cart } = await call(http, cartRoutes.read, { query })
      return { ...cart, items: carts }
    },

    addBike(bike: BikeToSave, key: string) {
      return call(http, configuratorRoutes.saveToCart, { body: { mode: 'CNM', ...bike } }, { key })
    },
  }
}
