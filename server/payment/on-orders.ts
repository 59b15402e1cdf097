import type { Db } from '../db/client'
import type { Deps } from '../deps'
import type { ShopEvent } from '../kernel/events/shop-events'
import { insertAttempt } from './queries'

/** What a placed order is paid by begins with it, so that no order is without an attempt. */
export async function beginAttempt(deps: Deps, tx: Db, event: ShopEvent<'OrderPlaced'>) {
  const { order, provider, due } = event
  await insertAttempt(deps, tx, { orderId: order.id, provider, amount: due })
}
