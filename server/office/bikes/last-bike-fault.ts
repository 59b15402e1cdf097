import { and, eq, isNull, ne, sql } from 'drizzle-orm'

import type { BikeState, StaffBike } from '@/domain/office/bikes/bikes'
import type { Db } from '@/server/kernel/db/client'
import { bikes } from '@/server/kernel/db/schema/catalog/bikes'

const LAST_BIKE =
  'This is the last bike that the shop sells. Offer another one first: the home page and the bike list need one.'

/** Serializes the ends of bikes, so that one of them stays. */
export const lockBikeEnds = (db: Db) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended('bike ends', 0))`)

/** Returns why a bike can’t be taken off the shop, or null. Of concurrent requests, the last one fails. */
export async function lastBikeFault(db: Db, bike: StaffBike, { is_ended }: BikeState) {
  if (!is_ended || bike.is_ended || bike.is_draft) return null
  await lockBikeEnds(db)
  const others = await db
    .select({ id: bikes.id })
    .from(bikes)
    .where(and(ne(bikes.id, bike.id), eq(bikes.is_draft, false), isNull(bikes.ended_at)))
    .limit(1)
  return others.length === 0 ? LAST_BIKE : null
}
