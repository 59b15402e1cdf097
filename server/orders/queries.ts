import { asc, eq, inArray } from 'drizzle-orm'

import type { Db } from '../db/client'
import { orderBikes } from '../db/schema/garage'
import { orderEvents, orderLines } from '../db/schema/orders'

export type LineRow = typeof orderLines.$inferSelect

export async function listOrderLines(db: Db, orderId: number): Promise<LineRow[]> {
  return db
    .select()
    .from(orderLines)
    .where(eq(orderLines.order_id, orderId))
    .orderBy(asc(orderLines.position))
}

/** The lines of several orders, each in its own order. */
export async function listLinesOf(db: Db, orderIds: readonly number[]): Promise<LineRow[]> {
  return db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.order_id, [...orderIds]))
    .orderBy(asc(orderLines.order_id), asc(orderLines.position))
}

export async function listOrderEvents(db: Db, orderId: number) {
  return db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.order_id, orderId))
    .orderBy(asc(orderEvents.at), asc(orderEvents.id))
}

/** The bikes of one order, a guest's or a user's. */
export async function listBikesOf(db: Db, orderId: number) {
  return db
    .select()
    .from(orderBikes)
    .where(eq(orderBikes.order_id, orderId))
    .orderBy(asc(orderBikes.line), asc(orderBikes.piece))
}
