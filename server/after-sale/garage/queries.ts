import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'

import { isToBuild } from '@/domain/shop/orders/order-state'
import type { Db } from '@/server/kernel/db/client'
import {
  orderBikes,
  serviceEntries,
  type BikeSettings,
} from '@/server/kernel/db/schema/orders/garage'
import { orderLines, orders } from '@/server/kernel/db/schema/orders/orders'

export type OrderBikeRow = typeof orderBikes.$inferSelect

export interface OwnedRow {
  bike: OrderBikeRow
  /** Options that the service log says were put on since, oldest first. */
  swaps: readonly number[]
  order: Pick<
    typeof orders.$inferSelect,
    | 'number'
    | 'payment_state'
    | 'fulfillment_state'
    | 'delivery_date'
    | 'country_id'
    | 'assembly'
    | 'created_at'
  >
}

const columns = {
  bike: orderBikes,
  swaps: sql<number[]>`array(
    select ${serviceEntries.part_id} from ${serviceEntries}
    where ${serviceEntries.order_bike_id} = ${orderBikes.id} and ${serviceEntries.part_id} is not null
    order by ${serviceEntries.date}, ${serviceEntries.id}
  )`,
  order: {
    number: orders.number,
    payment_state: orders.payment_state,
    fulfillment_state: orders.fulfillment_state,
    delivery_date: orders.delivery_date,
    country_id: orders.country_id,
    assembly: orders.assembly,
    created_at: orders.created_at,
  },
}

/** Lists a user's bikes, newest order first, without canceled ones. */
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

export function isUpgradable({ bike, order }: OwnedRow): boolean {
  return isToBuild(order) && bike.production_began_at === null && bike.cancelled_at === null
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

const MOMENTS = ['production_began_at', 'ready_at', 'shipped_at', 'delivered_at'] as const
export type BikeMoment = (typeof MOMENTS)[number]

/** Sets dates only on bikes of an order that lack them, because parts of an order may be ahead. */
export async function markOrderBikes(
  tx: Db,
  orderId: number,
  moments: Partial<Record<BikeMoment, Date>>,
): Promise<void> {
  for (const name of MOMENTS) {
    const at = moments[name]
    if (!at) continue
    const isOpen = and(eq(orderBikes.order_id, orderId), isNull(orderBikes[name]))
    await tx
      .update(orderBikes)
      .set({ [name]: at })
      .where(isOpen)
  }
}

export async function cancelOrderBikes(tx: Db, orderId: number, at: Date): Promise<void> {
  await tx.update(orderBikes).set({ cancelled_at: at }).where(eq(orderBikes.order_id, orderId))
}

export async function cancelBikesById(tx: Db, ids: readonly number[], at: Date): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(orderBikes)
    .set({ cancelled_at: at })
    .where(
      inArray(
        orderBikes.id,
        [...ids].sort((a, b) => a - b),
      ),
    )
}

/** Lists the bikes that an order bought or upgrades. */
export async function listConcernedBikes(db: Db, orderId: number): Promise<OwnedRow[]> {
  const rows = await db
    .select(columns)
    .from(orderBikes)
    .innerJoin(orders, eq(orders.id, orderBikes.order_id))
    .where(isConcernedBy(db, orderId))
    .orderBy(asc(orderBikes.id))
  return rows.filter(({ bike }) => bike.cancelled_at === null)
}

export async function lockConcernedBikes(tx: Db, orderId: number): Promise<void> {
  await tx
    .select({ id: orderBikes.id })
    .from(orderBikes)
    .where(isConcernedBy(tx, orderId))
    .orderBy(asc(orderBikes.id))
    .for('update')
}

function isConcernedBy(db: Db, orderId: number) {
  const upgraded = db
    .select({ id: orderLines.order_bike_id })
    .from(orderLines)
    .where(eq(orderLines.order_id, orderId))
  return or(eq(orderBikes.order_id, orderId), inArray(orderBikes.id, upgraded))
}

export async function lockBike(tx: Db, id: number): Promise<OwnedRow | undefined> {
  const [row] = await tx
    .select(columns)
    .from(orderBikes)
    .innerJoin(orders, eq(orders.id, orderBikes.order_id))
    .where(eq(orderBikes.id, id))
    .for('update', { of: orderBikes })
  return row
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
