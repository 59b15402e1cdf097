import { and, eq, gt, sql } from 'drizzle-orm'

import { fromStaffBike } from '@/domain/office/bikes/bikes'
import { frameSku } from '@/domain/shop/bikes/frame-sku'
import { hasSize, newSizeFaults, type NewSize } from '@/domain/office/bikes/bikes-new'
import type { Db } from '@/server/kernel/db/client'
import { bikeSizes, colorAvailability } from '@/server/kernel/db/schema/catalog/bikes'
import { stockItems } from '@/server/kernel/db/schema/orders/stock'
import { DomainError } from '@/server/kernel/errors/domain-error'

import { lockAll } from './add-option'
import { requireStaffBike } from './read-bikes'

/**
 * Adds a size as a draft, with zero stock of its frames.
 * @throws DomainError bike_not_found, bike_size_exists, bike_size_unsound with the fault in the drawing, and
 * bike_option_not_found for a size or color that the bike doesn’t have
 */
export async function addSize(db: Db, { slug, ...size }: NewSize & { slug: string }) {
  await db.transaction(async (tx) => {
    await lockAll(tx, [slug])
    const bike = await requireStaffBike(tx, slug)
    const { after, title, geometry, rider, inseam, color_ids } = size
    if (hasSize(bike, title)) throw new DomainError('bike_size_exists', `${slug}: ${title}`)
    const isKnown = color_ids.every((id) => bike.colors.some((color) => color.id === id))
    if (!isKnown || (after !== null && !bike.sizes.some(({ id }) => id === after))) {
      throw new DomainError('bike_option_not_found', `${slug}: ${after} ${color_ids.join()}`)
    }
    const faults = newSizeFaults(fromStaffBike(bike), size)
    if (faults.length > 0) {
      throw new DomainError('bike_size_unsound', `${slug}: ${title}`, { message: faults.join(' ') })
    }
    const position = await makeRoom(tx, bike.id, after)
    const [added] = await tx
      .insert(bikeSizes)
      .values({
        id: sql`(select coalesce(max(id), 0) + 1 from ${bikeSizes})`,
        ...{ bike_id: bike.id, position, title, geometry, is_draft: true },
        ...{ rider_min: rider.min, rider_max: rider.max },
        ...{ inseam_min: inseam.min, inseam_max: inseam.max },
      })
      .returning({ id: bikeSizes.id })
    if (!added) throw new Error('An insert returned nothing.')
    const rows = [...new Set(color_ids)].map((color_id) => ({ color_id, size_id: added.id }))
    await tx.insert(colorAvailability).values(rows)
    await tx
      .insert(stockItems)
      .values({ sku: frameSku(slug, title), on_hand: 0 })
      .onConflictDoNothing()
  })
}

/** Returns the position after a size and shifts later sizes by one. */
async function makeRoom(tx: Db, bike_id: number, after: number | null): Promise<number> {
  const [before] =
    after === null
      ? []
      : await tx
          .select({ position: bikeSizes.position })
          .from(bikeSizes)
          .where(eq(bikeSizes.id, after))
  const position = before?.position ?? -1
  await tx
    .update(bikeSizes)
    .set({ position: sql`${bikeSizes.position} + 1` })
    .where(and(eq(bikeSizes.bike_id, bike_id), gt(bikeSizes.position, position)))
  return position + 1
}
