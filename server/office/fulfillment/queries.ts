import { and, asc, eq, isNull, max } from 'drizzle-orm'

import { authorName } from '@/server/kernel/db/author'
import type { Db } from '@/server/kernel/db/client'
import { orderBikes } from '@/server/kernel/db/schema/orders/garage'
import { pendingEdits } from '@/server/kernel/db/schema/orders/pending-edits'
import { shipmentItems, shipments, undoneParcels } from '@/server/kernel/db/schema/orders/shipments'
import { users } from '@/server/kernel/db/schema/accounts/users'
import { listBikesOf, type Parcel } from '@/server/orders'

export async function listBuilds(db: Db, orderId: number) {
  const bikes = await listBikesOf(db, orderId)
  return bikes.filter(({ cancelled_at }) => cancelled_at === null)
}

/** Locks the bikes of an order, so that upgrades wait and are rejected once production has started. */
export async function lockBuilds(tx: Db, orderId: number): Promise<void> {
  await tx
    .select({ id: orderBikes.id })
    .from(orderBikes)
    .where(eq(orderBikes.order_id, orderId))
    .orderBy(asc(orderBikes.id))
    .for('update')
}

export async function listShippers(db: Db, orderId: number): Promise<Map<number, string>> {
  const rows = await db
    .select({ number: shipments.number, name: authorName(shipments.id) })
    .from(shipments)
    .leftJoin(users, eq(users.id, shipments.shipped_by))
    .where(eq(shipments.order_id, orderId))
  return new Map(rows.map(({ number, name }) => [number, name]))
}

export async function isShippedAlready(tx: Db, orderId: number, key: string): Promise<boolean> {
  const ofKey = ({ order_id, request_key }: typeof shipments | typeof undoneParcels) =>
    and(eq(order_id, orderId), eq(request_key, key))
  const [there, undone] = [
    await tx.$count(shipments, ofKey(shipments)),
    await tx.$count(undoneParcels, ofKey(undoneParcels)),
  ]
  return there + undone > 0
}

export async function isUndone(tx: Db, orderId: number, number: number): Promise<boolean> {
  const is = and(eq(undoneParcels.order_id, orderId), eq(undoneParcels.number, number))
  return (await tx.$count(undoneParcels, is)) > 0
}

/** Deletes a parcel; its bikes are ready again. Triggers reopen units, reject delivered parcels. */
export async function removeParcel(
  tx: Db,
  { id, order_id, number, carrier, tracking, request_key, shipped_at, items }: Parcel,
  undone: Pick<typeof undoneParcels.$inferInsert, 'undone_at' | 'undone_by'>,
): Promise<void> {
  await tx.insert(undoneParcels).values({
    ...{ order_id, number, carrier, tracking, request_key, shipped_at, ...undone },
    items: items.map(({ position, count }) => ({ position, count })),
  })
  await tx
    .update(orderBikes)
    .set({ shipment_id: null, shipped_at: null })
    .where(eq(orderBikes.shipment_id, id))
  await tx.delete(shipmentItems).where(eq(shipmentItems.shipment_id, id))
  await tx.delete(shipments).where(eq(shipments.id, id))
}

/** Inserts a parcel with the next number of its order, which the caller must have locked. */
export async function insertParcel(
  tx: Db,
  parcel: Omit<typeof shipments.$inferInsert, 'number'>,
  items: readonly { position: number; count: number }[],
): Promise<typeof shipments.$inferSelect> {
  const lastOf = async (table: typeof shipments | typeof undoneParcels) => {
    const isOfOrder = eq(table.order_id, parcel.order_id)
    const [row] = await tx
      .select({ number: max(table.number) })
      .from(table)
      .where(isOfOrder)
    return row?.number ?? 0
  }
  const last = Math.max(await lastOf(shipments), await lastOf(undoneParcels))
  const [row] = await tx
    .insert(shipments)
    .values({ ...parcel, number: last + 1 })
    .returning()
  if (!row) throw new Error('The parcel was not written.')
  const { id: shipment_id, order_id } = row
  // Lock order: sorted by position, as everywhere, so that two parcels don't deadlock.
  const sorted = [...items].sort((a, b) => a.position - b.position)
  await tx
    .insert(shipmentItems)
    .values(sorted.map(({ position, count }) => ({ shipment_id, order_id, position, count })))
  return row
}

export async function updateTracking(
  tx: Db,
  id: number,
  way: Pick<typeof shipments.$inferSelect, 'carrier' | 'tracking'>,
): Promise<void> {
  await tx.update(shipments).set(way).where(eq(shipments.id, id))
}

/** Reopens a delivered parcel, and the bikes that arrived with it. */
export async function unmarkDelivered(tx: Db, id: number): Promise<void> {
  await tx.update(orderBikes).set({ delivered_at: null }).where(eq(orderBikes.shipment_id, id))
  await tx.update(shipments).set({ delivered_at: null }).where(eq(shipments.id, id))
}

/** Lists the buyer's changes that ended unpaid because work on their bike began. */
export function listEndedEdits(db: Db, orderId: number) {
  const { order_id, ended_why, position, title, words, ended_at } = pendingEdits
  return db
    .select({ position, title, words, ended_at })
    .from(pendingEdits)
    .where(and(eq(order_id, orderId), eq(ended_why, 'begun')))
}

/** @returns the id of the parcel that was marked, or undefined if it had already been delivered */
export async function markDelivered(
  tx: Db,
  { orderId, number, at }: { orderId: number; number: number; at: Date },
): Promise<number | undefined> {
  const [row] = await tx
    .update(shipments)
    .set({ delivered_at: at })
    .where(
      and(
        eq(shipments.order_id, orderId),
        eq(shipments.number, number),
        isNull(shipments.delivered_at),
      ),
    )
    .returning({ id: shipments.id })
  if (row) {
    await tx
      .update(orderBikes)
      .set({ delivered_at: at })
      .where(and(eq(orderBikes.shipment_id, row.id), isNull(orderBikes.delivered_at)))
  }
  return row?.id
}
