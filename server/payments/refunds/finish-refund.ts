import { ZERO, type Cents } from '@/domain/kit/money'
import { isMove } from '@/domain/kit/moves'
import { REFUND_MOVES } from '@/domain/shop/payment/payment-moves'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import type { ManualRefundEntry } from '@/server/kernel/events/shop-events'
import { publish } from '@/server/kernel/events/subscriptions'
import { bookCash } from '@/server/ledger'
import { type OrderRow, insertEvent, lockOrder, updateOrder } from '@/server/orders'

import { moveRefundedOrder } from './order-money'
import type { PaymentRow } from '@/server/payments/books/queries'
import { lockRefund, updateRefund, type RefundRow } from './refund-queries'

interface RefundOutcome {
  status: RefundRow['status']
  refundId: string | null
}

interface FinishRefundInput {
  /** Manual entry, if an admin sent the refund. */
  sent?: ManualRefundEntry
  refund: RefundRow
  payment: PaymentRow
  outcome: RefundOutcome
}

/** Applies a refund state under the order's lock; a succeeded refund may still fail. Idempotent. */
export async function finishRefund(
  deps: Deps,
  tx: Db,
  { refund, payment, outcome, sent }: FinishRefundInput,
): Promise<void> {
  const at = deps.clock.now()
  const order = await lockOrder(tx, refund.order_id)
  const present = await lockRefund(tx, refund.id)
  if (!order || !present) return
  const { status, refundId } = outcome
  if (!isMove(REFUND_MOVES, { from: present.status, to: status })) return
  await updateRefund(tx, refund.id, {
    status,
    provider_refund_id: refundId ?? present.provider_refund_id,
    last_error: null,
    finished_at: status === 'pending' ? null : (present.finished_at ?? at),
  })
  if (status === present.status || status === 'pending') return
  // Use the locked row: `fitRefund` may have lowered the amount since the caller read it.
  const step = { order, refund: present, payment, at }
  if (status === 'succeeded') return succeed(deps, tx, { ...step, sent })
  await fail(tx, { ...step, wasPaidOut: present.status === 'succeeded' })
}

interface Step {
  order: OrderRow
  refund: RefundRow
  payment: PaymentRow
  at: Date
}

async function succeed(
  deps: Deps,
  tx: Db,
  { order, refund, payment, at, sent }: Step & { sent: ManualRefundEntry | undefined },
): Promise<void> {
  await bookCash(tx, {
    kind: 'paid_back',
    provider: payment.provider,
    amount: dollarsOf(payment, refund),
    orderId: order.id,
    cause: `refund-${refund.id}`,
  })
  const detail = { amount_cents: refund.amount_cents }
  await insertEvent(tx, order.id, { kind: 'refunded', at, detail })
  if (payment.purpose === 'order' && !refund.is_surplus) await moveRefundedOrder(tx, order.id)
  const { id, amount_cents: amount, is_surplus: isSurplus } = refund
  await publish(deps, tx, {
    name: 'PaymentRefunded',
    order,
    refund: { to: 'provider', id, paymentId: payment.id, amount, isSurplus, sent },
  })
}

/** The ledger has no accounts in other currencies. */
function dollarsOf({ currency }: PaymentRow, { amount_cents }: RefundRow): Cents {
  return currency === 'USD' ? amount_cents : ZERO
}

async function fail(tx: Db, step: Step & { wasPaidOut: boolean }): Promise<void> {
  const { order, refund, payment, at, wasPaidOut } = step
  if (wasPaidOut) {
    await bookCash(tx, {
      kind: 'payment',
      provider: payment.provider,
      amount: dollarsOf(payment, refund),
      orderId: order.id,
      cause: `refund-${refund.id}-failed`,
    })
    await moveRefundedOrder(tx, order.id)
  }
  await updateOrder(tx, order.id, { needs_review: true })
  await insertEvent(tx, order.id, { kind: 'refund_failed', at })
}
