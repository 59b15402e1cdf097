import { goodsRoutes, type DeliveredPrice } from '@/contract/shop/goods/goods'

import { call } from '@/services/http/call'
import type { Http } from '@/services/http/http'

export type { DeliveredPrice, GoodsPage } from '@/contract/shop/goods/goods'

export interface DeliveryQuery {
  country: number
  product: number
  variant?: string | undefined
  /** Amount of a gift card in dollars. */
  amount?: number | undefined
}

/** Shipping calculator of spec §7, and the safety facts of a product. */
export function goodsService(http: Http) {
  return {
    delivered({ country, product, variant, amount }: DeliveryQuery): Promise<DeliveredPrice> {
      const query = {
        country: String(country),
        product: String(product),
        ...(variant === undefined ? {} : { variant }),
        ...(amount === undefined ? {} : { amount: String(amount) }),
      }
      return call(http, goodsRoutes.shippingCalculator, { query })
    },

    safety: (product: number) =>
      call(http, goodsRoutes.safety, { query: { product: String(product) } }),
  }
}
