import { and, eq, sql } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { prepared } from '@/server/kernel/db/prepared'
import { orderHolders } from '@/server/kernel/db/schema/holders'
import { stockItems, stockReservations } from '@/server/kernel/db/schema/stock'

import { nameMove } from './name-move'

export interface StockNeed {
  sku: string
  count: number
}

const piecesQuery = prepared('pieces_for_sale', (db) =>
  db
    .select({
      sku: stockItems.sku,
      left: sql<number>`(${stockItems.on_hand} - ${stockItems.reserved})::int`,
    })
    .from(stockItems)
    // One parameter, however many they are: a list of its own for each would be written and read with every call.
    .where(sql`${stockItems.sku} = any(${sql.placeholder('skus')}::text[])`),
)

/** Returns the listed SKUs with at least one unit for sale. */
export async function listSkusInStock(db: Db, skus: readonly string[]): Promise<Set<string>> {
  const pieces = await listPiecesForSale(db, skus)
  return new Set([...pieces].filter(([, left]) => left > 0).map(([sku]) => sku))
}

/** How many pieces of each SKU are for sale. */
export async function listPiecesForSale(
  db: Db,
  skus: readonly string[],
): Promise<Map<string, number>> {
  if (skus.length === 0) return new Map()
  const rows = await piecesQuery(db).execute({ skus: [...skus] })
  return new Map(rows.map(({ sku, left }) => [sku, left]))
}

/**
 * Reserves the needed units by conditional updates. Call it with the SKUs in sorted order, so that two
 * orders never deadlock.
 * @returns the first SKU that is short, or null when all are reserved
 */
export async function reserveStock(db: Db, needs: readonly StockNeed[]): Promise<string | null> {
  for (const { sku, count } of needs) {
    const taken = await db
      .update(stockItems)
      .set({ reserved: sql`${stockItems.reserved} + ${count}` })
      .where(
        and(
          eq(stockItems.sku, sku),
          sql`${stockItems.on_hand} - ${stockItems.reserved} >= ${count}`,
        ),
      )
      .returning({ sku: stockItems.sku })
    if (taken.length === 0) return sku
  }
  return null
}

export async function insertReservations(
  db: Db,
  needs: readonly StockNeed[],
  { orderId, expiresAt }: { orderId: number; expiresAt: Date },
): Promise<void> {
  if (needs.length === 0) return
  await db
    .insert(stockReservations)
    .values(needs.map((need) => ({ ...need, order_id: orderId, expires_at: expiresAt })))
}

/** The order's held pieces leave the warehouse: sold. */
export async function consumeReservations(db: Db, orderId: number): Promise<void> {
  await moveReservations(db, orderId, 'consumed')
}

/** The order's held pieces are for sale again. */
export async function releaseReservations(db: Db, orderId: number): Promise<void> {
  await moveReservations(db, orderId, 'released')
}

async function moveReservations(db: Db, orderId: number, state: 'consumed' | 'released') {
  const moved = await db
    .update(stockReservations)
    .set({ state })
    .where(and(eq(stockReservations.order_id, orderId), eq(stockReservations.state, 'held')))
    .returning({ sku: stockReservations.sku, count: stockReservations.count })
  // Nothing is held any more, so nobody has to be counted.
  await db.delete(orderHolders).where(eq(orderHolders.order_id, orderId))
  if (state === 'consumed') await nameMove(db, { reason: 'sold', order: orderId })
  // Sorted as everywhere, so that two orders never deadlock.
  for (const { sku, count } of moved.sort((a, b) => (a.sku < b.sku ? -1 : 1))) {
    await db
      .update(stockItems)
      .set({
        reserved: sql`${stockItems.reserved} - ${count}`,
        ...(state === 'consumed' ? { on_hand: sql`${stockItems.on_hand} - ${count}` } : {}),
      })
      .where(eq(stockItems.sku, sku))
  }
}

/** The SKUs and counts of an order's reservations, whatever their state, in sorted order. */
export async function listReservations(db: Db, orderId: number): Promise<StockNeed[]> {
  const rows = await db
    .select({ sku: stockReservations.sku, count: stockReservations.count })
    .from(stockReservations)
    .where(eq(stockReservations.order_id, orderId))
  return rows.sort((a, b) => (a.sku < b.sku ? -1 : 1))
}

/** Released reservations of an order whose pieces were taken again count as held. */
export async function rehold(db: Db, orderId: number): Promise<void> {
  await db
    .update(stockReservations)
    .set({ state: 'held' })
    .where(and(eq(stockReservations.order_id, orderId), eq(stockReservations.state, 'released')))
}

/** The sold pieces of a cancelled order are back in the warehouse. */
export async function restock(db: Db, orderId: number): Promise<void> {
  const moved = await db
    .update(stockReservations)
    .set({ state: 'released' })
    .where(and(eq(stockReservations.order_id, orderId), eq(stockReservations.state, 'consumed')))
    .returning({
      sku: stockReservations.sku,
      count: sql<number>`${stockReservations.count} - ${stockReservations.restocked}`,
    })
  await nameMove(db, { reason: 'restocked', order: orderId })
  for (const { sku, count } of moved.sort((a, b) => (a.sku < b.sku ? -1 : 1))) {
    await db
      .update(stockItems)
      .set({ on_hand: sql`${stockItems.on_hand} + ${count}` })
      .where(eq(stockItems.sku, sku))
  }
}

/** Sold pieces of an order are in the warehouse again; several needs of one SKU count together. */
export async function restockPieces(
  db: Db,
  { order, by }: { order: number; by?: number },
  pieces: readonly StockNeed[],
): Promise<void> {
  if (pieces.length === 0) return
  await nameMove(db, { reason: 'restocked', order, ...(by !== undefined && { by }) })
  const bySku = new Map<string, number>()
  for (const { sku, count } of pieces) bySku.set(sku, (bySku.get(sku) ?? 0) + count)
  for (const [sku, count] of [...bySku].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const { restocked, count: sold } = stockReservations
    await db
      .update(stockReservations)
      .set({ restocked: sql`least(${sold}, ${restocked} + ${count})` })
      .where(
        and(
          eq(stockReservations.order_id, order),
          eq(stockReservations.sku, sku),
          eq(stockReservations.state, 'consumed'),
        ),
      )
    await db
      .update(stockItems)
      .set({ on_hand: sql`${stockItems.on_hand} + ${count}` })
      .where(eq(stockItems.sku, sku))
  }
}
