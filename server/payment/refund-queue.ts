import { and, eq, isNotNull, lt } from 'drizzle-orm'

import type { Db } from '../db/client'
import { refunds } from '../db/schema/after-sales'
import { paymentAttempts, payments } from '../db/schema/payments'
import { enqueue } from '../jobs/queue'

export type RefundRow = typeof refunds.$inferSelect

/**
 * Writes a refund and plans its sending in the transaction that causes it. The same cause gives one refund.
 * @returns undefined when it was there already
 */
export async function queueRefund(
  tx: Db,
  refund: typeof refunds.$inferInsert,
): Promise<RefundRow | undefined> {
  const [row] = await tx.insert(refunds).values(refund).onConflictDoNothing().returning()
  if (row && row.status === 'pending') await enqueue(tx, 'refund', row.id)
  return row
}

/** Payments whose refunds the provider has taken but not ended, oldest first. */
export async function listOpenRefunds(db: Db, before: Date, limit: number) {
  const rows = await db
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
  return rows
}

/** The refund's name at its provider. */
export function refundKey({ cause }: { cause: string }): string {
  return `refund-${cause}`
}
