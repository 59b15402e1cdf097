import { and, eq, inArray, ne } from 'drizzle-orm'

import { hasBeenPaid, type PaymentState } from '@/domain/shop/orders/order-state'
import { addCents, cents, subtractCents, ZERO, type Cents } from '@/domain/kit/money'
import type { Db } from '@/server/kernel/db/client'
import { disputes, refunds } from '@/server/kernel/db/schema/orders/after-sales'
import { payments } from '@/server/kernel/db/schema/payments/payments'
import { creditSpentOn } from '@/server/ledger'
import { type OrderRow, lockOrder, updateOrder } from '@/server/orders'

import type { PaymentRow } from '@/server/payments/books/queries'
import type { RefundRow } from './refund-queries'

const ON_ITS_WAY = ['pending', 'succeeded'] as const
const ARRIVED = ['succeeded'] as const

/** Returns what can still be refunded of an order, in money and credit, at most what was received. */
export async function leftOf(tx: Db, order: OrderRow): Promise<Cents> {
  if (!hasBeenPaid(order)) return ZERO
  const credit = await creditSpentOn(tx, order.id)
  const gone = await goneOf(tx, order.id, ON_ITS_WAY)
  return clampToZero(subtractCents(addCents(order.paid_cents, credit), gone))
}

/** Returns what can still be refunded of a payment. @param without id of a refund to ignore */
export async function leftOfPayment(
  tx: Db,
  payment: Pick<PaymentRow, 'id' | 'amount_cents'>,
  { without = 0 }: { without?: number } = {},
): Promise<Cents> {
  const isCounted = and(inArray(refunds.status, [...ON_ITS_WAY]), ne(refunds.id, without))
  const sent = await tx
    .select({ amount: refunds.amount_cents })
    .from(refunds)
    .where(and(eq(refunds.payment_id, payment.id), isCounted))
  const lost = await tx
    .select({ amount: disputes.amount_cents })
    .from(disputes)
    .where(and(eq(disputes.payment_id, payment.id), eq(disputes.status, 'lost')))
  return clampToZero(subtractCents(payment.amount_cents, sumOf([...sent, ...lost])))
}

/** Sums what was returned of an order's own money and credit, by refunds, disputes or as credit. */
export async function refundedOf(tx: Db, order: OrderRow): Promise<Cents> {
  const returned = subtractCents(order.credit_cents, await creditSpentOn(tx, order.id))
  return addCents(await goneOf(tx, order.id, ARRIVED), returned)
}

/** Updates the payment state of a paid order from its refunds, including refunds that failed later. */
export async function moveRefundedOrder(tx: Db, orderId: number): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (!order || !hasBeenPaid(order)) return
  const state = stateOf(await refundedOf(tx, order), order.total_cents)
  if (state !== order.payment_state) await updateOrder(tx, orderId, { payment_state: state })
}

function stateOf(back: Cents, total: Cents): PaymentState {
  if (back <= 0) return 'paid'
  return back >= total ? 'refunded' : 'partly_refunded'
}

/** Sums refunds and lost disputes. Duplicate and late payments never were the order's money. */
async function goneOf(
  tx: Db,
  orderId: number,
  statuses: readonly RefundRow['status'][],
): Promise<Cents> {
  const back = await tx
    .select({ amount: refunds.amount_cents, purpose: payments.purpose })
    .from(refunds)
    .leftJoin(payments, eq(payments.id, refunds.payment_id))
    .where(
      and(
        eq(refunds.order_id, orderId),
        eq(refunds.is_surplus, false),
        inArray(refunds.status, [...statuses]),
      ),
    )
  const lost = await tx
    .select({ amount: disputes.amount_cents, purpose: payments.purpose })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.payment_id))
    .where(and(eq(disputes.order_id, orderId), eq(disputes.status, 'lost')))
  return sumOf([...back, ...lost].filter(({ purpose }) => (purpose ?? 'order') === 'order'))
}

function sumOf(rows: readonly { amount: Cents }[]): Cents {
  return addCents(...rows.map(({ amount }) => amount))
}

function clampToZero(amount: Cents): Cents {
  return cents(Math.max(0, amount))
}
