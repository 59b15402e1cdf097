import { hasBeenPaid } from '@/domain/shop/orders/order-state'
import type { Db } from '@/server/kernel/db/client'
import type { ShopEvent } from '@/server/kernel/events/shop-events'

import { redeemPromoUse, releaseUse } from './uses'

/** An expired order has already reclaimed its use by the time it is paid. */
export async function confirmPromoUse(_: unknown, tx: Db, event: ShopEvent<'OrderPaid'>) {
  if (event.isOnTime) await redeemPromoUse(tx, event.order.id)
}

/** Releases the use of an unpaid order. A paid order keeps its use even if it is canceled. */
export async function releasePromoUse(
  _: unknown,
  tx: Db,
  { order }: ShopEvent<'OrderCanceled' | 'OrderExpired'>,
) {
  if (!hasBeenPaid(order)) await releaseUse(tx, order.id)
}
