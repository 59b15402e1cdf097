import { and, eq, sql } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { stockItems, stockReservations } from '@/server/kernel/db/schema/orders/stock'

import { nameMove } from './name-move'

interface Swap {
  order: number
  from: string
  to: string
  count: number
  /** Id of the acting user; null for automatic changes. */
  by: number | null
  at: Date
}

/** Returns sold units and sells others instead. @returns false if stock is short; the caller must then roll back */
export async function swapPieces(db: Db, swap: Swap): Promise<boolean> {
  // Change SKUs in sorted order, as everywhere, to prevent deadlocks between orders.
  const isBackFirst = swap.from < swap.to
  if (isBackFirst) await returnPieces(db, swap)
  const isSold = await sell(db, swap)
  if (!isBackFirst && isSold) await returnPieces(db, swap)
  return isSold
}

async function returnPieces(db: Db, { order, from, count, by }: Swap): Promise<void> {
  await nameMove(db, { reason: 'restocked', order, ...(by !== null && { by }) })
  await db
    .update(stockItems)
    .set({ on_hand: sql`${stockItems.on_hand} + ${count}` })
    .where(eq(stockItems.sku, from))
  await db
    .update(stockReservations)
    .set({ restocked: sql`${stockReservations.restocked} + ${count}` })
    .where(and(eq(stockReservations.order_id, order), eq(stockReservations.sku, from)))
}

async function sell(db: Db, { order, to, count, by, at }: Swap): Promise<boolean> {
  await nameMove(db, { reason: 'sold', order, ...(by !== null && { by }) })
  const updated = await db
    .update(stockItems)
    .set({ on_hand: sql`${stockItems.on_hand} - ${count}` })
    .where(
      and(eq(stockItems.sku, to), sql`${stockItems.on_hand} - ${stockItems.reserved} >= ${count}`),
    )
    .returning({ sku: stockItems.sku })
  if (updated.length === 0) return false
  await db
    .insert(stockReservations)
    .values({ order_id: order, sku: to, count, state: 'consumed', expires_at: at })
    .onConflictDoUpdate({
      target: [stockReservations.order_id, stockReservations.sku],
      set: { count: sql`${stockReservations.count} + ${count}` },
    })
  return true
}
