import { subtractCents, type Cents } from '@/domain/money'

import { returnCredit } from '../credits/transfer'
import type { Db } from '../db/client'
import { OPEN_ATTEMPT_STATUSES } from '../db/schema/payments'
import type { Deps } from '../deps'
import { issueCreditNote } from '../documents/issue'
import { endCards } from '../gift-card/end-cards'
import { cancelOrderBikes, listConcernedBikes, lockConcernedBikes } from '../garage/queries'
import { takeUpgradeBack } from '../garage/upgrades'
import type { Caller } from '../http/caller'
import { DomainError } from '../http/domain-error'
import { queueOrderEnded, queueRefundMail } from '../mail/order-mails'
import { applyProviderPayment } from '../payment/apply-look-up'
import { providerOf } from '../payment/open-payment'
import {
  findLatestAttempt,
  insertEvent,
  listPayments,
  lockOrder,
  moveAttempt,
  updateOrder,
  type Attempt,
  type OrderRow,
} from '../payment/queries'
import { refundedOf } from '../payment/refund-queries'
import { queueRefund } from '../payment/refund-queue'
import { sendRefund } from '../payment/send-refund'
import { releaseUse } from '../promo/uses'
import { releaseReservations, restock } from '../stock/queries'
import { cancelFault } from './cancel-fault'
import { ownOrderAnswer } from './own-orders'
import { requireOwnOrder } from './require-order'

/**
 * Cancels an order that the factory has not begun. Of an unpaid one the payment page is closed first; should it
 * be paid in that very moment, it is settled and cancelled as a paid one. Stock, credit and money go back. Twice
 * is quiet.
 * @throws DomainError order_not_found, order_not_cancellable
 */
export async function cancelOrder(deps: Deps, caller: Caller, number: string) {
  const own = { userId: caller.userId, number }
  await endOrder(deps, await requireOwnOrder(deps, own))
  return ownOrderAnswer(deps, await requireOwnOrder(deps, own))
}

/**
 * Ends an order for its buyer, or for the shop with a note of who and why.
 * @throws DomainError order_not_cancellable, payment_provider_unreachable
 */
export async function endOrder(deps: Deps, order: OrderRow, note?: EndNote): Promise<void> {
  // Before its page is closed: what happens to money that arrived is another decision.
  if (note?.isUnpaidOnly && order.needs_review) refuseUnlessUnpaid(order)
  const attempt = await findLatestAttempt(deps.db, order.id)
  if (order.status === 'pending_payment') await closePage(deps, attempt)
  const refundIds = await deps.db.transaction((tx) => end(deps, tx, { order, attempt, note }))
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
}

async function closePage(deps: Deps, attempt: Attempt | undefined): Promise<void> {
  if (!attempt?.provider_ref) return
  const provider = providerOf(deps, attempt)
  const payment = await provider.expire(attempt.provider_ref).catch((error: unknown) => {
    deps.log.warn({ err: error, attempt: attempt.public_id }, 'payment page not closed')
    throw new DomainError('payment_provider_unreachable', `${provider.id} gave no answer.`)
  })
  if (payment) await applyProviderPayment(deps, attempt, payment)
  if (payment?.status !== 'processing') return
  throw new DomainError('order_not_cancellable', 'A payment is in flight.', {
    message: 'Your payment is processing. You can cancel the order once that’s done.',
  })
}

interface Ending {
  order: OrderRow
  attempt: Attempt | undefined
  note: EndNote | undefined
}

/** @returns the refunds to be sent */
async function end(deps: Deps, tx: Db, { order, attempt, note }: Ending): Promise<number[]> {
  const at = deps.clock.now()
  const locked = await lockOrder(tx, order.id)
  if (!locked || locked.status === 'cancelled') return []
  if (note?.isUnpaidOnly) refuseUnlessUnpaid(locked)
  if (attempt) {
    await moveAttempt(tx, attempt.id, { from: OPEN_ATTEMPT_STATUSES, to: 'cancelled', at })
  }
  // Gift cards, stock, promotion, credit, bikes: everywhere in this order, so that two orders never wait for each other.
  await endCards(tx, order.id)
  if (locked.status === 'paid') await restock(tx, order.id)
  else await releaseReservations(tx, order.id)
  // A paid order keeps its use: its owner has decided against it.
  if (locked.status !== 'paid') await releaseUse(tx, order.id)
  await returnCredit(tx, order.id)
  await endBikes(tx, locked, at)
  await updateOrder(tx, order.id, { status: 'cancelled', cancelled_at: at })
  const detail = note ? { by: note.by, reason: note.reason } : {}
  await insertEvent(tx, order.id, { kind: note ? 'cancelled_by_shop' : 'cancelled', at, detail })
  await queueOrderEnded(deps, tx, { order: locked, how: 'cancelled' })
  if (locked.status !== 'paid') return []
  const ids = await bookRefunds(tx, locked, at)
  await documentCredit(deps, tx, locked)
  return ids
}

/** @throws DomainError order_not_cancellable */
function refuseUnlessUnpaid({ status, needs_review }: OrderRow): void {
  if (status === 'pending_payment' && !needs_review) return
  throw new DomainError('order_not_cancellable', `The order is ${status}.`, {
    message: needs_review
      ? 'Money has arrived for this order and is under review. Please decide about the payment first.'
      : 'Only an unpaid order can be canceled here.',
  })
}

/** The credit of a paid order is back with its buyer at once; money follows by its provider. */
async function documentCredit(deps: Deps, tx: Db, order: OrderRow): Promise<void> {
  const amount = order.credit_cents
  if (amount === 0) return
  await queueRefundMail(deps, tx, { order, refundId: 'credit', amount, to: 'credit' })
  await issueCreditNote(deps, tx, { order, credit: { cause: `credit-${order.id}`, amount } })
}

/** @throws DomainError order_not_cancellable, which takes back what was done before */
async function endBikes(tx: Db, order: OrderRow, at: Date): Promise<void> {
  await lockConcernedBikes(tx, order.id)
  const fault = await cancelFault(tx, order)
  if (fault !== null) {
    throw new DomainError('order_not_cancellable', `The order is ${order.status}.`, {
      message: fault,
    })
  }
  const bikes = order.status === 'paid' ? await listConcernedBikes(tx, order.id) : []
  for (const { bike } of bikes) await takeUpgradeBack(tx, bike, order.id)
  await cancelOrderBikes(tx, order.id, at)
}

async function bookRefunds(tx: Db, order: OrderRow, at: Date): Promise<number[]> {
  const back = await refundedOf(tx, order.id, ['pending', 'succeeded'])
  let left: Cents = subtractCents(subtractCents(order.total_cents, order.credit_cents), back)
  const ids: number[] = []
  for (const payment of await listPayments(tx, order.id)) {
    const amount = Math.min(left, payment.amount_cents) as Cents
    if (amount <= 0) continue
    left = subtractCents(left, amount)
    const row = await queueRefund(tx, {
      order_id: order.id,
      payment_id: payment.id,
      cause: `cancel-${order.id}-${payment.id}`,
      amount_cents: amount,
      reason: 'cancelled',
      created_at: at,
      next_attempt_at: at,
    })
    if (row) ids.push(row.id)
  }
  return ids
}
