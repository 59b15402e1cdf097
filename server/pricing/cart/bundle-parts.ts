import {
  goodsPicture,
  productSku,
  variantOf,
  versionText,
  type Product,
} from '@/domain/shop/accessories/accessory'
import { partPrice } from '@/domain/shop/goods/bundle'
import type { Catalog } from '@/server/catalog'

import type { PricedPart } from './priced-line'

type Shop = Pick<Catalog, 'productsById'>

export function bundleParts({ bundle }: Product, { productsById }: Shop): PricedPart[] {
  return (bundle?.parts ?? []).map(({ product_id, variant: id, count }) => {
    const product = productsById.get(product_id)
    const price = product && partPrice(product, id)
    // The catalog contains all parts of its bundles.
    if (!product || price === undefined) throw new Error(`Bundle without part ${product_id}.`)
    const variant = variantOf(product, id) ?? null
    return {
      product_id,
      kind: product.kind,
      title: product.title,
      description: product.description,
      thumbnail: goodsPicture(product, variant),
      options: { ...versionText(variant), upgrades: [] },
      sku: productSku(product_id, variant?.id ?? null),
      count,
      price,
    }
  })
}

/** Lists the contents of a bundle; null for other products. @example 'U-lock, 2 × Taillight (Red)' */
export function partsText(parts: readonly PricedPart[]): string | null {
  const words = parts.map(({ title, count, options }) => {
    const choice = [options.color, options.size].filter(Boolean).join(', ')
    return `${count > 1 ? `${count} × ` : ''}${title}${choice ? ` (${choice})` : ''}`
  })
  return words.length > 0 ? words.join(', ') : null
}
