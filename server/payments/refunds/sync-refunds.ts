import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import type { RemoteRefund } from '@/server/kernel/ports/payments'
import { lockOrder } from '@/server/orders'
import { finishRefund } from './finish-refund'
import { providerOf } from '@/server/payments/providers/provider-of'
import type { Attempt, PaymentRow } from '@/server/payments/books/queries'
import { listRefundsOf, type RefundRow } from './refund-queries'
import { neverSent, queueRefund, refundKey } from './refund-queue'

interface SyncRefundsInput {
  payment: PaymentRow
  attempt: Attempt
}

/** Applies a payment's refund states and adopts refunds from the provider's console. Idempotent. */
export async function syncRefunds(
  deps: Deps,
  { payment, attempt }: SyncRefundsInput,
): Promise<void> {
  const provider = providerOf(deps, attempt)
  const found = await provider.listRefunds?.({
    ref: attempt.provider_ref ?? '',
    paymentId: payment.provider_payment_id,
  })
  for (const one of found ?? []) {
    await deps.db.transaction(async (tx) => {
      await lockOrder(tx, payment.order_id)
      const refund =
        (await findOurs(tx, payment, one)) ?? (await adoptRefund(deps, tx, { payment, found: one }))
      if (refund) await finishRefund(deps, tx, { refund, payment, outcome: one })
    })
  }
}

/** Finds the shop's refund by the provider's id, or by the shop's key if the id was lost. */
async function findOurs(
  tx: Db,
  payment: PaymentRow,
  found: RemoteRefund,
): Promise<RefundRow | undefined> {
  const rows = await listRefundsOf(tx, payment)
  return (
    rows.find((row) => row.provider_refund_id === found.refundId) ??
    rows.find((row) => found.key !== null && refundKey(row) === found.key)
  )
}

/** Adopts a refund made in the provider's console as if sent by the shop; see `finishRefund`. */
async function adoptRefund(
  { clock }: Pick<Deps, 'clock'>,
  tx: Db,
  { payment, found }: { payment: PaymentRow; found: RemoteRefund },
): Promise<RefundRow | undefined> {
  if (found.amount <= 0) return undefined
  const at = clock.now()
  const row = await queueRefund(tx, {
    order_id: payment.order_id,
    payment_id: payment.id,
    cause: `console-${payment.provider}-${found.refundId}`,
    origin: 'console',
    amount_cents: found.amount,
    provider_refund_id: found.refundId,
    created_at: at,
    // There is nothing to send; only the provider's reports change this refund.
    next_attempt_at: neverSent(at),
  })
  return row
}
