import { and, eq } from 'drizzle-orm'

import { frameSku } from '@/domain/shop/bikes/frame-sku'
import { hasDraft, type DraftList } from '@/domain/office/bikes/bikes-new'
import type { Db } from '@/server/kernel/db/client'
import { bikeSizes, colors, parts } from '@/server/kernel/db/schema/catalog/bikes'
import { stockItems } from '@/server/kernel/db/schema/orders/stock'
import { DomainError } from '@/server/kernel/errors/domain-error'

import { lockBike } from './queries'
import { requireStaffBike } from './read-bikes'

interface RemoveDraftInput {
  slug: string
  list: DraftList
  id: number
}

const TABLES = { colors, parts, sizes: bikeSizes }

/** Deletes a draft that was never published. @throws DomainError bike_not_found, bike_draft_not_found */
export async function removeDraft(db: Db, { slug, list, id }: RemoveDraftInput): Promise<void> {
  await db.transaction(async (tx) => {
    await lockBike(tx, slug)
    const bike = await requireStaffBike(tx, slug)
    if (!hasDraft(bike, list, id)) throw new DomainError('bike_draft_not_found', `${list} ${id}`)
    const table = TABLES[list]
    await tx.delete(table).where(eq(table.id, id))
    const size = list === 'sizes' ? bike.sizes.find((one) => one.id === id) : undefined
    if (!size) return
    // Frames on hand stay in stock.
    const isEmpty = and(eq(stockItems.sku, frameSku(slug, size.title)), eq(stockItems.on_hand, 0))
    await tx.delete(stockItems).where(isEmpty)
  })
}
