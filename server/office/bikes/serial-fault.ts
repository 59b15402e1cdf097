import { count, eq, sql } from 'drizzle-orm'

import type { BikeState, StaffBike } from '@/domain/office/bikes/bikes'
import { prefixFault } from '@/domain/office/bikes/bikes-serials'
import type { Db } from '@/server/kernel/db/client'
import { bikes } from '@/server/kernel/db/schema/catalog/bikes'
import { orderBikes } from '@/server/kernel/db/schema/orders/garage'

/** Counts the numbered frames of a bike model; a bike gets its number when it is paid for. */
export async function countFrames(db: Db, slug: string): Promise<number> {
  const [row] = await db
    .select({ frames: count() })
    .from(orderBikes)
    .where(eq(orderBikes.bike_slug, slug))
  return row?.frames ?? 0
}

/** Returns why a bike can’t have a serial prefix, or null. Of concurrent requests, one gets it. */
export async function serialFault(db: Db, bike: StaffBike, { serial_prefix: wanted }: BikeState) {
  if (wanted === undefined || wanted === (bike.serial_prefix ?? null)) return null
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('bike serials', 0))`)
  const { title, serial_prefix } = bikes
  const others = await db.select({ title, serial_prefix }).from(bikes)
  return prefixFault(bike, wanted, { frames: await countFrames(db, bike.slug), others })
}
