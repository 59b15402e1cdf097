import type { ProductSafety } from '@/contract/shop/goods/goods'
import { variantOf } from '@/domain/shop/accessories/accessory'
import { partyOf } from '@/domain/shop/goods/party'
import type { Catalog } from '@/server/catalog'
import { DomainError } from '@/server/kernel/errors/domain-error'

import { asSafetyFacts, SAFETY_SETTING } from './safety-facts'

/** Lists maker, responsible party, identifiers and warnings. @throws DomainError product_not_found */
export function productSafety(
  catalog: Catalog,
  { product: id, variant }: { product: number; variant?: string | undefined },
): ProductSafety {
  const facts = asSafetyFacts(catalog.settings[SAFETY_SETTING])
  const { maker, eu_responsible } = facts
  const bike = catalog.bikesById.get(id)
  if (bike) {
    const identifier = { sku: bike.slug, gtin: null }
    return { maker, eu_responsible, identifier, ...facts.bikes }
  }
  const product = catalog.productsById.get(id)
  const chosen = product && variant ? variantOf(product, variant) : null
  if (!product || chosen === undefined) {
    throw new DomainError('product_not_found', `No product ${id} "${variant ?? ''}".`)
  }
  const ofKind = product.is_battery ? facts.batteries : { warnings: [], marks: [] }
  return {
    maker: partyOf(product.maker ?? []) ?? maker,
    eu_responsible: partyOf(product.eu_responsible ?? []) ?? eu_responsible,
    identifier: { sku: chosen ? `${id}-${chosen.id}` : String(id), gtin: product.gtin },
    warnings: [...ofKind.warnings, ...product.warnings],
    marks: ofKind.marks,
  }
}
