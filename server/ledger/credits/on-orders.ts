import type { Db } from '@/server/kernel/db/client'
import type { ShopEvent } from '@/server/kernel/events/shop-events'
import { returnCredit } from './transfer'

export async function giveCreditBack(
  _: unknown,
  tx: Db,
  event: ShopEvent<'OrderCanceled' | 'OrderExpired'>,
) {
  const most = event.name === 'OrderCanceled' ? event.credit : undefined
  await returnCredit(tx, event.order.id, most)
}
