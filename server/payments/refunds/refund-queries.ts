import { and, eq, isNull, lte } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { refunds } from '@/server/kernel/db/schema/orders/after-sales'
import { payments } from '@/server/kernel/db/schema/payments/payments'
import { refundItems, refundRequests } from '@/server/kernel/db/schema/payments/refund-requests'
import { listDueRows } from '@/server/kernel/jobs/due-rows'
import type { PaymentRow } from '@/server/payments/books/queries'

export type RefundRow = typeof refunds.$inferSelect
export type NewRefund = typeof refunds.$inferInsert

/** @returns undefined if a refund for this cause already exists */
export async function insertRefund(tx: Db, refund: NewRefund): Promise<RefundRow | undefined> {
  const [row] = await tx.insert(refunds).values(refund).onConflictDoNothing().returning()
  return row
}

export async function findRefund(db: Db, id: number): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id))
  return row
}

/** Finds what a refund was requested for: its items, shipping and an amount apart from both (cents). */
export async function findRefundedItems(db: Db, refundId: number) {
  const { id, total_cents: total, shipping_cents: shipping, free_cents: free } = refundRequests
  const [request] = await db
    .select({ id, total, shipping, free })
    .from(refunds)
    .innerJoin(refundRequests, eq(id, refunds.request_id))
    .where(eq(refunds.id, refundId))
  if (!request) return undefined
  const chosen = await db.select().from(refundItems).where(eq(refundItems.request_id, request.id))
  return { ...request, chosen }
}

export async function lockRefund(tx: Db, id: number): Promise<RefundRow | undefined> {
  const [row] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update')
  return row
}

/** Claims the refund with its payment if it is due (`for update skip locked`). */
export async function lockDueRefund(tx: Db, id: number, now: Date) {
  const [row] = await tx
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.payment_id))
    .where(
      and(eq(refunds.id, id), eq(refunds.status, 'pending'), lte(refunds.next_attempt_at, now)),
    )
    .for('update', { of: refunds, skipLocked: true })
  return row
}

export async function updateRefund(
  tx: Db,
  id: number,
  values: Partial<Omit<RefundRow, 'id'>>,
): Promise<void> {
  await tx.update(refunds).set(values).where(eq(refunds.id, id))
}

export function listRefundsOf(tx: Db, payment: PaymentRow): Promise<RefundRow[]> {
  return tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.payment_id, payment.id), eq(refunds.order_id, payment.order_id)))
}

export function listDueRefunds(db: Db, now: Date, limit: number): Promise<{ id: number }[]> {
  const { id, status, provider_refund_id, next_attempt_at: at } = refunds
  const where = and(eq(status, 'pending'), isNull(provider_refund_id))
  return listDueRows(db, { work: 'refund', id, at, where }, { now, limit })
}

/** Makes an order's unsent refunds due now. @returns their ids */
export async function wakeRefunds(tx: Db, orderId: number, at: Date): Promise<number[]> {
  const rows = await tx
    .update(refunds)
    .set({ next_attempt_at: at })
    .where(
      and(
        eq(refunds.order_id, orderId),
        eq(refunds.status, 'pending'),
        isNull(refunds.provider_refund_id),
      ),
    )
    .returning({ id: refunds.id })
  return rows.map(({ id }) => id)
}
