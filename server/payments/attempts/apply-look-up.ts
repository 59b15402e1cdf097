import { OPEN_ATTEMPT_STATUSES } from '@/domain/shop/payment/payment-moves'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { publish } from '@/server/kernel/events/subscriptions'
import { crashPoint } from '@/server/kernel/ports/crash-point'
import type { ProviderPayment } from '@/server/kernel/ports/payments'
import { findOpenEdit, findOrder, insertEvent, lockOrder, type OrderRow } from '@/server/orders'

import { providerOf } from '@/server/payments/providers/provider-of'
import { moveAttempt, touchAttempt, type Attempt } from '@/server/payments/books/queries'
import { settle } from './settle'

/** Reconciles an attempt with its provider. Idempotent; safe to run concurrently and in any order. */
export async function applyLookUp(deps: Deps, attempt: Attempt): Promise<void> {
  if (attempt.provider_ref === null) return
  if (attempt.status === 'captured') return
  const payment = await providerOf(deps, attempt).lookUp(attempt.provider_ref)
  crashPoint('after-provider-capture')
  if (payment) return applyProviderPayment(deps, attempt, payment)
  // Providers delete unpaid payment pages.
  await applyProviderPayment(deps, attempt, forgotten(attempt))
}

function forgotten(attempt: Attempt): ProviderPayment {
  return {
    ref: attempt.provider_ref ?? '',
    paymentId: null,
    status: 'expired',
    amount: attempt.amount_cents,
    currency: attempt.currency,
    reference: attempt.public_id,
    failureCode: null,
  }
}

export async function applyProviderPayment(
  deps: Deps,
  attempt: Attempt,
  payment: ProviderPayment,
): Promise<void> {
  if (payment.status === 'paid') return settle(deps, attempt, payment)
  const at = deps.clock.now()
  if (payment.status === 'approved') return captureApproved(deps, attempt, payment.ref)
  if (payment.status === 'open') return touchAttempt(deps.db, attempt.id, at)
  if (payment.status === 'processing') return markProcessing(deps, attempt, at)
  const to = payment.status === 'failed' ? 'failed' : 'expired'
  await deps.db.transaction(async (tx) => {
    const move = { from: OPEN_ATTEMPT_STATUSES, to, at, failureCode: payment.failureCode } as const
    if (!(await moveAttempt(tx, attempt.id, move))) return
    const kind = to === 'failed' ? 'payment_declined' : 'payment_expired'
    // For a difference, the edit's own expiry records this event.
    if (attempt.edit_id !== null && to === 'expired') return
    await insertEvent(tx, attempt.order_id, { kind, at })
    const order = to === 'failed' ? await findOrder(tx, attempt.order_id) : undefined
    if (order?.payment_state !== 'unpaid') return
    await publish(deps, tx, { name: 'PaymentFailed', order, attemptId: attempt.id })
  })
}

/** Captures an approved payment only while the order holds its reservation. */
async function captureApproved(deps: Deps, attempt: Attempt, ref: string): Promise<void> {
  const at = deps.clock.now()
  const provider = providerOf(deps, attempt)
  const mayCapture = await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, attempt.order_id)
    if (!order || !provider.capture || !(await isAwaited(deps, tx, { order, attempt })))
      return false
    const from = ['created', 'redirected', 'unknown', 'processing'] as const
    return moveAttempt(tx, attempt.id, { from, to: 'processing', at })
  })
  if (!mayCapture) return
  const payment = await provider.capture?.(ref)
  crashPoint('after-provider-capture')
  if (!payment || payment.status === 'approved') return
  // The card was declined after approval; the buyer can enter a different card on the same page.
  if (payment.status === 'open') return reopen(deps, attempt)
  await applyProviderPayment(deps, attempt, payment)
}

interface AwaitedPayment {
  order: OrderRow
  attempt: Attempt
}

async function isAwaited(
  { clock }: Deps,
  tx: Db,
  { order, attempt }: AwaitedPayment,
): Promise<boolean> {
  if (attempt.edit_id === null) return order.payment_state === 'unpaid'
  return (await findOpenEdit(tx, order.id, clock.now()))?.id === attempt.edit_id
}

async function reopen(deps: Deps, attempt: Attempt): Promise<void> {
  const at = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    if (!(await moveAttempt(tx, attempt.id, { from: ['processing'], to: 'redirected', at }))) return
    await insertEvent(tx, attempt.order_id, { kind: 'payment_declined', at })
  })
}

async function markProcessing(deps: Deps, attempt: Attempt, at: Date): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const from = ['created', 'redirected', 'unknown'] as const
    if (await moveAttempt(tx, attempt.id, { from, to: 'processing', at })) {
      await insertEvent(tx, attempt.order_id, { kind: 'payment_processing', at })
    } else {
      await touchAttempt(tx, attempt.id, at)
    }
  })
}
