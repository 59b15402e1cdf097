import { cents, subtractCents, type Cents } from '@/domain/kit/money'
import type { Actor } from '@/domain/shop/orders/order-moves'
import { hasBeenPaid } from '@/domain/shop/orders/order-state'
import { OPEN_ATTEMPT_STATUSES } from '@/domain/shop/payment/payment-moves'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { publish } from '@/server/kernel/events/subscriptions'
import { creditSpentOn } from '@/server/ledger'
import { type OrderRow, insertEvent, lockOrder, updateOrder } from '@/server/orders'

import { closeOrderPage } from './close-page'
import { leftOf, moveRefundedOrder } from '@/server/payments/refunds/order-money'
import { planRefunds, spreadOf } from '@/server/payments/refunds/plan-refunds'
import { returnHeld, returnMoney } from '@/server/payments/refunds/return-payment'
import { findLatestAttempt, moveAttempt } from '@/server/payments/books/queries'
import { sendRefund } from '@/server/payments/refunds/send-refund'

/**
 * Cancels an order for its buyer or for the shop. Closes an unpaid order's payment page first; if it is paid
 * concurrently, it is settled, then canceled as paid. Returns stock, credit and money. Idempotent.
 * @throws DomainError order_not_cancellable, payment_provider_unreachable
 */
export async function endOrder(
  deps: Deps,
  order: OrderRow,
  { by, note }: { by: Actor; note?: EndNote },
): Promise<void> {
  // Check before closing the page: refunding received money is a separate decision.
  if (note?.isUnpaidOnly && order.needs_review) refuseUnlessUnpaid(order)
  // A decision based on outdated figures must not close the page.
  if (note?.guard && !(await note.guard(deps.db, order))) return
  if (order.payment_state === 'unpaid') await closeOrderPage(deps, order.id)
  const refundIds = await deps.db.transaction((tx) => endOrderIn(deps, tx, { order, by, note }))
  // Call providers outside of the transaction, not under a lock. The worker retries failures.
  for (const id of refundIds) {
    await sendRefund(deps, id).catch((error: unknown) => {
      deps.log.warn({ err: error, refund: id }, 'refund left to the worker')
    })
  }
}

/** Details stored with the order's event, not visible to the buyer. */
export interface EndNote {
  /** Public id of the administrator. */
  by: string
  reason: string
  /** Whether to reject the request if the order is paid concurrently. */
  isUnpaidOnly: boolean
  /** What goes back to the buyer, as staff saw it; another amount is rejected. Only for paid orders. */
  expected?: Cents | undefined
  /** Check repeated under the order's lock; if false, the order stays unchanged, without an error. */
  guard?: (tx: Db, order: OrderRow) => Promise<boolean>
}

interface EndOrderInput {
  order: OrderRow
  by: Actor
  note?: EndNote | undefined
}

/**
 * Like `endOrder` in a transaction; the worker sends the refunds. Close the payment page first.
 * @returns the ids of the refunds to send
 * @throws DomainError order_not_cancellable
 */
export async function endOrderIn(
  deps: Deps,
  tx: Db,
  { order, by, note }: EndOrderInput,
): Promise<number[]> {
  const at = deps.clock.now()
  const attempt = await findLatestAttempt(tx, order.id)
  const locked = await lockOrder(tx, order.id)
  if (!locked || isCancelled(locked)) return []
  if (note?.isUnpaidOnly) refuseUnlessUnpaid(locked)
  if (note?.guard && !(await note.guard(tx, locked))) return []
  const { left, credit: paidCredit } = await endingMoney(tx, locked)
  if (note?.expected !== undefined) refuseOther(locked, left, note.expected)
  if (attempt) {
    await moveAttempt(tx, attempt.id, { from: OPEN_ATTEMPT_STATUSES, to: 'cancelled', at })
  }
  const isPaid = hasBeenPaid(locked)
  const credit = isPaid ? paidCredit : await creditSpentOn(tx, order.id)
  const returned = await (isPaid ? returnHeld : returnMoney)(tx, locked, {
    reason: 'cancelled',
    at,
  })
  await publish(deps, tx, { name: 'OrderCanceled', order: locked, by, credit, returned, at })
  await updateOrder(tx, order.id, {
    ...(!isPaid && { payment_state: 'void' }),
    fulfillment_state: 'cancelled',
    cancelled_at: at,
    ...(note?.guard && { needs_review: false, review_ends_at: null }),
  })
  const detail = note ? { by: note.by, reason: note.reason } : {}
  await insertEvent(tx, order.id, { kind: kindOf(note), at, detail })
  // The worker sends the refunds that `returnMoney` queued.
  if (!isPaid) return []
  const input = { amount: subtractCents(left, credit), cause: `cancel-${order.id}`, at }
  const { ids } = await planRefunds(tx, locked, { ...input, reason: 'cancelled' })
  await moveRefundedOrder(tx, order.id)
  if (credit > 0) {
    const back = {
      to: 'credit',
      id: 'credit',
      cause: `credit-${order.id}`,
      amount: credit,
    } as const
    await publish(deps, tx, { name: 'PaymentRefunded', order: locked, refund: back })
  }
  return ids
}

/** What goes back to the buyer of a paid order when it ends, and the part of it that is store credit. */
async function endingMoney(tx: Db, order: OrderRow): Promise<{ left: Cents; credit: Cents }> {
  const left = await leftOf(tx, order)
  return { left, credit: cents(Math.min(await creditSpentOn(tx, order.id), left)) }
}

/** Returns what goes back when a paid order ends, and where. `payment` is null for store credit. */
export async function previewEnd(tx: Db, order: OrderRow) {
  const { left, credit } = await endingMoney(tx, order)
  const { parts } = await spreadOf(tx, order, subtractCents(left, credit))
  return { total: left, goesTo: credit > 0 ? [...parts, { payment: null, amount: credit }] : parts }
}

function refuseOther(order: OrderRow, left: Cents, expected: Cents): void {
  if (!hasBeenPaid(order)) {
    throw new DomainError('order_not_cancellable', `The order is ${order.payment_state}.`)
  }
  if (left === expected) return
  throw new DomainError('refund_changed', `It is ${left} cents, not ${expected}.`)
}

function kindOf(note: EndNote | undefined): string {
  if (!note) return 'cancelled'
  if (note.expected !== undefined) return 'cancelled_refunded'
  return note.guard ? 'review_ended' : 'cancelled_by_shop'
}

function refuseUnlessUnpaid({ payment_state, needs_review }: OrderRow): void {
  if (payment_state === 'unpaid' && !needs_review) return
  throw new DomainError('order_not_cancellable', `The order is ${payment_state}.`, {
    message: needs_review
      ? 'Money has arrived for this order and is under review. Please decide about the payment first.'
      : 'Only an unpaid order can be canceled here.',
  })
}

/** Expired orders don't count, because the buyer didn't cancel them. */
function isCancelled({ payment_state, fulfillment_state }: OrderRow): boolean {
  return fulfillment_state === 'cancelled' && payment_state !== 'expired'
}
