import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import type { ShopEvent } from '@/server/kernel/events/shop-events'
import { insertAttempt } from '@/server/payments/books/queries'

/** Inserts the payment attempt in the transaction of the order, so that every order has one. */
export async function startAttempt(deps: Deps, tx: Db, event: ShopEvent<'OrderPlaced'>) {
  const { order, provider, due } = event
  await insertAttempt(deps, tx, { orderId: order.id, provider, amount: due })
}
