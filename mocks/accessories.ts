import type { HttpHandler } from 'msw'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import { goodsAnswer } from '@/server/goods/delivery/goods-answer'
import {
  listedAccessory,
  relatedTo,
  requireAccessory,
} from '@/server/goods/accessories/accessory-answer'
import { allShelvesOf } from '@/domain/shop/goods/bundle'

import type { Catalog } from '@/server/catalog/products/read-catalog'

import { mock } from './mock'
import { todayOf, type MockShop } from './mock-shop'

const PLENTY = 100

export function accessoryHandlers(shop: MockShop): HttpHandler[] {
  const [routes, schemas] = [api.accessories, apiSchemas.accessories]
  const left = new Map(shop.catalog.products.flatMap(allShelvesOf).map((sku) => [sku, PLENTY]))
  return [
    mock(routes.list, schemas.list, () => {
      const { products, bikes, categories } = shop.catalog
      return {
        accessories: products
          .filter(({ kind }) => kind === 'accessory')
          .map((one) => listedAccessory(one, left)),
        bikes: bikes.map(({ slug, title }) => ({ slug, title })),
        categories,
      }
    }),
    mock(routes.read, schemas.read, ({ params }) => accessoryPageOf(shop, shop.catalog, params.id)),
  ]
}

/** Returns an accessory's page from a catalog, which may contain products not offered yet. */
export function accessoryPageOf(shop: MockShop, catalog: Catalog, id: number) {
  const product = requireAccessory(catalog, id)
  const left = new Map(catalog.products.flatMap(allShelvesOf).map((sku) => [sku, PLENTY]))
  return {
    accessory: goodsAnswer(catalog, product, { left, today: todayOf(shop) }),
    related: relatedTo(catalog, product).map((one) => listedAccessory(one, left)),
  }
}
