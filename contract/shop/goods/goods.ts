import type { z } from 'zod'

import type { Delivered, Goods, goodsSchemas, Safety, Stock } from './goods.schema'
import { defineRoutes } from '@/contract/kit/route'

export const goodsRoutes = defineRoutes<typeof goodsSchemas>()({
  shippingCalculator: { method: 'GET', path: '/api/shipping-calculator' },
  picture: { method: 'GET', path: '/api/goods/pictures/:id/:size/:file', raw: true },
  safety: { method: 'GET', path: '/api/product-safety' },
})

export type WireDelivered = z.input<typeof Delivered>
export type WireGoods = z.input<typeof Goods>
export type ProductSafety = z.output<typeof Safety>
export type StockState = z.output<typeof Stock>
/** Delivered price, amounts in cents. */
export type DeliveredPrice = z.output<typeof Delivered>
/** A product page, amounts in cents. */
export type GoodsPage = z.output<typeof Goods>
