import type { ReviewAction, ReviewFault } from '@/domain/office/payment/payment-review'
import { addCents, type Cents } from '@/domain/kit/money'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import {
  type OrderRow,
  findOrderByNumber,
  insertEvent,
  lockOrder,
  updateOrder,
} from '@/server/orders'
import {
  endOrder,
  markPayment,
  payOrder,
  planRefunds,
  returnHeld,
  returnPayment,
  reacquireHolds,
} from '@/server/payments'

import { countAsSurplus, lastDecisionOf } from './review-queries'
import { heldFor, type HeldMoney } from './held-money'

/** Minimum time for the buyer to pay the remaining amount after a decision. */
const TIME_TO_PAY_MS = 24 * 3_600_000

const KIND = {
  accept: 'review_accepted',
  send_back: 'review_sent_back',
  close: 'review_closed',
  end: 'review_ended',
} as const satisfies Record<ReviewAction, string>

const FAULT: Record<ReviewFault, string> = {
  nothing_held: 'There’s no held payment. Close the review, or end the order.',
  money_held: 'There’s a held payment. Accept it or send it back.',
  not_needed: 'This order doesn’t need the payment. Please send it back.',
  currency_differs: 'This payment is in another currency. Please send it back.',
  too_little_for_expired:
    'This order has expired, and the payment doesn’t cover it. Please send the payment back.',
  stock_missing:
    'This order has expired, and its items are sold out. Please send the payment back.',
  credit_missing:
    'This order has expired, and the buyer’s store credit is spent. Please send the payment back.',
}

export interface Decision {
  number: string
  action: ReviewAction
  reason: string
  /** Amount that the admin saw, in cents. */
  held: Cents
  /** Public id of the admin. */
  by: string
}

/**
 * Decides on an order under review, under its lock; only the first decision counts. Recomputes all amounts.
 * @throws DomainError order_not_found, review_closed, review_changed, review_refused, order_disputed,
 * order_not_cancellable, payment_provider_unreachable
 */
export async function decideReview(deps: Deps, decision: Decision): Promise<void> {
  const { number, action, by, reason } = decision
  const found = await findOrderByNumber(deps.db, number)
  if (!found) throw new DomainError('order_not_found', `No order ${number}.`)
  const guard = (tx: Db, order: OrderRow) => isToDecide(tx, order, decision)
  if (action === 'end' && found.fulfillment_state !== 'cancelled') {
    await endOrder(deps, found, { by: 'shop', note: { by, reason, isUnpaidOnly: false, guard } })
    return
  }
  await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, found.id)
    if (!order || !(await guard(tx, order))) return
    if (order.disputed) throw new DomainError('order_disputed', 'A dispute is open.')
    await updateOrder(tx, order.id, { needs_review: false, review_ends_at: null })
    const decided = { ...order, needs_review: false, review_ends_at: null }
    const at = deps.clock.now()
    const held = await heldFor(tx, decided)
    const detail = { by, reason, held_cents: held.held }
    await insertEvent(tx, order.id, { kind: KIND[action], at, detail })
    if (action === 'accept') return accept(deps, tx, { order: decided, held })
    if (action === 'send_back' && held.payments.length === 0) throw refused('nothing_held')
    if (action === 'close' && held.held > 0) throw refused('money_held')
    await returnHeld(tx, decided, { reason, at })
    await giveTime(deps, tx, decided)
  })
}

async function isToDecide(tx: Db, order: OrderRow, decision: Decision): Promise<boolean> {
  if (!order.needs_review) {
    if ((await lastDecisionOf(tx, order.id)) === KIND[decision.action]) return false
    throw new DomainError('review_closed', `Order ${order.number} is not under review.`)
  }
  const { held } = await heldFor(tx, order)
  if (held === decision.held) return true
  throw new DomainError('review_changed', `Held: ${held} cents.`)
}

async function accept(
  deps: Deps,
  tx: Db,
  { order, held }: { order: OrderRow; held: HeldMoney },
): Promise<void> {
  const { acceptance, payments } = held
  if (acceptance.fault) throw refused(acceptance.fault)
  const at = deps.clock.now()
  const missing =
    acceptance.isPaid && order.payment_state === 'expired' && (await reacquireHolds(tx, order))
  if (missing) throw refused(`${missing}_missing`)
  for (const { payment, left } of payments) {
    await countAsSurplus(tx, payment.id)
    if (left > 0) await markPayment(tx, payment.id, 'order')
    else await returnPayment(tx, payment, { reason: 'nothing-left', at })
  }
  if (acceptance.surplus > 0) {
    const input = { amount: acceptance.surplus, reason: 'paid-too-much', at, isSurplus: true }
    await planRefunds(tx, order, { ...input, cause: `excess-${payments.at(-1)?.payment.id}` })
  }
  if (acceptance.isPaid) {
    const provider = payments.at(-1)?.payment.provider ?? ''
    return payOrder(deps, tx, { order, amount: acceptance.booked, provider })
  }
  await updateOrder(tx, order.id, { paid_cents: addCents(order.paid_cents, acceptance.booked) })
  await giveTime(deps, tx, order)
}

async function giveTime(deps: Deps, tx: Db, order: OrderRow): Promise<void> {
  if (order.payment_state !== 'unpaid') return
  const least = deps.clock.now().getTime() + TIME_TO_PAY_MS
  const until = Math.max(order.expires_at?.getTime() ?? 0, least)
  await updateOrder(tx, order.id, { expires_at: new Date(until) })
}

function refused(fault: ReviewFault): DomainError {
  return new DomainError('review_refused', fault, { message: FAULT[fault] })
}
