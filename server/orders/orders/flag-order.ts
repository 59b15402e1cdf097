import { hasReviewEnd } from '@/domain/review'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'

import { insertEvent, updateOrder, type OrderRow } from './queries'

/** A person has to look at an order; one that is not paid ends by itself when nobody does. */
export async function flagOrder(
  deps: Pick<Deps, 'clock' | 'log' | 'reviewMs'>,
  tx: Db,
  { order, reason }: { order: OrderRow; reason: string },
): Promise<void> {
  // Said once: every later look at the same payment finds the same.
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
