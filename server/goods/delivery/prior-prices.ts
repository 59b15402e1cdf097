import type { Product } from '@/domain/shop/accessories/accessory'
import { priorPriceOf, type PriorPrice } from '@/domain/shop/goods/prior-price'
import type { Catalog } from '@/server/catalog'
import type { Deps } from '@/server/kernel/deps'
import { changesAroundOffer } from '@/server/pricing'

/** Returns the prices that have to be shown while a reduction is announced; null while none is. */
export async function priorPrices(
  deps: Pick<Deps, 'db' | 'clock'>,
  { productsById }: Catalog,
  product: Product,
): Promise<PriorPrice | null> {
  if (product.is_digital) return null
  const parts = product.bundle?.parts.map(({ product_id }) => product_id) ?? []
  const history = await changesAroundOffer(deps, [product.id, ...parts])
  return history && priorPriceOf({ product, productsById, ...history })
}
