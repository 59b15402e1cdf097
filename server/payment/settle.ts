import type { Db } from '../db/client'
import type { Deps } from '../deps'
import { buildBikes } from '../garage/build-bikes'
import { queueConfirmation } from '../mail/confirmation'
import type { ProviderPayment } from '../ports/payments'
import { consumeReservations, holdAgain, listReservations, reserveStock } from '../stock/queries'
import { crashPoint } from './crash-point'
import {
  insertEvent,
  insertPayment,
  lockOrder,
  moveAttempt,
  updateOrder,
  type Attempt,
  type OrderRow,
} from './queries'

type SettleDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'secret' | 'shopUrl'>

/**
 * The only way to a paid order. `proof` was fetched from the provider in this very call. Under a lock on
 * the order: compare, book the payment, pay the order, consume its stock, queue its mail. Repeats are quiet.
 * Money that does not fit (amount, currency, reference, a second payment, no stock left) is booked and
 * flagged for review; it is never taken for a payment of the order and never dropped.
 */
export async function settle(
  deps: SettleDeps,
  attempt: Attempt,
  proof: ProviderPayment,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, attempt.order_id)
    if (!order) throw new Error(`Attempt ${attempt.public_id} has no order.`)
    const mismatch = mismatchOf(attempt, proof)
    if (mismatch) return flag(deps, tx, { order, attempt, reason: mismatch })
    await book(deps, tx, { order, attempt, proof })
    crashPoint('before-settle-commit')
  })
  crashPoint('after-settle-commit')
}

function mismatchOf(attempt: Attempt, proof: ProviderPayment): string | null {
  if (proof.paymentId === null) return 'no-payment-id'
  if (proof.reference !== attempt.public_id) return 'reference-differs'
  if (proof.currency !== attempt.currency) return 'currency-differs'
  if (proof.amount !== attempt.amount_cents) return 'amount-differs'
  return null
}

interface Booking {
  order: OrderRow
  attempt: Attempt
  proof: ProviderPayment
}

async function book(deps: SettleDeps, tx: Db, { order, attempt, proof }: Booking): Promise<void> {
  const at = deps.clock.now()
  const isNew = await insertPayment(tx, {
    orderId: order.id,
    attemptId: attempt.id,
    provider: attempt.provider,
    paymentId: proof.paymentId ?? '',
    amount: proof.amount,
    currency: proof.currency,
    at,
  })
  if (!isNew) return
  const from = [
    'created',
    'redirected',
    'processing',
    'unknown',
    'failed',
    'expired',
    'cancelled',
  ] as const
  await moveAttempt(tx, attempt.id, { from, to: 'captured', at, failureCode: null })
  if (order.status !== 'pending_payment' && order.status !== 'expired') {
    return flag(deps, tx, { order, attempt, reason: 'paid-twice' })
  }
  if (order.status === 'expired' && !(await takeStockAgain(tx, order.id))) {
    return flag(deps, tx, { order, attempt, reason: 'paid-after-expiry-without-stock' })
  }
  await consumeReservations(tx, order.id)
  await updateOrder(tx, order.id, { status: 'paid', paid_at: at })
  await insertEvent(tx, order.id, { kind: 'paid', at, detail: { provider: attempt.provider } })
  const late = await buildBikes(tx, order, at)
  if (late.length > 0) await flag(deps, tx, { order, attempt, reason: 'upgrade-too-late' })
  await queueConfirmation(deps, tx, order)
}

async function takeStockAgain(tx: Db, orderId: number): Promise<boolean> {
  const needs = await listReservations(tx, orderId)
  // A savepoint: pieces taken before the one that is short are given back.
  const short = await tx
    .transaction(async (inner) => {
      const missing = await reserveStock(inner, needs)
      if (missing !== null) throw new Short()
      return false
    })
    .catch((error: unknown) => {
      if (error instanceof Short) return true
      throw error
    })
  if (short) return false
  await holdAgain(tx, orderId)
  return true
}

class Short extends Error {}

interface Flag {
  order: OrderRow
  attempt: Attempt
  reason: string
}

async function flag(deps: SettleDeps, tx: Db, { order, attempt, reason }: Flag): Promise<void> {
  deps.log.error(
    { order: order.number, attempt: attempt.public_id, reason },
    'payment needs review',
  )
  if (order.needs_review) return
  await updateOrder(tx, order.id, { needs_review: true })
  await insertEvent(tx, order.id, {
    kind: 'payment_review',
    at: deps.clock.now(),
    detail: { reason },
  })
}
