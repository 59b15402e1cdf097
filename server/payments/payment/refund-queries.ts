import { and, eq, isNotNull, isNull, lt, lte } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { refunds } from '@/server/kernel/db/schema/after-sales'
import { paymentAttempts, payments } from '@/server/kernel/db/schema/payments'
import type { PaymentRow } from './queries'

export type RefundRow = typeof refunds.$inferSelect
export type NewRefund = typeof refunds.$inferInsert

/** @returns undefined when its cause has a refund already */
export async function insertRefund(tx: Db, refund: NewRefund): Promise<RefundRow | undefined> {
  const [row] = await tx.insert(refunds).values(refund).onConflictDoNothing().returning()
  return row
}

export async function findRefund(db: Db, id: number): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id))
  return row
}

export async function lockRefund(tx: Db, id: number): Promise<RefundRow | undefined> {
  const [row] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update')
  return row
}

/** The refund with its payment when it is due and nobody else sends it, locked until the transaction ends. */
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

/** Payments whose refunds the provider has taken but not ended, oldest first. */
export function listOpenRefunds(db: Db, before: Date, limit: number) {
  return db
    .selectDistinctOn([payments.id], { payment: payments, attempt: paymentAttempts })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.payment_id))
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, payments.attempt_id))
    .where(
      and(
        eq(refunds.status, 'pending'),
        isNotNull(refunds.provider_refund_id),
        lt(refunds.created_at, before),
      ),
    )
    .limit(limit)
}

/** The refunds that wait to be sent. */
export function listDueRefunds(db: Db, now: Date, limit: number): Promise<{ id: number }[]> {
  return db
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(
        eq(refunds.status, 'pending'),
        isNull(refunds.provider_refund_id),
        lte(refunds.next_attempt_at, now),
      ),
    )
    .limit(limit)
}

/** Refunds of an order that wait to be sent become due at once. @returns their ids */
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
