import { cartRoutes } from '@/contract/cart'
import { cartSchemas } from '@/contract/cart.schema'

import { readCatalogue } from '../catalogue/read-catalogue'
import { createRouter } from '../http/router'
import { dayOf } from '../ports/clock'
import { priceCart } from './price-cart'

export const cartRouter = createRouter(cartRoutes, cartSchemas).on(
  'shippingVatGuest',
  async ({ db, clock, body }) => {
    const { quote } = priceCart(await readCatalogue(db), {
      items: body.items,
      countryId: body.country_id,
      promoCode: null,
      today: dayOf(clock.now()),
    })
    const { shipping, tax } = quote.totals
    return { data: { shipping, tax, vat: tax, quote } }
  },
)
