import { and, asc, eq, lte } from 'drizzle-orm'

import type { Db } from '../db/client'
import { refunds } from '../db/schema/after-sales'
import { payments } from '../db/schema/payments'
import type { Deps } from '../deps'
import { issueCreditNote } from '../documents/issue'
import { queueRefundMail } from '../mail/order-mails'
import { findOrder, insertEvent } from './queries'

const MOST_ATTEMPTS = 20

/** Minutes to the next try: 1, 2, 4 … up to an hour. */
const backoffMs = (attempts: number) => Math.min(2 ** attempts, 60) * 60_000

/**
 * Sends one refund to its provider. The row is claimed by moving its next try ahead, and the key of the call is
 * the row's own, so that a crash or a second worker refunds nothing twice.
 */
export async function sendRefund(deps: Deps, id: number): Promise<void> {
  const claimed = await claim(deps, id)
  if (!claimed) return
  const { refund, payment } = claimed
  try {
    const provider = deps.providers.find((one) => one.id === payment.provider)
    if (!provider) throw new Error(`No provider ${payment.provider}.`)
    const { refundId, status } = await provider.refund({
      paymentId: payment.provider_payment_id,
      amount: refund.amount_cents,
      currency: payment.currency,
      key: `refund-${refund.cause}`,
    })
    await finish(deps, refund, { status, refundId })
  } catch (error) {
    const last_error = error instanceof Error ? error.message.slice(0, 500) : 'unknown'
    const status = refund.attempts >= MOST_ATTEMPTS ? 'failed' : 'pending'
    await deps.db.update(refunds).set({ last_error, status }).where(eq(refunds.id, id))
    deps.log.warn({ refund: id, last_error }, 'refund not sent')
  }
}

/** Refunds whose next try is due, oldest first. */
export async function listDueRefunds(db: Db, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.status, 'pending'), lte(refunds.next_attempt_at, now)))
    .orderBy(asc(refunds.next_attempt_at))
    .limit(limit)
  return rows.map(({ id }) => id)
}

async function claim({ db, clock }: Deps, id: number) {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ refund: refunds, payment: payments })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.payment_id))
      .where(
        and(
          eq(refunds.id, id),
          eq(refunds.status, 'pending'),
          lte(refunds.next_attempt_at, clock.now()),
        ),
      )
      .for('update', { of: refunds, skipLocked: true })
    if (!row) return undefined
    const attempts = row.refund.attempts + 1
    const next_attempt_at = new Date(clock.now().getTime() + backoffMs(attempts))
    await tx.update(refunds).set({ attempts, next_attempt_at }).where(eq(refunds.id, id))
    return { ...row, refund: { ...row.refund, attempts } }
  })
}

interface Outcome {
  status: 'pending' | 'succeeded' | 'failed'
  refundId: string | null
}

async function finish(
  deps: Deps,
  refund: typeof refunds.$inferSelect,
  { status, refundId }: Outcome,
): Promise<void> {
  const at = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    await tx
      .update(refunds)
      .set({
        status,
        provider_refund_id: refundId,
        finished_at: status === 'pending' ? null : at,
        last_error: null,
      })
      .where(eq(refunds.id, refund.id))
    if (status === 'pending') return
    const kind = status === 'succeeded' ? 'refunded' : 'refund_failed'
    await insertEvent(tx, refund.order_id, { kind, at })
    if (status === 'succeeded') await tell(deps, tx, refund)
  })
}

async function tell(deps: Deps, tx: Db, refund: typeof refunds.$inferSelect): Promise<void> {
  const order = await findOrder(tx, refund.order_id)
  if (!order) throw new Error(`Refund ${refund.id} has no order.`)
  const { id: refundId, amount_cents: amount } = refund
  await queueRefundMail(deps, tx, { order, refundId, amount, to: 'provider' })
  await issueCreditNote(deps, tx, { order, refund })
}
