import { hasBeenPaid } from '@/domain/order-state'

import { returnCredit } from '../credits/transfer'
import type { Db } from '../db/client'
import { OPEN_ATTEMPT_STATUSES } from '../db/schema/payments'
import type { Deps } from '../deps'
import { queueOrderEnded } from '../mail/order-mails'
import { applyProviderPayment } from '../payment/apply-look-up'
import { providerOf } from '../payment/open-payment'
import { findLatestAttempt, moveAttempt, type Attempt } from '../payment/queries'
import { insertEvent, lockOrder, updateOrder, type OrderRow } from '../orders/queries'
import { returnHeld, returnMoney } from '../payment/return-payment'
import { queueReviewNotice } from '../payment/review-notice'
import { releaseUse } from '../promo/uses'
import { releaseReservations } from '../stock/queries'

/**
 * Ends an unpaid order. The provider's page is closed first: only then can the pieces be sold to others.
 * If it turns out to be paid, the order is settled instead. Money that arrived goes back.
 */
export async function expireOrder(deps: Deps, order: OrderRow): Promise<void> {
  const attempt = await findLatestAttempt(deps.db, order.id)
  if (attempt?.provider_ref) {
    const payment = await providerOf(deps, attempt).expire(attempt.provider_ref)
    if (payment) await applyProviderPayment(deps, attempt, payment)
    if (payment?.status === 'processing') return
    // Of an order under review, this is the very money that waits.
    if (payment?.status === 'paid' && !order.needs_review) return
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
  await releaseReservations(tx, order.id)
  await releaseUse(tx, order.id)
  await returnCredit(tx, order.id)
  const returned = await returnMoney(tx, order, { reason: 'expired', at })
  await updateOrder(tx, order.id, { payment_state: 'expired', fulfillment_state: 'cancelled' })
  const unmatched = order.needs_review ? 'review_expired' : 'expired_in_part'
  const kind = returned > 0 ? unmatched : 'expired'
  await insertEvent(tx, order.id, { kind, at, detail: { returned_cents: returned } })
  await queueOrderEnded(deps, tx, { order, how: 'expired', returned })
  if (order.needs_review) await queueReviewNotice(deps, tx, { order, returned })
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
    await queueReviewNotice(deps, tx, { order: locked, returned })
  })
}
