import { eq, inArray } from 'drizzle-orm'

import { productParts, products } from '@/server/kernel/db/schema/catalog/products'
import { stockItems } from '@/server/kernel/db/schema/orders/stock'
import type { Db } from '@/server/kernel/db/client'

export const COMMUTER = 5000125
export const WORKSHOP = 5000126
export const LOCK = 5000114
export const FRONT_LIGHT = 5000112
export const TAILLIGHT = 5000064
export const PANNIERS = 5000113
export const STAND = 5000123
export const PUMP = 5000118
export const REPAIR_KIT = 5000119

export const skuOf = (product: number) => `product:${product}`

export async function shelfOf(db: Db, product: number) {
  const [row] = await db
    .select()
    .from(stockItems)
    .where(eq(stockItems.sku, skuOf(product)))
  if (!row) throw new Error(`No shelf of ${product}.`)
  return row
}

export async function setShelf(db: Db, product: number, on_hand: number) {
  await db
    .update(stockItems)
    .set({ on_hand, reserved: 0 })
    .where(eq(stockItems.sku, skuOf(product)))
}

export async function priceOf(db: Db, product: number): Promise<number> {
  const [row] = await db.select().from(products).where(eq(products.id, product))
  return row?.price_cents ?? -1
}

export async function setParts(
  db: Db,
  bundle: number,
  parts: readonly { product_id: number; count: number }[],
): Promise<void> {
  await db.transaction(async (tx) => {
    // Locks the parts before their bundle, in the same order as the shop, to prevent deadlocks.
    const ids = parts.map(({ product_id }) => product_id)
    const rows = tx.select().from(products).orderBy(products.id)
    await rows.where(inArray(products.id, ids)).for('share')
    await tx.select().from(products).where(eq(products.id, bundle)).for('update')
    await tx.delete(productParts).where(eq(productParts.bundle_id, bundle))
    await tx
      .insert(productParts)
      .values(parts.map((part, position) => ({ ...part, position, bundle_id: bundle })))
  })
}

export async function setPrice(db: Db, product: number, cents: number): Promise<void> {
  await db
    .update(products)
    .set({ price_cents: cents as never })
    .where(eq(products.id, product))
}
