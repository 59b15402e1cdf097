import { deliveredPrice } from '@/server/goods/delivery/shipping-calculator'
import { goodsAnswer } from '@/server/goods/delivery/goods-answer'

import { accessoryPageOf } from '../accessories'
import { todayOf, type MockShop } from '../mock-shop'
import { sparePageOf } from '../spares'
import { isOffered, requireProduct } from './catalog-items'

interface ShopPageQuery {
  id: number
  country: number
  variant?: string | undefined
}

export function shopPageOf(shop: MockShop, { id, country, variant }: ShopPageQuery) {
  const product = requireProduct(shop, id)
  const { products, productsById } = shop.catalog
  const catalog = {
    ...shop.catalog,
    products: [...products.filter((one) => one.id !== id), product],
    productsById: new Map([...productsById, [id, product]]),
  }
  const today = todayOf(shop)
  const delivered = deliveredPrice(catalog, { product: id, country, variant, today })
  const is_offered = isOffered(shop, id)
  if (product.kind === 'accessory') {
    const page = accessoryPageOf(shop, catalog, id)
    return { is_offered, spare: null, accessory: withPrice(page, delivered) }
  }
  const page = sparePageOf(shop, id) ?? {
    ...goodsAnswer(catalog, product, { left: new Map(), today }),
    ...{ standards: [], standard_equivalent: null, tools: [], difficulty: null, minutes: null },
    ...{ wear_interval_km: null, group: null },
  }
  return { is_offered, accessory: null, spare: { ...page, delivered } }
}

const withPrice = (
  page: ReturnType<typeof accessoryPageOf>,
  delivered: ReturnType<typeof deliveredPrice>,
) => ({ ...page, accessory: { ...page.accessory, delivered } })
