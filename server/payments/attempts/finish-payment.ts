import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { deriveKey, isSameSecret, sha256 } from '@/server/kernel/ports/ids'
import { differencePath, findOrder, findPendingEdit } from '@/server/orders'
import { applyLookUp } from './apply-look-up'
import { recoverProviderRef } from './open-payment'
import { differenceStateOf, paymentStateOf } from './payment-state'
import { findAttempt, findPaymentOf, type Attempt } from '@/server/payments/books/queries'
import { transferOf } from './transfer-of'

/**
 * Finishes a payment by its state at the provider, without trusting the return page. Idempotent.
 * @throws DomainError payment_not_found for an unknown attempt or a wrong token
 */
export async function finishPayment(deps: Deps, attemptId: string, token: string) {
  const attempt = await findAttempt(deps.db, attemptId)
  if (!attempt || !isSameSecret(sha256(token), attempt.return_token_hash)) {
    throw new DomainError('payment_not_found', 'No such attempt and token.')
  }
  return finish(deps, attempt)
}

/**
 * Handles the return from a card page (spec §7: call-back/{id}?session_id) or from PayPal
 * (call-back-pay-pal/{id}?token). The page's id proves that this browser opened it.
 * @param provider provider whose callback it is
 * @param ref the provider's id of the page
 * @throws DomainError payment_not_found for an unknown attempt, a different provider or a wrong id
 */
export async function finishAtProvider(
  deps: Deps,
  { provider, attemptId, ref }: { provider: string; attemptId: string; ref: string },
) {
  const attempt = await findAttempt(deps.db, attemptId)
  const isOfProvider = attempt?.provider === provider
  const known = attempt && isOfProvider ? await withRef(deps, attempt) : undefined
  if (!known?.provider_ref || !isSameSecret(ref, known.provider_ref)) {
    throw new DomainError('payment_not_found', 'No such attempt and page.')
  }
  return finish(deps, known)
}

/** The process may have crashed after opening the page, before its id was stored. */
async function withRef(deps: Deps, attempt: Attempt): Promise<Attempt | undefined> {
  if (attempt.provider_ref !== null) return attempt
  await recoverProviderRef(deps, attempt).catch((error: unknown) => {
    deps.log.warn({ err: error, attempt: attempt.public_id }, 'page not found again')
  })
  return findAttempt(deps.db, attempt.public_id)
}

async function finish(deps: Deps, attempt: Attempt) {
  await applyLookUp(deps, attempt).catch((error: unknown) => {
    // Return the order's current state; the reconciler retries the look-up.
    deps.log.warn({ err: error, attempt: attempt.public_id }, 'look-up failed')
  })
  const [order, latest] = await Promise.all([
    findOrder(deps.db, attempt.order_id),
    findAttempt(deps.db, attempt.public_id),
  ])
  if (!order || !latest) throw new Error(`Attempt ${attempt.public_id} lost its order.`)
  return {
    order_number: order.number,
    // The token proves that this browser opened the payment, so it may see the order.
    order_key: deriveKey(deps.secret, 'order', order.number),
    ...(latest.edit_id === null
      ? { status: paymentStateOf(order, latest), difference_path: null }
      : await differenceOf(deps, { ...latest, edit_id: latest.edit_id })),
    transfer: transferOf(deps, order, latest),
  }
}

async function differenceOf(deps: Deps, attempt: Attempt & { edit_id: number }) {
  const [edit, payment] = await Promise.all([
    findPendingEdit(deps.db, attempt.edit_id),
    findPaymentOf(deps.db, attempt.id),
  ])
  if (!edit) throw new Error(`Attempt ${attempt.public_id} lost its edit.`)
  const status = differenceStateOf(edit, { attempt, payment, now: deps.clock.now() })
  return { status, difference_path: differencePath(deps, edit.id) }
}
