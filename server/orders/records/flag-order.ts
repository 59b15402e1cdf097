import { hasReviewEnd } from '@/domain/office/payment/payment-review'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'

import { insertEvent, updateOrder, type OrderRow } from './queries'

/** Flags an order for review by staff. An unpaid order expires if it isn't decided in time. */
export async function flagOrder(
  deps: Pick<Deps, 'clock' | 'log' | 'reviewMs'>,
  tx: Db,
  { order, reason }: { order: OrderRow; reason: string },
): Promise<void> {
  // Flag only once, because every later look-up of the payment finds the same mismatch.
  if (order.needs_review) return
  deps.log.warn({ order: order.number, reason }, 'payment needs review')
  const at = deps.clock.now()
  const endsAt = new Date(at.getTime() + deps.reviewMs)
  await updateOrder(tx, order.id, {
    needs_review: true,
    review_ends_at: hasReviewEnd(order) ? endsAt : null,
  })
  await insertEvent(tx, order.id, { kind: 'payment_review', at, detail: { reason } })
}
