import type { ListedAccessory } from '@/contract/shop/accessories/accessories'
import type { StockState } from '@/contract/shop/goods/goods'
import { hasVersions, type Product } from '@/domain/shop/accessories/accessory'
import { savedPercent } from '@/domain/shop/goods/bundle'
import { PAGE_NAMES } from '@/domain/shop/goods/product-fields'
import { omit } from '@/utils/omit'
import type { Catalog } from '@/server/catalog'
import { DomainError } from '@/server/kernel/errors/domain-error'

import { stockOfVersion } from '../delivery/goods-answer'

const MOST_RELATED = 4

const INSIDE = [
  ...(['kind', 'is_battery', 'variants', 'load_limit_g', 'volume_l'] as const),
  ...(['needs', 'pictures', 'bundle'] as const),
  ...PAGE_NAMES,
] as const

/** @throws DomainError accessory_not_found */
export function requireAccessory(catalog: Catalog, id: number): Product {
  const product = catalog.productsById.get(id)
  if (product?.kind === 'accessory') return product
  throw new DomainError('accessory_not_found', `No accessory ${id}.`)
}

/** Lists products that fit all of the product's bikes, its kind first, without those it bundles. */
export function relatedTo(catalog: Catalog, product: Product): Product[] {
  const { id, category, fits, bundle } = product
  const isPart = (one: Product) => bundle?.parts.some((part) => part.product_id === one.id) ?? false
  const fitting = catalog.products.filter(
    (one) =>
      one.id !== id &&
      !one.is_digital &&
      !isPart(one) &&
      fits.every((slug) => one.fits.includes(slug)),
  )
  const isSameKind = (one: Product) => (one.category === category ? 0 : 1)
  return fitting.sort((a, b) => isSameKind(a) - isSameKind(b)).slice(0, MOST_RELATED)
}

export const stockOf = (product: Product, left: ReadonlyMap<string, number>): StockState =>
  stockOfVersion(product, null, left)

export function listedAccessory(
  product: Product,
  left: ReadonlyMap<string, number>,
): ListedAccessory {
  const colors = new Map(
    product.variants.flatMap(({ color }) => (color ? [[color.title, color]] : [])),
  )
  return {
    ...omit(product, ...INSIDE),
    stock: stockOf(product, left),
    versions: hasVersions(product) ? product.variants.length : 0,
    colors: [...colors.values()],
    saves: savedPercent(product),
  }
}
