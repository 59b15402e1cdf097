import {
  goodsRoutes,
  type DeliveredPrice,
  type GoodsPage,
  type WireDelivered,
  type WireGoods,
} from '@/contract/goods'
import { fromDollars } from '@/domain/money'

import { call } from './http/call'
import type { Http } from './http/http'

export type { DeliveredPrice, GoodsPage, ProductSafety, StockState } from '@/contract/goods'

/** What is to be delivered where. */
export interface DeliveryWish {
  country: number
  product: number
  variant?: string | undefined
  /** Of a gift card, in dollars. */
  amount?: number | undefined
}

/** The shipping calculator of spec §7 and the safety facts of a product. */
export function goodsService(http: Http) {
  return {
    async delivered({ country, product, variant, amount }: DeliveryWish): Promise<DeliveredPrice> {
      const query = {
        country: String(country),
        product: String(product),
        ...(variant === undefined ? {} : { variant }),
        ...(amount === undefined ? {} : { amount: String(amount) }),
      }
      return deliveredFromWire(await call(http, goodsRoutes.shippingCalculator, { query }))
    },

    safety: (product: number) =>
      call(http, goodsRoutes.safety, { query: { product: String(product) } }),
  }
}

export function deliveredFromWire(wire: WireDelivered): DeliveredPrice {
  return {
    ...wire,
    price: fromDollars(wire.price),
    shipping: fromDollars(wire.shipping),
    tax: fromDollars(wire.tax),
    total: fromDollars(wire.total),
    shown: {
      ...wire.shown,
      price: fromDollars(wire.shown.price),
      shipping: fromDollars(wire.shown.shipping),
    },
  }
}

/** A product of the wire with its dollars turned into cents; extra members are kept. */
export function goodsFromWire<G extends WireGoods>(wire: G) {
  return {
    ...wire,
    price: fromDollars(wire.price),
    variants: wire.variants.map((one) => ({ ...one, price: fromDollars(one.price) })),
    delivered: deliveredFromWire(wire.delivered),
  } satisfies GoodsPage
}
