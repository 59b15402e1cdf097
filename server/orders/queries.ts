import { asc, eq } from 'drizzle-orm'

import type { Db } from '../db/client'
import { orderEvents, orderLines } from '../db/schema/orders'

export type LineRow = typeof orderLines.$inferSelect

export async function listOrderLines(db: Db, orderId: number): Promise<LineRow[]> {
  return db
    .select()
    .from(orderLines)
    .where(eq(orderLines.order_id, orderId))
    .orderBy(asc(orderLines.position))
}

export async function listOrderEvents(db: Db, orderId: number) {
  return db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.order_id, orderId))
    .orderBy(asc(orderEvents.at), asc(orderEvents.id))
}
