import { and, eq, sql } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { prepared } from '@/server/kernel/db/prepared'
import { orderHolders } from '@/server/kernel/db/schema/orders/holders'
import { stockItems, stockReservations } from '@/server/kernel/db/schema/orders/stock'

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
    // Pass a single array parameter for any count, instead of building and parsing a list per call.
    .where(sql`${stockItems.sku} = any(${sql.placeholder('skus')}::text[])`),
)

export async function listSkusInStock(db: Db, skus: readonly string[]): Promise<Set<string>> {
  const pieces = await listPiecesForSale(db, skus)
  return new Set([...pieces].filter(([, left]) => left > 0).map(([sku]) => sku))
}

export async function listPiecesForSale(
  db: Db,
  skus: readonly string[],
): Promise<Map<string, number>> {
  if (skus.length === 0) return new Map()
  const rows = await piecesQuery(db).execute({ skus: [...skus] })
  return new Map(rows.map(({ sku, left }) => [sku, left]))
}

/** Reserves SKUs, sorted to prevent deadlocks, if in stock. @returns the first SKU that is short */
export async function reserveStock(db: Db, needs: readonly StockNeed[]): Promise<string | null> {
  for (const { sku, count } of needs) {
    const reserved = await db
      .update(stockItems)
      .set({ reserved: sql`${stockItems.reserved} + ${count}` })
      .where(
        and(
          eq(stockItems.sku, sku),
          sql`${stockItems.on_hand} - ${stockItems.reserved} >= ${count}`,
        ),
      )
      .returning({ sku: stockItems.sku })
    if (reserved.length === 0) return sku
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

export async function consumeReservations(db: Db, orderId: number): Promise<void> {
  await moveReservations(db, orderId, 'consumed')
}

export async function releaseReservations(db: Db, orderId: number): Promise<void> {
  await moveReservations(db, orderId, 'released')
}

async function moveReservations(db: Db, orderId: number, state: 'consumed' | 'released') {
  const moved = await db
    .update(stockReservations)
    .set({ state })
    .where(and(eq(stockReservations.order_id, orderId), eq(stockReservations.state, 'held')))
    .returning({ sku: stockReservations.sku, count: stockReservations.count })
  // The order holds nothing anymore, so remove it from its holders' limits.
  await db.delete(orderHolders).where(eq(orderHolders.order_id, orderId))
  if (state === 'consumed') await nameMove(db, { reason: 'sold', order: orderId })
  // Sort by SKU, as everywhere, to prevent deadlocks between orders.
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

/** Lists an order's reservations in any state, sorted by SKU. */
export async function listReservations(db: Db, orderId: number): Promise<StockNeed[]> {
  const rows = await db
    .select({ sku: stockReservations.sku, count: stockReservations.count })
    .from(stockReservations)
    .where(eq(stockReservations.order_id, orderId))
  return rows.sort((a, b) => (a.sku < b.sku ? -1 : 1))
}

/** Marks released reservations as held after their units were reserved again. */
export async function rehold(db: Db, orderId: number): Promise<void> {
  await db
    .update(stockReservations)
    .set({ state: 'held' })
    .where(and(eq(stockReservations.order_id, orderId), eq(stockReservations.state, 'released')))
}

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

/** Restocks sold units. Quantities of the same SKU are summed. */
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

/** Lists what of an order is still in the warehouse: frames of bikes that weren't begun, and other goods. */
export async function listUnbuiltPieces(db: Db, orderId: number): Promise<StockNeed[]> {
  const { rows } = await db.execute<{ sku: string; count: number }>(sql`
    select l.sku, case l.kind
      when 'bike' then (select count(*) from order_bikes b where b.order_id = l.order_id and b.line = l.position
        and b.production_began_at is null and b.cancelled_at is null)
      else l.count - l.canceled_count - l.shipped_count end::int as count
    from order_lines l where l.order_id = ${orderId} and l.sku is not null and l.order_bike_id is null`)
  return rows.filter(({ count }) => count > 0)
}
