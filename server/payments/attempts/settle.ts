import { amountDue } from '@/domain/shop/orders/amount-due'
import { addCents, subtractCents, ZERO } from '@/domain/kit/money'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { crashPoint } from '@/server/kernel/ports/crash-point'
import type { ProviderPayment } from '@/server/kernel/ports/payments'
import { bookCash } from '@/server/ledger'
import { type OrderRow, flagOrder, insertEvent, lockOrder, updateOrder } from '@/server/orders'

import { payOrder, reacquireHolds } from './pay-order'
import {
  insertPayment,
  markPayment,
  moveAttempt,
  type Attempt,
  type PaymentRow,
} from '@/server/payments/books/queries'
import { queueRefund } from '@/server/payments/refunds/refund-queue'
import { returnPayment } from '@/server/payments/refunds/return-payment'
import { applyDifference } from './apply-difference'

/**
 * Settles a payment that was fetched in this call, under the order's lock. Idempotent. Surplus is refunded; a
 * mismatch of amount, currency or reference is left for staff.
 */
export async function settle(deps: Deps, attempt: Attempt, proof: ProviderPayment): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await settleIn(deps, tx, { attempt, proof })
    crashPoint('before-settle-commit')
  })
  crashPoint('after-settle-commit')
}

/** Like `settle`, in the caller's transaction. */
export async function settleIn(
  deps: Deps,
  tx: Db,
  { attempt, proof }: Omit<PaymentBooking, 'order'>,
): Promise<void> {
  const order = await lockOrder(tx, attempt.order_id)
  if (!order) throw new Error(`Attempt ${attempt.public_id} has no order.`)
  await book(deps, tx, { order, attempt, proof })
}

function findMismatch(attempt: Attempt, proof: ProviderPayment): string | null {
  if (proof.isForeign) return 'account-differs'
  if (proof.paymentId === null) return 'no-payment-id'
  if (proof.reference !== attempt.public_id) return 'reference-differs'
  return null
}

/** Compares with the order's due amount, since the attempt may predate the order's last payment. */
function misfitOf(order: OrderRow, proof: ProviderPayment): string | null {
  if (proof.currency !== order.currency) return 'currency-differs'
  // A buyer may transfer more than is due; the excess is refunded.
  if (proof.isTransfer && proof.amount > amountDue(order)) return null
  if (proof.amount !== amountDue(order)) return 'amount-differs'
  return null
}

interface PaymentBooking {
  order: OrderRow
  attempt: Attempt
  proof: ProviderPayment
}

interface BookedPayment extends PaymentBooking {
  payment: PaymentRow
}

async function book(deps: Deps, tx: Db, booking: PaymentBooking): Promise<void> {
  const { order, attempt, proof } = booking
  // A payment to a different account or with a different reference isn't for this order.
  const doubt = findMismatch(attempt, proof)
  if (doubt) return flagOrder(deps, tx, { order, reason: doubt })
  const at = deps.clock.now()
  const payment = await insertPayment(tx, {
    orderId: order.id,
    attemptId: attempt.id,
    provider: attempt.provider,
    paymentId: proof.paymentId ?? '',
    amount: proof.amount,
    currency: proof.currency,
    at,
  })
  if (!payment) return
  await bookCash(tx, {
    kind: 'payment',
    provider: attempt.provider,
    amount: proof.currency === 'USD' ? proof.amount : ZERO,
    orderId: order.id,
    cause: `payment-${payment.id}`,
  })
  if (isPart(booking)) return bookPart(deps, tx, booking)
  await moveAttempt(tx, attempt.id, { from: NOT_CAPTURED, to: 'captured', at, failureCode: null })
  await allocatePayment(deps, tx, { ...booking, payment })
}

async function allocatePayment(deps: Deps, tx: Db, booked: BookedPayment): Promise<void> {
  const { order, attempt, payment } = booked
  if (attempt.edit_id !== null)
    return allocateDifference(deps, tx, { ...booked, id: attempt.edit_id })
  const surplus = surplusOf(order)
  if (surplus) return sendBack(deps, tx, { ...booked, reason: surplus })
  const misfit = misfitOf(order, booked.proof)
  if (misfit) {
    await markPayment(tx, payment.id, 'review')
    return flagOrder(deps, tx, { order, reason: misfit })
  }
  const missing = order.payment_state === 'expired' ? await reacquireHolds(tx, order) : null
  if (missing) {
    return sendBack(deps, tx, { ...booked, reason: `paid-after-expiry-without-${missing}` })
  }
  await returnExcess(deps, tx, booked)
  await payOrder(deps, tx, { order, amount: amountDue(order), provider: attempt.provider })
}

/** Applies the change that the difference pays for; refunds the payment if this fails. */
async function allocateDifference(
  deps: Deps,
  tx: Db,
  booked: BookedPayment & { id: number },
): Promise<void> {
  const { order, payment, proof, id } = booked
  const refused = await applyDifference(deps, tx, { order, id, proof })
  if (refused === null) return
  if (refused !== 'amount-differs') return sendBack(deps, tx, { ...booked, reason: refused })
  await markPayment(tx, payment.id, 'review')
  await flagOrder(deps, tx, { order, reason: refused })
}

const NOT_CAPTURED = [
  'created',
  'redirected',
  'processing',
  'unknown',
  'failed',
  'expired',
  'cancelled',
] as const

/** Returns whether a transfer for an unpaid order is less than the amount due. */
function isPart({ order, proof }: PaymentBooking): boolean {
  if (!proof.isTransfer || proof.currency !== order.currency) return false
  return order.payment_state === 'unpaid' && proof.amount < amountDue(order)
}

/** Books a partial transfer and extends the hold as for a new transfer. */
async function bookPart(
  deps: Deps,
  tx: Db,
  { order, attempt, proof }: PaymentBooking,
): Promise<void> {
  const at = deps.clock.now()
  const holdMs = deps.providers.find(({ id }) => id === attempt.provider)?.holdMs ?? 0
  const until = Math.max(order.expires_at?.getTime() ?? 0, at.getTime() + holdMs)
  await updateOrder(tx, order.id, {
    paid_cents: addCents(order.paid_cents, proof.amount),
    expires_at: new Date(until),
  })
  const detail = { amount_cents: proof.amount }
  await insertEvent(tx, order.id, { kind: 'payment_part', at, detail })
}

/** Returns why an order needs no more money, or null while it does, even after it has expired. */
function surplusOf({ payment_state, fulfillment_state }: OrderRow): string | null {
  if (payment_state === 'unpaid' || payment_state === 'expired') return null
  return fulfillment_state === 'cancelled' ? 'paid-after-cancellation' : 'paid-twice'
}

async function returnExcess(deps: Deps, tx: Db, { order, payment, proof }: BookedPayment) {
  const excess = subtractCents(proof.amount, amountDue(order))
  if (excess <= 0) return
  const at = deps.clock.now()
  await insertEvent(tx, order.id, { kind: 'payment_excess', at, detail: { amount_cents: excess } })
  await queueRefund(tx, {
    order_id: order.id,
    payment_id: payment.id,
    cause: `excess-${payment.id}`,
    is_surplus: true,
    amount_cents: excess,
    reason: 'paid-too-much',
    created_at: at,
    next_attempt_at: at,
  })
}

async function sendBack(
  deps: Deps,
  tx: Db,
  { order, attempt, payment, reason }: BookedPayment & { reason: string },
): Promise<void> {
  const at = deps.clock.now()
  deps.log.warn({ order: order.number, attempt: attempt.public_id, reason }, 'payment goes back')
  await insertEvent(tx, order.id, { kind: 'payment_surplus', at, detail: { reason } })
  await returnPayment(tx, payment, { reason, at })
}
