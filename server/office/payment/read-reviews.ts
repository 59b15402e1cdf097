import { amountDue } from '@/domain/shop/orders/amount-due'
import { statesOf } from '@/domain/shop/orders/order-state'
import { cancelFault } from '@/server/after-sale'
import type { Db } from '@/server/kernel/db/client'
import type { OrderRow } from '@/server/orders'

import { heldFor, returnedByEnd } from './held-money'
import { listReviews, reviewReasonOf } from './review-queries'

export async function readReviews(db: Db) {
  const reviews: Awaited<ReturnType<typeof reviewOf>>[] = []
  for (const order of await listReviews(db)) reviews.push(await reviewOf(db, order))
  return reviews
}

async function reviewOf(db: Db, order: OrderRow) {
  const { held, acceptance } = await heldFor(db, order)
  const isEnded = order.fulfillment_state === 'cancelled'
  return {
    order_number: order.number,
    ...statesOf(order),
    total: order.total_cents,
    reason: await reviewReasonOf(db, order.id),
    held,
    paid: order.paid_cents,
    due: amountDue(order),
    ends_at: order.review_ends_at?.toISOString() ?? null,
    accept: acceptance,
    end: {
      is_possible: !isEnded && (await cancelFault(db, order, 'shop')) === null,
      returned: await returnedByEnd(db, order, held),
    },
  }
}
