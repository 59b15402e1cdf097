import type { Deps } from '../deps'
import { DomainError } from '../http/domain-error'
import { deriveKey, isSameSecret, sha256 } from '../ports/ids'
import { applyLookUp } from './apply-look-up'
import { paymentStateOf } from './payment-state'
import { findAttempt, findOrder } from './queries'

/**
 * The buyer is back from the payment page. What the page says is not believed: the provider is asked and
 * the same books are written as by the reconciler. Any number of repeats answer the same.
 * @throws DomainError payment_not_found for an unknown attempt and for a wrong token alike
 */
export async function finishPayment(deps: Deps, attemptId: string, token: string) {
  const attempt = await findAttempt(deps.db, attemptId)
  if (!attempt || !isSameSecret(sha256(token), attempt.return_token_hash)) {
    throw new DomainError('payment_not_found', 'No such attempt and token.')
  }
  await applyLookUp(deps, attempt).catch((error: unknown) => {
    // The buyer is told where the order stands; the reconciler asks the provider again.
    deps.log.warn({ err: error, attempt: attempt.public_id }, 'look-up failed')
  })
  const [order, latest] = await Promise.all([
    findOrder(deps.db, attempt.order_id),
    findAttempt(deps.db, attemptId),
  ])
  if (!order || !latest) throw new Error(`Attempt ${attemptId} lost its order.`)
  return {
    order_number: order.number,
    // The token proves that this browser opened the payment, so it may see the order.
    order_key: deriveKey(deps.secret, 'order', order.number),
    status: paymentStateOf(order, latest),
  }
}
