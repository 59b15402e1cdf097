import type { GoodsPage, StockState } from '@/contract/goods'
import { productSku, productSkus, type Product } from '@/domain/accessory'
import { DEFAULT_COUNTRY_ID } from '@/domain/constants'
import type { Catalogue } from '@/server/catalogue'

import { productSafety } from './product-safety'
import { deliveredPrice } from './shipping-calculator'

/** From here on up the number is nobody's business. */
const FEW = 5

interface Present {
  /** Pieces for sale by SKU. */
  left: ReadonlyMap<string, number>
  today: string
}

/** Accessory or spare with all that its page shows. Shared by the features that sell goods. */
export function goodsAnswer(
  catalogue: Catalogue,
  product: Product,
  { left, today }: Present,
): GoodsPage {
  const piecesOf = (skus: string[]) => skus.reduce((sum, sku) => sum + (left.get(sku) ?? 0), 0)
  const { id } = product
  return {
    ...product,
    stock: stockState(product.is_digital ? null : piecesOf(productSkus(product))),
    variants: product.variants.map((variant) => ({
      ...variant,
      stock: stockState(product.is_digital ? null : piecesOf([productSku(id, variant.id)])),
    })),
    bikes: catalogue.bikes.map(({ slug, title }) => ({
      slug,
      title,
      fits: product.fits.includes(slug),
    })),
    safety: productSafety(catalogue, { product: id }),
    delivered: deliveredPrice(catalogue, { country: DEFAULT_COUNTRY_ID, product: id, today }),
  }
}

/** @param pieces null where nothing lies on a shelf */
export function stockState(pieces: number | null): StockState {
  if (pieces === null || pieces > FEW) return { state: 'in_stock', left: null }
  return pieces > 0 ? { state: 'few', left: pieces } : { state: 'sold_out', left: null }
}
