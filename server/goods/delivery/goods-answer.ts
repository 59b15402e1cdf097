import type { GoodsPage, StockState } from '@/contract/shop/goods/goods'
import { productSku, type Product, type ProductVariant } from '@/domain/shop/accessories/accessory'
import { piecesForSale } from '@/domain/shop/goods/bundle'
import type { BundlePart } from '@/domain/shop/accessories/accessory'
import { neededOptions } from '@/domain/shop/goods/fitting'
import type { PriorPrice } from '@/domain/shop/goods/prior-price'
import { DEFAULT_COUNTRY_ID } from '@/domain/kit/constants'
import type { Catalog } from '@/server/catalog'

import { omit, pick } from '@/utils/omit'

import { productSafety } from './product-safety'
import { deliveredPrice } from './shipping-calculator'

/** Highest stock that is published as an exact number. */
const FEW = 5

interface Present {
  left: ReadonlyMap<string, number>
  today: string
  /** Null unless a reduction is announced. */
  prior?: PriorPrice | null
}

export function goodsAnswer(
  catalog: Catalog,
  product: Product,
  { left, today, prior = null }: Present,
): GoodsPage {
  const { id } = product
  return {
    ...omit(product, 'shelf'),
    stock: stockOfVersion(product, null, left),
    prior_price: prior?.(null) ?? null,
    category_title: categoryTitle(catalog, product),
    variants: product.variants.map((variant) => ({
      ...variant,
      prior_price: prior?.(variant.id) ?? null,
      stock: stockOfVersion(product, variant, left),
    })),
    bikes: bikesOf(catalog, product),
    bundle: product.bundle && {
      ...product.bundle,
      parts: product.bundle.parts.map((part) => partAnswer(catalog, part)),
    },
    safety: productSafety(catalog, { product: id }),
    delivered: deliveredPrice(catalog, { country: DEFAULT_COUNTRY_ID, product: id, today }),
  }
}

/** Lists the bikes that are sold, and former ones that the product fits. */
function bikesOf({ riddenBikes, bikesBySlug }: Catalog, product: Product): GoodsPage['bikes'] {
  const all = riddenBikes.map((bike) => ({
    ...pick(bike, ['slug', 'title']),
    fits: product.fits.includes(bike.slug),
    is_sold: bikesBySlug.has(bike.slug),
    needs: neededOptions(bike, product),
  }))
  return all.filter(({ fits, is_sold }) => fits || is_sold)
}

function partAnswer({ productsById }: Catalog, part: BundlePart) {
  const product = productsById.get(part.product_id)
  const version = product?.variants.find(({ id }) => id === part.variant)?.title ?? null
  return { ...part, kind: product?.kind ?? 'accessory', title: product?.title ?? '', version }
}

/** Returns the title of the category; empty without a visible category. */
export const categoryTitle = ({ categories }: Catalog, { kind, category }: Product) =>
  (kind === 'accessory' && categories.find(({ code }) => code === category)?.title) || ''

/** @param variant null for all versions together */
export function stockOfVersion(
  product: Product,
  variant: Pick<ProductVariant, 'id'> | null,
  left: ReadonlyMap<string, number>,
): StockState {
  if (product.is_digital) return stockState(null)
  if (!variant) return stockState(piecesForSale(product, left))
  return stockState(left.get(productSku(product.id, variant.id)) ?? 0)
}

/** @param pieces units left; null for products without stock */
export function stockState(pieces: number | null): StockState {
  if (pieces === null || pieces > FEW) return { state: 'in_stock', left: null }
  return pieces > 0 ? { state: 'few', left: pieces } : { state: 'sold_out', left: null }
}
