import type { Cents } from '@/domain/kit/money'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { publish } from '@/server/kernel/events/subscriptions'
import { grantCredit } from '@/server/ledger'
import { type OrderRow, insertEvent } from '@/server/orders'

import { moveRefundedOrder } from './order-money'
import { queueRefund } from './refund-queue'

interface RefundToCreditInput {
  order: OrderRow
  refund: { amount: Cents; reason: string; cause: string; at: Date; requestId: number }
}

/** Posts a refund to store credit immediately, because no provider is involved. */
export async function refundToCredit(
  deps: Deps,
  tx: Db,
  { order, refund: { amount, reason, cause, at, requestId } }: RefundToCreditInput,
): Promise<void> {
  if (order.user_id === null) throw new Error('A guest has no store credit.')
  const refund = await queueRefund(tx, {
    order_id: order.id,
    request_id: requestId,
    target: 'credit',
    status: 'succeeded',
    cause,
    amount_cents: amount,
    reason,
    created_at: at,
    finished_at: at,
  })
  if (!refund) return
  const { id } = refund
  await grantCredit(tx, {
    userId: order.user_id,
    amount,
    kind: 'refund',
    cause: `refund-${id}-credit`,
    title: `Refund for order ${order.number}`,
    orderId: order.id,
  })
  const detail = { amount_cents: amount, to: 'credit' }
  await insertEvent(tx, order.id, { kind: 'refunded', at, detail })
  await moveRefundedOrder(tx, order.id)
  const back = { to: 'credit', id, cause: `refund-${id}`, amount } as const
  await publish(deps, tx, { name: 'PaymentRefunded', order, refund: back })
}
