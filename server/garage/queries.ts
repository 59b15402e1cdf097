import { and, asc, desc, eq } from 'drizzle-orm'

import type { Db } from '../db/client'
import { orderBikes, serviceEntries, type BikeSettings } from '../db/schema/garage'
import { orders } from '../db/schema/orders'

export type OrderBikeRow = typeof orderBikes.$inferSelect

/** A bike with what its order says. */
export interface OwnedRow {
  bike: OrderBikeRow
  order: Pick<typeof orders.$inferSelect, 'number' | 'status' | 'delivery_date' | 'created_at'>
}

const columns = {
  bike: orderBikes,
  order: {
    number: orders.number,
    status: orders.status,
    delivery_date: orders.delivery_date,
    created_at: orders.created_at,
  },
}

/** The bikes of a user, newest order first; cancelled ones are none. */
export async function listOwnBikes(db: Db, userId: number): Promise<OwnedRow[]> {
  const rows = await db
    .select(columns)
    .from(orderBikes)
    .innerJoin(orders, eq(orders.id, orderBikes.order_id))
    .where(eq(orderBikes.user_id, userId))
    .orderBy(desc(orderBikes.created_at), asc(orderBikes.id))
  return rows.filter(({ bike }) => bike.cancelled_at === null)
}

export async function findOwnBike(
  db: Db,
  { userId, id }: { userId: number; id: number },
): Promise<OwnedRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(orderBikes)
    .innerJoin(orders, eq(orders.id, orderBikes.order_id))
    .where(and(eq(orderBikes.id, id), eq(orderBikes.user_id, userId)))
  return row?.bike.cancelled_at === null ? row : undefined
}

/** Whether parts of an ordered bike can still be exchanged: it is paid and the factory has not begun. */
export function isUpgradable({ bike, order }: OwnedRow): boolean {
  return order.status === 'paid' && bike.production_began_at === null && bike.cancelled_at === null
}

/** Locks a bike until the transaction ends. */
export async function lockBike(tx: Db, id: number): Promise<OrderBikeRow | undefined> {
  const [row] = await tx.select().from(orderBikes).where(eq(orderBikes.id, id)).for('update')
  return row
}

export async function insertOrderBikes(
  tx: Db,
  bikes: (typeof orderBikes.$inferInsert)[],
): Promise<void> {
  if (bikes.length > 0) await tx.insert(orderBikes).values(bikes).onConflictDoNothing()
}

export async function updateBike(
  db: Db,
  id: number,
  change: Partial<typeof orderBikes.$inferInsert>,
): Promise<void> {
  await db.update(orderBikes).set(change).where(eq(orderBikes.id, id))
}

/** The bikes of an order are not built any more. */
export async function cancelOrderBikes(tx: Db, orderId: number, at: Date): Promise<void> {
  await tx.update(orderBikes).set({ cancelled_at: at }).where(eq(orderBikes.order_id, orderId))
}

/** Whether the factory has begun with a bike of the order. */
export async function hasBegun(tx: Db, orderId: number): Promise<boolean> {
  const rows = await tx
    .select({ began: orderBikes.production_began_at })
    .from(orderBikes)
    .where(eq(orderBikes.order_id, orderId))
    .for('update')
  return rows.some(({ began }) => began !== null)
}

export async function saveBikeSettings(
  db: Db,
  { userId, id }: { userId: number; id: number },
  settings: BikeSettings,
): Promise<boolean> {
  const rows = await db
    .update(orderBikes)
    .set({ settings })
    .where(and(eq(orderBikes.id, id), eq(orderBikes.user_id, userId)))
    .returning({ id: orderBikes.id })
  return rows.length > 0
}

export async function listServiceEntries(db: Db, bikeId: number) {
  return db
    .select()
    .from(serviceEntries)
    .where(eq(serviceEntries.order_bike_id, bikeId))
    .orderBy(desc(serviceEntries.date), desc(serviceEntries.id))
}

export async function insertServiceEntry(
  tx: Db,
  entry: typeof serviceEntries.$inferInsert,
): Promise<typeof serviceEntries.$inferSelect> {
  const [row] = await tx.insert(serviceEntries).values(entry).returning()
  if (!row) throw new Error('The service entry was not written.')
  return row
}

export async function deleteServiceEntry(
  db: Db,
  { bikeId, id }: { bikeId: number; id: number },
): Promise<boolean> {
  const rows = await db
    .delete(serviceEntries)
    .where(and(eq(serviceEntries.id, id), eq(serviceEntries.order_bike_id, bikeId)))
    .returning({ id: serviceEntries.id })
  return rows.length > 0
}
