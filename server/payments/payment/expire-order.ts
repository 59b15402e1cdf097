import { hasBeenPaid } from '@/domain/order-state'
import { OPEN_ATTEMPT_STATUSES } from '@/domain/payment-moves'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { publish } from '@/server/kernel/events/subscriptions'
import { type OrderRow, insertEvent, lockOrder, updateOrder } from '@/server/orders'

import { applyProviderPayment } from './apply-look-up'
import { providerOf } from './provider-of'
import { findLatestAttempt, moveAttempt, type Attempt } from './queries'
import { returnHeld, returnMoney } from './return-payment'

/**
 * Ends an unpaid order. The provider's page is closed first: only then can the pieces be sold to others.
 * If it turns out to be paid, the order is settled instead. Money that arrived goes back.
 */
export async function expireOrder(deps: Deps, order: OrderRow): Promise<void> {
  const attempt = await findLatestAttempt(deps.db, order.id)
  // Captured money of an unpaid order is under review, accepted as a part or sent back: its page takes no more.
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
  // Its buyer has confirmed the email address, or somebody has decided, in this very moment.
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

/** The end of a review that nobody has decided: held money goes back, and an order that waits for it ends. */
export async function endReview(deps: Deps, order: OrderRow): Promise<void> {
  if (order.payment_state === 'unpaid') return expireOrder(deps, order)
  await deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    const locked = await lockOrder(tx, order.id)
    if (!locked?.needs_review || locked.payment_state === 'unpaid') return
    if (locked.review_ends_at === null || locked.review_ends_at > at) return
    const returned = await returnHeld(tx, locked, { reason: 'review-ended', at })
    // What else there is to look at in a paid order stays with people.
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
