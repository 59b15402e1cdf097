import { cents, subtractCents, type Cents } from '@/domain/money'
import type { Db } from '@/server/kernel/db/client'
import type { OrderRow } from '@/server/orders'

import { leftOfPayment } from './order-money'
import { listPayments } from './queries'
import { queueRefund } from './refund-queue'

interface PlanRefundsInput {
  amount: Cents
  reason: string
  /** The same cause is planned once. */
  cause: string
  at: Date
  /** True for money that the order never needed. */
  isSurplus?: boolean
}

/**
 * Spreads a refund over the payments of an order, oldest first, none beyond what is left of it, in a transaction
 * that holds the order.
 * @returns the refunds to be sent, and what no payment could take
 */
export async function planRefunds(
  tx: Db,
  order: OrderRow,
  { amount, reason, cause, at, isSurplus = false }: PlanRefundsInput,
): Promise<{ ids: number[]; rest: Cents }> {
  const ids: number[] = []
  let rest = amount
  for (const payment of await listPayments(tx, order.id)) {
    const part = cents(Math.min(rest, await leftOfPayment(tx, payment)))
    if (part <= 0) continue
    rest = subtractCents(rest, part)
    const row = await queueRefund(tx, {
      order_id: order.id,
      payment_id: payment.id,
      cause: ids.length === 0 ? cause : `${cause}-${payment.id}`,
      is_surplus: isSurplus,
      amount_cents: part,
      reason,
      created_at: at,
      next_attempt_at: at,
    })
    if (row) ids.push(row.id)
  }
  return { ids, rest }
}
