import { hasBeenPaid } from '@/domain/shop/orders/order-state'
import { OPEN_ATTEMPT_STATUSES } from '@/domain/shop/payment/payment-moves'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { publish } from '@/server/kernel/events/subscriptions'
import { type OrderRow, insertEvent, lockOrder, updateOrder } from '@/server/orders'

import { applyProviderPayment } from './apply-look-up'
import { providerOf } from '@/server/payments/providers/provider-of'
import { findLatestAttempt, moveAttempt, type Attempt } from '@/server/payments/books/queries'
import { returnHeld, returnMoney } from '@/server/payments/refunds/return-payment'

/** Closes the payment page before the units can be resold; settles the order if it has been paid. */
export async function expireOrder(deps: Deps, order: OrderRow): Promise<void> {
  const attempt = await findLatestAttempt(deps.db, order.id)
  // A captured attempt of an unpaid order is under review, partly accepted or sent back: its page takes no more
  // money.
  if (attempt?.provider_ref && attempt.status !== 'captured') {
    const payment = await providerOf(deps, attempt).expire(attempt.provider_ref)
    if (payment) await applyProviderPayment(deps, attempt, payment)
    if (payment?.status === 'processing' || payment?.status === 'paid') return
  }
  await deps.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, order.id)
    if (locked?.payment_state === 'unpaid') await expire(deps, tx, { order: locked, attempt })
  })
}

async function expire(
  deps: Deps,
  tx: Db,
  { order, attempt }: { order: OrderRow; attempt: Attempt | undefined },
): Promise<void> {
  const at = deps.clock.now()
  // The buyer confirmed the email address or staff decided concurrently, so don't expire it now.
  const until = order.needs_review ? order.review_ends_at : order.expires_at
  if (until === null || until > at) return
  if (attempt) await moveAttempt(tx, attempt.id, { from: OPEN_ATTEMPT_STATUSES, to: 'expired', at })
  const returned = await returnMoney(tx, order, { reason: 'expired', at })
  await publish(deps, tx, { name: 'OrderExpired', order, returned, at })
  await updateOrder(tx, order.id, { payment_state: 'expired', fulfillment_state: 'cancelled' })
  const unmatched = order.needs_review ? 'review_expired' : 'expired_in_part'
  const kind = returned > 0 ? unmatched : 'expired'
  await insertEvent(tx, order.id, { kind, at, detail: { returned_cents: returned } })
  if (order.needs_review) await publish(deps, tx, { name: 'ReviewExpired', order, returned })
}

/** Ends a review that wasn't decided in time: returns held money and expires an unpaid order. */
export async function endReview(deps: Deps, order: OrderRow): Promise<void> {
  if (order.payment_state === 'unpaid') return expireOrder(deps, order)
  await deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    const locked = await lockOrder(tx, order.id)
    if (!locked?.needs_review || locked.payment_state === 'unpaid') return
    if (locked.review_ends_at === null || locked.review_ends_at > at) return
    const returned = await returnHeld(tx, locked, { reason: 'review-ended', at })
    // If nothing was returned, a paid order is under review for another reason, which staff decide.
    await updateOrder(tx, order.id, {
      needs_review: hasBeenPaid(locked) && returned === 0,
      review_ends_at: null,
    })
    await insertEvent(tx, order.id, {
      kind: 'review_expired',
      at,
      detail: { returned_cents: returned },
    })
    await publish(deps, tx, { name: 'ReviewExpired', order: locked, returned })
  })
}
