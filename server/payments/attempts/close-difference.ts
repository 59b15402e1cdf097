import { pendingEditState } from '@/domain/shop/orders/pending-edit'
import { OPEN_ATTEMPT_STATUSES } from '@/domain/shop/payment/payment-moves'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { type PendingEditRow, endPendingEdit, findPendingEdit, lockOrder } from '@/server/orders'

import { applyLookUp, applyProviderPayment } from './apply-look-up'
import { recoverProviderRef } from './open-payment'
import { providerOf } from '@/server/payments/providers/provider-of'
import {
  findAttempt,
  listAttemptsOfEdit,
  moveAttempt,
  type Attempt,
} from '@/server/payments/books/queries'

/**
 * Closes the payment page of a difference that is no longer due; if paid concurrently, applies it.
 * @throws DomainError edit_paying while the payment is processing, payment_provider_unreachable
 */
export async function closeDifference(deps: Deps, edit: PendingEditRow): Promise<void> {
  const open = (await listAttemptsOfEdit(deps.db, edit.id)).find(isOpen)
  if (open && (await closeAttempt(deps, open)) === 'processing') {
    throw new DomainError('edit_paying', `Edit ${edit.id} is being paid.`)
  }
}

/** Closes a payment page and applies its state. @throws DomainError payment_provider_unreachable */
export async function closeAttempt(deps: Deps, attempt: Attempt) {
  const known = await withRef(deps, attempt)
  const provider = providerOf(deps, known)
  if (known.provider_ref === null) return undefined
  const payment = await provider.expire(known.provider_ref).catch((error: unknown) => {
    deps.log.warn({ err: error, attempt: known.public_id }, 'payment page not closed')
    throw new DomainError('payment_provider_unreachable', `${provider.id} gave no answer.`)
  })
  if (payment) await applyProviderPayment(deps, known, payment)
  else await endAttempt(deps, known)
  return payment?.status
}

/** The provider's response may have been lost. Repeating the call with its idempotency key recovers the result. */
async function withRef(deps: Deps, attempt: Attempt): Promise<Attempt> {
  if (attempt.provider_ref !== null) return attempt
  await recoverProviderRef(deps, attempt)
  return (await findAttempt(deps.db, attempt.public_id)) ?? attempt
}

/** Reconciles a stale open attempt: looks it up if its edit is still open, otherwise closes it. */
export async function lookUpDifference(deps: Deps, attempt: Attempt): Promise<void> {
  const edit =
    attempt.edit_id === null ? undefined : await findPendingEdit(deps.db, attempt.edit_id)
  if (!edit || pendingEditState(edit, deps.clock.now()) !== 'open') {
    await closeAttempt(deps, attempt)
    return
  }
  await applyLookUp(deps, await withRef(deps, attempt))
}

/** Marks a pending edit as expired after closing its payment page. */
export async function expireDifference(deps: Deps, edit: PendingEditRow): Promise<void> {
  await closeDifference(deps, edit)
  await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, edit.order_id)
    const present = await findPendingEdit(tx, edit.id)
    if (!order || !present || present.ended_at || present.paid_at) return
    // The edit was sent again concurrently.
    if (present.expires_at > deps.clock.now()) return
    await endPendingEdit(deps, tx, { order, why: 'expired' })
  })
}

async function endAttempt({ db, clock }: Deps, attempt: Attempt): Promise<void> {
  const move = { from: OPEN_ATTEMPT_STATUSES, to: 'expired', at: clock.now() } as const
  await moveAttempt(db, attempt.id, move)
}

const isOpen = ({ status }: Attempt) => OPEN_ATTEMPT_STATUSES.some((open) => open === status)
