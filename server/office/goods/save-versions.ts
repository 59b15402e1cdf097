import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'

import { versionMessage } from '@/contract/kit/version-messages'
import { productSkus, type ProductVariant } from '@/domain/shop/accessories/accessory'
import { cents } from '@/domain/kit/money'
import { versionId, versionsFault, type VersionInput } from '@/domain/office/goods/product-versions'
import type { Db } from '@/server/kernel/db/client'
import { productParts } from '@/server/kernel/db/schema/catalog/products'
import { stockItems } from '@/server/kernel/db/schema/orders/stock'
import { DomainError } from '@/server/kernel/errors/domain-error'

interface Product {
  id: number
  is_digital: boolean
  variants: ProductVariant[]
}

interface SavedVersions {
  variants: ProductVariant[]
  /** SKUs without a stock row. Insert them after the product, because a trigger reads its titles. */
  shelves: string[]
}

/**
 * Computes a product's versions; the product must be locked. Versions with stock or in a bundle can't be removed. A
 * product with its own stock can't get a first version, because its units would belong to no version.
 * @throws DomainError invalid_input
 */
export async function saveVersions(
  tx: Db,
  product: Product,
  versions: readonly VersionInput[],
): Promise<SavedVersions> {
  const { id, variants: known } = product
  const fault = versionsFault(versions)
  if (fault) throw invalidVersions(versionMessage(fault))
  if (product.is_digital) {
    // The amounts of a gift card aren’t versions that shoppers choose.
    return { variants: known, shelves: [] }
  }
  const variants = withIds(known, versions)
  const [before, after] = [productSkus(product), productSkus({ ...product, variants })]
  const left = before.filter((sku) => !after.includes(sku))
  await requireEmpty(tx, left)
  await requireNoBundle(tx, id, { left: left.map(variantOfSku) })
  return { variants, shelves: after.filter((sku) => !before.includes(sku)) }
}

/** Inserts stock rows for new versions and keeps existing rows. */
export async function addShelves(tx: Db, skus: readonly string[]): Promise<void> {
  if (skus.length === 0) return
  const rows = skus.map((sku) => ({ sku, on_hand: 0 }))
  await tx.insert(stockItems).values(rows).onConflictDoNothing()
}

function withIds(known: readonly ProductVariant[], versions: readonly VersionInput[]) {
  const usedIds = known.map(({ id }) => id)
  return versions.map(({ id, title, color, size, price }): ProductVariant => {
    if (id === null) {
      const fresh = versionId(title, usedIds)
      usedIds.push(fresh)
      return { id: fresh, title, color, size, price: price ?? cents(0) }
    }
    const one = known.find((version) => version.id === id)
    if (!one) throw invalidVersions(versionMessage('gone'))
    return { ...one, title, color, size }
  })
}

async function requireEmpty(tx: Db, skus: readonly string[]): Promise<void> {
  if (skus.length === 0) return
  const shelves = await tx
    .select({ sku: stockItems.sku, on_hand: stockItems.on_hand })
    .from(stockItems)
    .where(inArray(stockItems.sku, [...skus]))
    .orderBy(asc(stockItems.sku))
    .for('update')
  const full = shelves.find(({ on_hand }) => on_hand > 0)
  if (full) throw invalidVersions(versionMessage(variantOfSku(full.sku) === null ? 'own' : 'stock'))
}

const variantOfSku = (sku: string) => sku.split(':')[2] ?? null

async function requireNoBundle(
  tx: Db,
  product: number,
  { left }: { left: readonly (string | null)[] },
): Promise<void> {
  if (left.length === 0) return
  const named = left.filter((one) => one !== null)
  const { variant } = productParts
  const [part] = await tx
    .select({ bundle: productParts.bundle_id })
    .from(productParts)
    .where(
      and(
        eq(productParts.product_id, product),
        or(
          named.length > 0 ? inArray(variant, named) : sql`false`,
          left.includes(null) ? isNull(variant) : sql`false`,
        ),
      ),
    )
    .limit(1)
  if (part) throw invalidVersions(versionMessage('bundle'))
}

function invalidVersions(message: string): DomainError {
  return new DomainError('invalid_input', message, { errors: [{ field: 'versions', message }] })
}
