import { sql } from 'drizzle-orm'

import { productSku } from '@/domain/shop/accessories/accessory'
import type { Db } from '@/server/kernel/db/client'
import { products } from '@/server/kernel/db/schema/catalog/products'
import { stockItems } from '@/server/kernel/db/schema/orders/stock'

/** Serializes additions until the transaction ends, because ids are sequential. */
export async function lockNumbers(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('product numbers', 0))`)
}

type ProductValues = Omit<
  typeof products.$inferInsert,
  'id' | 'position' | 'thumbnail' | 'is_offered'
>

interface NewProduct extends Omit<ProductValues, 'fits' | 'is_battery' | 'is_digital'> {
  fits?: string[]
  /** Whether the product is a bundle, which has parts and therefore no stock of its own. */
  isBundle?: boolean
}

/** Inserts an unpublished product with zero stock. Requires `lockNumbers`. @returns its id */
export async function insertProduct(
  tx: Db,
  { isBundle = false, fits = [], ...values }: NewProduct,
): Promise<number> {
  const { kind } = values
  const [added] = await tx
    .insert(products)
    .values({
      ...values,
      ...{ thumbnail: '', fits, is_offered: false, is_battery: false, is_digital: false },
      id: sql`(select coalesce(max(id), 0) + 1 from ${products})`,
      position: sql`(select coalesce(max(position), 0) + 1 from ${products} where kind = ${kind})`,
    })
    .returning({ id: products.id })
  if (!added) throw new Error('An insert returned nothing.')
  if (!isBundle) await tx.insert(stockItems).values({ sku: productSku(added.id, null), on_hand: 0 })
  return added.id
}
