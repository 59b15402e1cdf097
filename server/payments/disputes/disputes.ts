import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { publish } from '@/server/kernel/events/subscriptions'
import { enqueueAll } from '@/server/kernel/jobs/queue'
import type { PaymentProvider, ProviderDispute } from '@/server/kernel/ports/payments'
import { bookCash } from '@/server/ledger'
import { insertEvent, lockOrder, updateOrder } from '@/server/orders'
import { findDispute, hasOpenDispute, upsertDispute } from './dispute-queries'
import { moveRefundedOrder } from '@/server/payments/refunds/order-money'
import { findPayment, type PaymentRow } from '@/server/payments/books/queries'
import { wakeRefunds } from '@/server/payments/refunds/refund-queries'

/**
 * Applies the provider's dispute state. While a dispute is open, the order is flagged: no items are shipped or
 * refunded, and pending refunds wait. A lost dispute is written off and counts as refunded. Idempotent.
 * @returns false if the payment isn't one of the shop's
 */
export async function syncDispute(
  deps: Deps,
  provider: PaymentProvider,
  disputeId: string,
): Promise<boolean> {
  const found = await provider.findDispute?.(disputeId)
  const paid = found && (await findPayment(deps.db, provider.id, found.paymentId))
  if (!found || !paid) return false
  await deps.db.transaction((tx) => applyDispute(deps, tx, { found, payment: paid.payment }))
  return true
}

interface DisputeReport {
  found: ProviderDispute
  payment: PaymentRow
}

async function applyDispute(deps: Deps, tx: Db, { found, payment }: DisputeReport): Promise<void> {
  const at = deps.clock.now()
  const order = await lockOrder(tx, payment.order_id)
  if (!order) return
  const known = await findDispute(tx, found.disputeId)
  // A late event must not change a dispute that has ended.
  if (known && known.status !== 'open') return
  const values = {
    order_id: order.id,
    payment_id: payment.id,
    provider_dispute_id: found.disputeId,
    status: found.status,
    amount_cents: found.amount,
    reason: found.reason,
    evidence_due_at: found.evidenceDueAt,
    closed_at: found.status === 'open' ? null : at,
  }
  await upsertDispute(tx, values, at)
  if (!known) {
    await insertEvent(tx, order.id, { kind: 'dispute_opened', at })
    await publish(deps, tx, { name: 'DisputeOpened', order, dispute: found })
  }
  if (found.status !== 'open') await close(tx, { found, payment, at })
  const disputed = await hasOpenDispute(tx, order.id)
  await updateOrder(tx, order.id, { disputed })
  const waiting = disputed ? [] : await wakeRefunds(tx, order.id, at)
  if (waiting.length > 0) await enqueueAll(tx, 'refund', waiting)
}

async function close(tx: Db, { found, payment, at }: DisputeReport & { at: Date }): Promise<void> {
  await insertEvent(tx, payment.order_id, { kind: `dispute_${found.status}`, at })
  if (found.status !== 'lost') return
  await bookCash(tx, {
    kind: 'loss',
    provider: payment.provider,
    amount: found.amount,
    orderId: payment.order_id,
    cause: `dispute-${found.disputeId}`,
  })
  // A lost dispute returns the money to the buyer, like a refund.
  await moveRefundedOrder(tx, payment.order_id)
}
