import { hasBeenPaid } from '@/domain/shop/orders/order-state'
import type { Db } from '@/server/kernel/db/client'
import type { ShopEvent } from '@/server/kernel/events/shop-events'

import { redeemPromoUse, releaseUse } from './uses'

/** An expired order has already reclaimed its use before it was paid. */
export async function confirmPromoUse(_: unknown, tx: Db, event: ShopEvent<'OrderPaid'>) {
  if (event.isOnTime) await redeemPromoUse(tx, event.order.id)
}

/** A paid order keeps its use, even when it is canceled. */
export async function releasePromoUse(
  _: unknown,
  tx: Db,
  { order }: ShopEvent<'OrderCanceled' | 'OrderExpired'>,
) {
  if (!hasBeenPaid(order)) await releaseUse(tx, order.id)
}
