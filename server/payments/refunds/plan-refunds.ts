import { cents, subtractCents, type Cents } from '@/domain/kit/money'
import type { Db } from '@/server/kernel/db/client'
import type { OrderRow } from '@/server/orders'

import { leftOfPayment } from './order-money'
import { listPayments, type PaymentRow } from '@/server/payments/books/queries'
import { queueRefund } from './refund-queue'

interface PlannedRefund {
  amount: Cents
  reason: string
  /** Idempotency key: each cause is planned only once. */
  cause: string
  at: Date
  /** Whether the order never needed this money. */
  isSurplus?: boolean
  requestId?: number
}

/** Allocates an amount to payments, oldest first. @returns shares, and the rest left uncovered */
export async function spreadOf(
  tx: Db,
  order: OrderRow,
  amount: Cents,
): Promise<{ parts: { payment: PaymentRow; amount: Cents }[]; rest: Cents }> {
  const parts: { payment: PaymentRow; amount: Cents }[] = []
  let rest = amount
  for (const payment of await listPayments(tx, order.id)) {
    const part = cents(Math.min(rest, await leftOfPayment(tx, payment)))
    if (part <= 0) continue
    rest = subtractCents(rest, part)
    parts.push({ payment, amount: part })
  }
  return { parts, rest }
}

/** Queues refunds for a locked order. @returns refund ids to send, and the rest not covered */
export async function planRefunds(
  tx: Db,
  order: OrderRow,
  refund: PlannedRefund,
): Promise<{ ids: number[]; rest: Cents }> {
  const { reason, cause, at, isSurplus = false, requestId = null } = refund
  const { parts, rest } = await spreadOf(tx, order, refund.amount)
  const ids: number[] = []
  for (const { payment, amount } of parts) {
    const row = await queueRefund(tx, {
      order_id: order.id,
      payment_id: payment.id,
      request_id: requestId,
      cause: ids.length === 0 ? cause : `${cause}-${payment.id}`,
      is_surplus: isSurplus,
      amount_cents: amount,
      reason,
      created_at: at,
      next_attempt_at: at,
    })
    if (row) ids.push(row.id)
  }
  return { ids, rest }
}
