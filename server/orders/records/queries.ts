import { and, asc, eq, inArray, isNull } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { orderBikes } from '@/server/kernel/db/schema/orders/garage'
import { orderEvents, orderLines, orders } from '@/server/kernel/db/schema/orders/orders'
import { isMailbox } from '@/server/kernel/mail/spellings'

export type OrderRow = typeof orders.$inferSelect
export type LineRow = typeof orderLines.$inferSelect

export async function findOrderByNumber(db: Db, number: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.number, number))
  return row
}

export async function findOrder(db: Db, id: number): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id))
  return row
}

export async function listOrdersOf(db: Db, userId: number): Promise<OrderRow[]> {
  return db.select().from(orders).where(eq(orders.user_id, userId))
}

/** Lists the guest orders placed with an email address. */
export async function listOrdersTo(db: Db, email: string): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(isNull(orders.user_id), isMailbox(orders.email, email)))
}

export async function lockOrder(tx: Db, id: number): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
  return row
}

export async function updateOrder(
  db: Db,
  id: number,
  change: Partial<
    Pick<
      OrderRow,
      | 'email'
      | 'subtotal_cents'
      | 'tax_cents'
      | 'total_cents'
      | 'payment_state'
      | 'fulfillment_state'
      | 'paid_cents'
      | 'paid_at'
      | 'needs_review'
      | 'review_ends_at'
      | 'disputed'
      | 'expires_at'
      | 'delivered_at'
      | 'cancelled_at'
      | 'delivery_date'
      | 'delivery_cause'
      | 'email_confirmed_at'
    >
  >,
): Promise<void> {
  await db.update(orders).set(change).where(eq(orders.id, id))
}

export async function insertEvent(
  db: Db,
  orderId: number,
  event: { kind: string; at: Date; detail?: Record<string, unknown> },
): Promise<void> {
  await db
    .insert(orderEvents)
    .values({ order_id: orderId, kind: event.kind, at: event.at, detail: event.detail ?? {} })
}

export async function listOrderLines(db: Db, orderId: number): Promise<LineRow[]> {
  return db
    .select()
    .from(orderLines)
    .where(eq(orderLines.order_id, orderId))
    .orderBy(asc(orderLines.position))
}

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

export async function listBikesOf(db: Db, orderId: number) {
  return db
    .select()
    .from(orderBikes)
    .where(eq(orderBikes.order_id, orderId))
    .orderBy(asc(orderBikes.line), asc(orderBikes.piece))
}
