import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

import type { OpeningHours } from '@/domain/community/dealers/dealers'
import type { Db } from '@/server/kernel/db/client'
import {
  dealerClosedDays,
  dealerHours,
  dealers,
  dealerServices,
  testRideBikes,
} from '@/server/kernel/db/schema/community/dealers'

/** Expressions for the audit log of the tables that belong to a dealer. */
export const AUDITED_PARTS = [
  sql`(select jsonb_agg(service order by service) from dealer_services where dealer_id = dealers.id) as services`,
  sql`(select jsonb_agg(concat_ws(' ', weekday, opens, closes) order by weekday, opens)
    from dealer_hours where dealer_id = dealers.id) as hours`,
  sql`(select jsonb_agg(date order by date) from dealer_closed_days where dealer_id = dealers.id) as closed_days`,
  sql`(select jsonb_agg(concat(b.title, ' ', z.title) order by b.title, z.title) from test_ride_bikes t
    join bikes b on b.id = t.bike_id join bike_sizes z on z.id = t.size_id
    where t.dealer_id = dealers.id and t.is_active) as bikes`,
]

interface DealerParts {
  services: (typeof dealerServices.$inferInsert)['service'][]
  hours: OpeningHours[]
  closed_days: { date: string; reason: string }[]
  bikes: { bike_id: number; size_id: number }[]
}

/** Serializes additions: ids are sequential, and a repeat must find the dealer added first. */
export async function lockDealers(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('dealers', 0))`)
}

/** Id and position of a new dealer. */
export async function nextDealer(tx: Db): Promise<{ id: number; position: number }> {
  const next = (column: PgColumn) => sql<number>`coalesce(max(${column}), 0) + 1`
  const [row] = await tx
    .select({ id: next(dealers.id), position: next(dealers.position) })
    .from(dealers)
  return row ?? { id: 1, position: 1 }
}

export async function writeParts(tx: Db, id: number, parts: DealerParts): Promise<void> {
  const own = { dealer_id: id }
  await tx.delete(dealerServices).where(eq(dealerServices.dealer_id, id))
  await tx.delete(dealerHours).where(eq(dealerHours.dealer_id, id))
  await tx.delete(dealerClosedDays).where(eq(dealerClosedDays.dealer_id, id))
  const services = [...new Set(parts.services)].map((service) => ({ ...own, service }))
  const hours = parts.hours.map((interval) => ({ ...own, ...interval }))
  const closed = parts.closed_days.map((day) => ({ ...own, ...day }))
  if (services.length > 0) await tx.insert(dealerServices).values(services)
  if (hours.length > 0) await tx.insert(dealerHours).values(hours)
  if (closed.length > 0) await tx.insert(dealerClosedDays).values(closed)
  await replaceBikes(tx, id, parts.bikes)
}

/** Updates a dealer's bikes. Rows of removed bikes are kept, because rides are booked on them. */
async function replaceBikes(tx: Db, id: number, requested: DealerParts['bikes']): Promise<void> {
  const ids: number[] = []
  for (const bike of requested) {
    const [row] = await tx
      .insert(testRideBikes)
      .values({
        ...bike,
        dealer_id: id,
        id: sql`(select coalesce(max(id), 0) + 1 from ${testRideBikes})`,
      })
      .onConflictDoUpdate({
        target: [testRideBikes.dealer_id, testRideBikes.bike_id, testRideBikes.size_id],
        set: { is_active: true },
      })
      .returning({ id: testRideBikes.id })
    if (row) ids.push(row.id)
  }
  const isOwn = eq(testRideBikes.dealer_id, id)
  await tx
    .update(testRideBikes)
    .set({ is_active: false })
    .where(ids.length === 0 ? isOwn : and(isOwn, notInArray(testRideBikes.id, ids)))
}
