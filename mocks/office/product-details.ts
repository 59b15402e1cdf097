import { versionMessage } from '@/contract/kit/version-messages'
import type { Product, ProductVariant } from '@/domain/shop/accessories/accessory'
import { ZERO } from '@/domain/kit/money'
import { versionId, versionsFault, type VersionInput } from '@/domain/office/goods/product-versions'
import type { SpareService } from '@/domain/shop/spares/spare-service'
import { DomainError } from '@/server/kernel/errors/domain-error'

import type { MockShop } from '../mock-shop'
import { recordedServiceOf } from '../spares'

const NONE: SpareService = {
  ...{ standards: [], standard_equivalent: null, tools: [], difficulty: null, minutes: null },
  wear_interval_km: null,
}

export function serviceOf(shop: MockShop, { id, kind }: Product): SpareService | null {
  if (kind !== 'spare') return null
  return shop.books().spareServices?.[id] ?? recordedServiceOf(id) ?? NONE
}

export function resolveVersions(
  product: Product,
  versions: readonly VersionInput[],
): ProductVariant[] {
  const { variants, is_digital } = product
  if (is_digital) return variants
  const fault = versionsFault(versions)
  if (fault) throw invalidInput(versionMessage(fault))
  const usedIds = variants.map(({ id }) => id)
  return versions.map(({ id, title, color, size, price }) => {
    if (id === null) {
      const fresh = versionId(title, usedIds)
      usedIds.push(fresh)
      return { id: fresh, title, color, size, price: price ?? ZERO }
    }
    const one = variants.find((version) => version.id === id)
    if (!one) throw invalidInput(versionMessage('gone'))
    return { ...one, title, color, size }
  })
}

function invalidInput(message: string): DomainError {
  return new DomainError('invalid_input', message, { errors: [{ field: 'versions', message }] })
}
