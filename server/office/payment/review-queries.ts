import { and, desc, eq, inArray } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { refunds } from '@/server/kernel/db/schema/orders/after-sales'
import { orderEvents, orders } from '@/server/kernel/db/schema/orders/orders'

const MOST = 100
const DECISIONS = [
  'review_accepted',
  'review_sent_back',
  'review_closed',
  'review_ended',
  'review_expired',
] as const

export function listReviews(db: Db) {
  return db
    .select()
    .from(orders)
    .where(eq(orders.needs_review, true))
    .orderBy(orders.review_ends_at, desc(orders.id))
    .limit(MOST)
}

/** Returns the reason why an order is under review, from its latest event that has one. */
export async function reviewReasonOf(db: Db, orderId: number): Promise<string | null> {
  const [row] = await latestEvent(db, orderId, ['payment_review', 'refund_failed'])
  if (row?.kind === 'refund_failed') return 'refund-failed'
  return typeof row?.detail.reason === 'string' ? row.detail.reason : null
}

export async function lastDecisionOf(db: Db, orderId: number): Promise<string | null> {
  const [row] = await latestEvent(db, orderId, DECISIONS)
  return row?.kind ?? null
}

/** Marks as surplus the refunds that a payment had before it counted toward its order. */
export async function countAsSurplus(tx: Db, paymentId: number): Promise<void> {
  await tx.update(refunds).set({ is_surplus: true }).where(eq(refunds.payment_id, paymentId))
}

function latestEvent(db: Db, orderId: number, kinds: readonly string[]) {
  return db
    .select()
    .from(orderEvents)
    .where(and(eq(orderEvents.order_id, orderId), inArray(orderEvents.kind, [...kinds])))
    .orderBy(desc(orderEvents.id))
    .limit(1)
}
