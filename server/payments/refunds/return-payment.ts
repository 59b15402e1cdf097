import { addCents, ZERO, type Cents } from '@/domain/kit/money'
import type { Db } from '@/server/kernel/db/client'
import { type OrderRow, updateOrder } from '@/server/orders'

import { leftOfPayment } from './order-money'
import { listMoneyOf, markPayment, type PaymentRow } from '@/server/payments/books/queries'
import { queueRefund } from './refund-queue'

interface Return {
  reason: string
  at: Date
}

/** Refunds what is left of an unneeded payment. Idempotent. Bank transfers wait for staff. */
export async function returnPayment(
  tx: Db,
  payment: PaymentRow,
  { reason, at }: Return,
): Promise<Cents> {
  await markPayment(tx, payment.id, 'surplus')
  const left = await leftOfPayment(tx, payment)
  if (left <= 0) return ZERO
  await queueRefund(tx, {
    order_id: payment.order_id,
    payment_id: payment.id,
    cause: `surplus-${payment.id}`,
    is_surplus: true,
    amount_cents: left,
    reason,
    created_at: at,
    next_attempt_at: at,
  })
  return left
}

/** Returns the held money of an order, but not the money that paid for it. */
export async function returnHeld(tx: Db, order: OrderRow, how: Return): Promise<Cents> {
  return returnAll(tx, await listMoneyOf(tx, order.id, ['review']), how)
}

/** Returns all money of an order that ends unpaid, either held for review or paid in part. */
export async function returnMoney(tx: Db, order: OrderRow, how: Return): Promise<Cents> {
  const returned = await returnAll(tx, await listMoneyOf(tx, order.id, ['order', 'review']), how)
  await updateOrder(tx, order.id, {
    paid_cents: ZERO,
    needs_review: false,
    review_ends_at: null,
  })
  return returned
}

async function returnAll(tx: Db, list: readonly PaymentRow[], how: Return): Promise<Cents> {
  const returned: Cents[] = []
  for (const payment of list) returned.push(await returnPayment(tx, payment, how))
  return addCents(...returned)
}
