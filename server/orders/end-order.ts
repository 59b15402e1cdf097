import { cents, subtractCents, type Cents } from '@/domain/money'
import type { Actor } from '@/domain/order-moves'
import { hasBeenPaid } from '@/domain/order-state'

import { creditKeptOf, returnCredit } from '../credits/transfer'
import type { Db } from '../db/client'
import { OPEN_ATTEMPT_STATUSES } from '../db/schema/payments'
import type { Deps } from '../deps'
import { issueCreditNote } from '../documents/issue'
import { endCards } from '../gift-card/end-cards'
import { cancelOrderBikes, listConcernedBikes, lockConcernedBikes } from '../garage/queries'
import { takeUpgradeBack } from '../garage/upgrades'
import { DomainError } from '../http/domain-error'
import { queueOrderEnded, queueRefundMail } from '../mail/order-mails'
import { closePage } from '../payment/close-page'
import { leftOf, moveRefundedOrder } from '../payment/order-money'
import { planRefunds } from '../payment/plan-refunds'
import { returnHeld, returnMoney } from '../payment/return-payment'
import { findLatestAttempt, moveAttempt, type Attempt } from '../payment/queries'
import { insertEvent, lockOrder, updateOrder, type OrderRow } from './queries'
import { sendRefund } from '../payment/send-refund'
import { releaseUse } from '../promo/uses'
import { releaseReservations, restock } from '../stock/queries'
import { cancelFault } from './cancel-fault'

/**
 * Cancels an order for its buyer or for the shop. Of an unpaid one the payment page is closed first; should it be
 * paid in that very moment, it is settled and cancelled as a paid one. Stock, credit and money go back. Twice is
 * quiet.
 * @throws DomainError order_not_cancellable, payment_provider_unreachable
 */
export async function endOrder(
  deps: Deps,
  order: OrderRow,
  { by, note }: { by: Actor; note?: EndNote },
): Promise<void> {
  // Before its page is closed: what happens to money that arrived is another decision.
  if (note?.isUnpaidOnly && order.needs_review) refuseUnlessUnpaid(order)
  const attempt = await findLatestAttempt(deps.db, order.id)
  if (order.payment_state === 'unpaid') await closePage(deps, attempt)
  const refundIds = await deps.db.transaction((tx) => end(deps, tx, { order, attempt, by, note }))
  // Outside of the transaction: no provider is called under a lock. The worker repeats what fails here.
  for (const id of refundIds) {
    await sendRefund(deps, id).catch((error: unknown) => {
      deps.log.warn({ err: error, refund: id }, 'refund left to the worker')
    })
  }
}

/** Kept with the order's event; its buyer does not see it. */
export interface EndNote {
  /** Public id of the administrator. */
  by: string
  reason: string
  /** Refuses an order that got its money in this very moment. */
  isUnpaidOnly: boolean
  /** Looks again under the lock of the order; false ends nothing, quietly. */
  guard?: (tx: Db, order: OrderRow) => Promise<boolean>
}

interface Ending {
  order: OrderRow
  attempt: Attempt | undefined
  by: Actor
  note: EndNote | undefined
}

/** @returns the refunds to be sent */
async function end(deps: Deps, tx: Db, { order, attempt, by, note }: Ending): Promise<number[]> {
  const at = deps.clock.now()
  const locked = await lockOrder(tx, order.id)
  if (!locked || isCancelled(locked)) return []
  if (note?.isUnpaidOnly) refuseUnlessUnpaid(locked)
  if (note?.guard && !(await note.guard(tx, locked))) return []
  if (attempt) {
    await moveAttempt(tx, attempt.id, { from: OPEN_ATTEMPT_STATUSES, to: 'cancelled', at })
  }
  const isPaid = hasBeenPaid(locked)
  const left = await leftOf(tx, locked)
  // Gift cards, stock, promotion, credit, bikes: everywhere in this order, so that two orders never wait for each other.
  await endCards(tx, order.id)
  await endStock(tx, locked)
  // A paid order keeps its use: its owner has decided against it.
  if (!isPaid) await releaseUse(tx, order.id)
  const kept = await creditKeptOf(tx, order.id)
  const credit = isPaid ? cents(Math.min(kept, left)) : kept
  await returnCredit(tx, order.id, credit)
  await endBikes(tx, { order: locked, by, at })
  await updateOrder(tx, order.id, {
    ...(!isPaid && { payment_state: 'void' }),
    fulfillment_state: 'cancelled',
    cancelled_at: at,
    ...(note?.guard && { needs_review: false, review_ends_at: null }),
  })
  const detail = note ? { by: note.by, reason: note.reason } : {}
  await insertEvent(tx, order.id, { kind: kindOf(note), at, detail })
  const back = { reason: 'cancelled', at }
  const returned = await (isPaid ? returnHeld : returnMoney)(tx, locked, back)
  await queueOrderEnded(deps, tx, { order: locked, how: 'cancelled', returned })
  // The worker sends what was returned.
  if (!isPaid) return []
  const wish = { amount: subtractCents(left, credit), cause: `cancel-${order.id}`, at }
  const { ids } = await planRefunds(tx, locked, { ...wish, reason: 'cancelled' })
  await moveRefundedOrder(tx, order.id)
  await documentCredit(deps, tx, { order: locked, amount: credit })
  return ids
}

function kindOf(note: EndNote | undefined): string {
  if (!note) return 'cancelled'
  return note.guard ? 'review_ended' : 'cancelled_by_shop'
}

/** @throws DomainError order_not_cancellable */
function refuseUnlessUnpaid({ payment_state, needs_review }: OrderRow): void {
  if (payment_state === 'unpaid' && !needs_review) return
  throw new DomainError('order_not_cancellable', `The order is ${payment_state}.`, {
    message: needs_review
      ? 'Money has arrived for this order and is under review. Please decide about the payment first.'
      : 'Only an unpaid order can be canceled here.',
  })
}

/** One that expired is none: its buyer did not cancel it. */
function isCancelled({ payment_state, fulfillment_state }: OrderRow): boolean {
  return fulfillment_state === 'cancelled' && payment_state !== 'expired'
}

/** What the factory has begun with is no stock anymore. */
async function endStock(tx: Db, order: OrderRow): Promise<void> {
  if (!hasBeenPaid(order)) return releaseReservations(tx, order.id)
  if (order.fulfillment_state === 'to_build' || !order.has_bike) await restock(tx, order.id)
}

/** The credit of a paid order is back with its buyer at once; money follows by its provider. */
async function documentCredit(
  deps: Deps,
  tx: Db,
  { order, amount }: { order: OrderRow; amount: Cents },
): Promise<void> {
  if (amount === 0) return
  await queueRefundMail(deps, tx, { order, refundId: 'credit', amount, to: 'credit' })
  await issueCreditNote(deps, tx, { order, credit: { cause: `credit-${order.id}`, amount } })
}

/** @throws DomainError order_not_cancellable, which takes back what was done before */
async function endBikes(
  tx: Db,
  { order, by, at }: { order: OrderRow; by: Actor; at: Date },
): Promise<void> {
  await lockConcernedBikes(tx, order.id)
  const fault = await cancelFault(tx, order, by)
  if (fault !== null) {
    const { payment_state, fulfillment_state } = order
    const detail = `The order is ${payment_state} and ${fulfillment_state}.`
    throw new DomainError('order_not_cancellable', detail, { message: fault })
  }
  const bikes = hasBeenPaid(order) ? await listConcernedBikes(tx, order.id) : []
  for (const { bike } of bikes) await takeUpgradeBack(tx, bike, order.id)
  await cancelOrderBikes(tx, order.id, at)
}
