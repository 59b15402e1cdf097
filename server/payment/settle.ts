import { amountDue } from '@/domain/amount-due'
import { addCents, ZERO } from '@/domain/money'

import { bookCash } from '../credits/cash'
import { CreditShort, spendCredit } from '../credits/transfer'
import type { Db } from '../db/client'
import type { Deps } from '../deps'
import { issueInvoice } from '../documents/issue'
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
  markPayment,
  lockOrder,
  moveAttempt,
  updateOrder,
  type Attempt,
  type OrderRow,
  type PaymentRow,
} from './queries'
import { queueRefund } from './refund-queue'

type SettleDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'secret' | 'shopUrl' | 'seller' | 'providers'>

/**
 * The only way to a paid order. `proof` was fetched from the provider in this very call. Under a lock on
 * the order: compare, book the payment, pay the order, consume its stock, queue its mail. Repeats are quiet.
 * Money is never dropped: what nobody needs any more (paid twice, paid too late) goes back by itself, and what
 * does not fit (amount, currency, reference) waits for a person.
 */
export async function settle(
  deps: SettleDeps,
  attempt: Attempt,
  proof: ProviderPayment,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, attempt.order_id)
    if (!order) throw new Error(`Attempt ${attempt.public_id} has no order.`)
    await book(deps, tx, { order, attempt, proof })
    crashPoint('before-settle-commit')
  })
  crashPoint('after-settle-commit')
}

function doubtOf(attempt: Attempt, proof: ProviderPayment): string | null {
  if (proof.isForeign) return 'account-differs'
  if (proof.paymentId === null) return 'no-payment-id'
  if (proof.reference !== attempt.public_id) return 'reference-differs'
  return null
}

/** The order says what was to be paid: an attempt may be older than what its order has got since. */
function misfitOf(order: OrderRow, proof: ProviderPayment): string | null {
  if (proof.currency !== order.currency) return 'currency-differs'
  if (proof.amount !== amountDue(order)) return 'amount-differs'
  return null
}

interface Booking {
  order: OrderRow
  attempt: Attempt
  proof: ProviderPayment
}

async function book(deps: SettleDeps, tx: Db, booking: Booking): Promise<void> {
  const { order, attempt, proof } = booking
  // Money on another account, or of another payment, is none of ours.
  const doubt = doubtOf(attempt, proof)
  if (doubt) return flag(deps, tx, { ...booking, reason: doubt })
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
  await moveAttempt(tx, attempt.id, { from: NOT_CAPTURED, to: 'captured', at, failureCode: null })
  const surplus = surplusOf(order)
  if (surplus) return sendBack(deps, tx, { ...booking, payment, reason: surplus })
  const misfit = misfitOf(order, proof)
  if (misfit) return hold(deps, tx, { ...booking, payment, reason: misfit })
  const missing = order.payment_state === 'expired' ? await takeAgain(tx, order) : null
  if (!missing) return pay(deps, tx, booking, at)
  const reason = `paid-after-expiry-without-${missing}`
  await sendBack(deps, tx, { ...booking, payment, reason })
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

async function pay(deps: SettleDeps, tx: Db, booking: Booking, at: Date): Promise<void> {
  const { order, attempt, proof } = booking
  await consumeReservations(tx, order.id)
  if (order.payment_state === 'unpaid') await keepUse(tx, order.id)
  const change = {
    payment_state: 'paid',
    fulfillment_state: 'to_build',
    paid_cents: addCents(order.paid_cents, proof.amount),
    paid_at: at,
  } as const
  await updateOrder(tx, order.id, change)
  await insertEvent(tx, order.id, { kind: 'paid', at, detail: { provider: attempt.provider } })
  const late = await buildBikes(tx, order, at)
  if (late.length > 0) await flag(deps, tx, { ...booking, reason: 'upgrade-does-not-fit' })
  const paid: OrderRow = { ...order, ...change }
  await queueConfirmation(deps, tx, paid)
  await issueGiftCards(deps, tx, paid)
  // Last: invoices wait for each other until the commit.
  await issueInvoice(deps, tx, paid)
}

/** Why an order needs no money anymore; null while it does, also after it expired. */
function surplusOf({ payment_state, fulfillment_state }: OrderRow): string | null {
  if (payment_state === 'unpaid' || payment_state === 'expired') return null
  return fulfillment_state === 'cancelled' ? 'paid-after-cancellation' : 'paid-twice'
}

interface Odd extends Booking {
  payment: PaymentRow
  reason: string
}

/** Another amount or currency than asked for: a person decides. */
async function hold(deps: SettleDeps, tx: Db, odd: Odd): Promise<void> {
  await markPayment(tx, odd.payment.id, 'review')
  await flag(deps, tx, odd)
}

/** The whole of it goes back; the worker sends it. */
async function sendBack(deps: SettleDeps, tx: Db, { order, attempt, payment, reason }: Odd) {
  const at = deps.clock.now()
  deps.log.warn({ order: order.number, attempt: attempt.public_id, reason }, 'payment goes back')
  await markPayment(tx, payment.id, 'surplus')
  await insertEvent(tx, order.id, { kind: 'payment_surplus', at, detail: { reason } })
  await queueRefund(tx, {
    order_id: order.id,
    payment_id: payment.id,
    cause: `surplus-${payment.id}`,
    amount_cents: payment.amount_cents,
    reason,
    created_at: at,
    next_attempt_at: at,
  })
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
  // Said once: every later look at the same payment finds the same.
  if (order.needs_review) return
  deps.log.warn({ order: order.number, attempt: attempt.public_id, reason }, 'payment needs review')
  await updateOrder(tx, order.id, { needs_review: true })
  await insertEvent(tx, order.id, {
    kind: 'payment_review',
    at: deps.clock.now(),
    detail: { reason },
  })
}
