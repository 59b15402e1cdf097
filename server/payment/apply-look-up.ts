import { OPEN_ATTEMPT_STATUSES } from '../db/schema/payments'
import type { Deps } from '../deps'
import { queuePaymentFailed } from '../mail/order-mails'
import type { ProviderPayment } from '../ports/payments'
import { crashPoint } from './crash-point'
import { providerOf } from './open-payment'
import { findOrder, insertEvent, moveAttempt, touchAttempt, type Attempt } from './queries'
import { settle } from './settle'

type LookUpDeps = Pick<Deps, 'db' | 'clock' | 'providers' | 'log' | 'secret' | 'shopUrl' | 'seller'>

/**
 * Asks the provider where an attempt stands and brings our books there: the only thing that a call-back,
 * a repeat or the reconciler ever does. Safe to run any number of times, in any order, at once.
 */
export async function applyLookUp(deps: LookUpDeps, attempt: Attempt): Promise<void> {
  if (attempt.provider_ref === null) return
  if (attempt.status === 'captured') return
  const payment = await providerOf(deps, attempt).lookUp(attempt.provider_ref)
  crashPoint('after-provider-capture')
  if (payment) await applyProviderPayment(deps, attempt, payment)
}

/** Brings an attempt to where the provider's record stands. */
export async function applyProviderPayment(
  deps: LookUpDeps,
  attempt: Attempt,
  payment: ProviderPayment,
): Promise<void> {
  if (payment.status === 'paid') return settle(deps, attempt, payment)
  const at = deps.clock.now()
  if (payment.status === 'open') return touchAttempt(deps.db, attempt.id, at)
  if (payment.status === 'processing') return noteProcessing(deps, attempt, at)
  const to = payment.status === 'failed' ? 'failed' : 'expired'
  await deps.db.transaction(async (tx) => {
    const move = { from: OPEN_ATTEMPT_STATUSES, to, at, failureCode: payment.failureCode } as const
    if (!(await moveAttempt(tx, attempt.id, move))) return
    const kind = to === 'failed' ? 'payment_declined' : 'payment_expired'
    await insertEvent(tx, attempt.order_id, { kind, at })
    const order = to === 'failed' ? await findOrder(tx, attempt.order_id) : undefined
    if (order?.status !== 'pending_payment') return
    await queuePaymentFailed(deps, tx, { order, attemptId: attempt.id })
  })
}

async function noteProcessing(deps: LookUpDeps, attempt: Attempt, at: Date): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const from = ['created', 'redirected', 'unknown'] as const
    if (await moveAttempt(tx, attempt.id, { from, to: 'processing', at })) {
      await insertEvent(tx, attempt.order_id, { kind: 'payment_processing', at })
    } else {
      await touchAttempt(tx, attempt.id, at)
    }
  })
}
