import { CreditShort, spendCredit } from '../credits/transfer'
import type { Db } from '../db/client'
import type { Deps } from '../deps'
import { issueGiftCards } from '../gift-card/issue'
import { buildBikes } from '../garage/build-bikes'
import { queueConfirmation } from '../mail/confirmation'
import type { ProviderPayment } from '../ports/payments'
import { keepUse } from '../promo/uses'
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
  const missing = order.status === 'expired' ? await takeAgain(tx, order) : null
  if (missing !== null) {
    return flag(deps, tx, { order, attempt, reason: `paid-after-expiry-without-${missing}` })
  }
  await consumeReservations(tx, order.id)
  if (order.status === 'pending_payment') await keepUse(tx, order.id)
  await updateOrder(tx, order.id, { status: 'paid', paid_at: at })
  await insertEvent(tx, order.id, { kind: 'paid', at, detail: { provider: attempt.provider } })
  const late = await buildBikes(tx, order, at)
  if (late.length > 0) await flag(deps, tx, { order, attempt, reason: 'upgrade-does-not-fit' })
  await queueConfirmation(deps, tx, order)
  await issueGiftCards(deps, tx, order)
}

/** Takes what an expired order gave back: its pieces, its promotion, its credit. Answers what is missing. */
async function takeAgain(tx: Db, order: OrderRow): Promise<'stock' | 'credit' | null> {
  const needs = await listReservations(tx, order.id)
  // A savepoint: what was taken before the one that is short is given back.
  return tx
    .transaction(async (inner) => {
      if ((await reserveStock(inner, needs)) !== null) throw new StockShort()
      await holdAgain(inner, order.id)
      await keepUse(inner, order.id)
      await spendAgain(inner, order)
      return null
    })
    .catch((error: unknown) => {
      if (error instanceof StockShort) return 'stock'
      if (error instanceof CreditShort) return 'credit'
      throw error
    })
}

async function spendAgain(tx: Db, order: OrderRow): Promise<void> {
  if (order.credit_cents === 0) return
  // Its buyer has deleted the account, and the credit went with it.
  if (order.user_id === null) throw new CreditShort()
  const { id: orderId, user_id: userId, credit_cents: amount } = order
  await spendCredit(tx, { userId, orderId, amount })
}

class StockShort extends Error {}

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
