import type { HttpHandler } from 'msw'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import { productSafety } from '@/server/goods/delivery/product-safety'
import { deliveredPrice } from '@/server/goods/delivery/shipping-calculator'

import { pictureFile } from './office/product-pictures'
import { mock } from './mock'
import { todayOf, type MockShop } from './mock-shop'

/** Uses the real shop's pricing module. */
export function goodsHandlers(shop: MockShop): HttpHandler[] {
  const [routes, schemas] = [api.goods, apiSchemas.goods]
  return [
    mock(routes.shippingCalculator, schemas.shippingCalculator, ({ query }) =>
      deliveredPrice(shop.catalog, { ...query, today: todayOf(shop) }),
    ),
    // The response is a file, which no schema encodes.
    mock(routes.picture, schemas.picture, ({ params }) => {
      throw pictureFile(shop, params)
    }),
    mock(routes.safety, schemas.safety, ({ query }) => productSafety(shop.catalog, query)),
  ]
}
