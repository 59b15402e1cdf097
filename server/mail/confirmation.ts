import type { Db } from '../db/client'
import type { Deps } from '../deps'
import { listOrderLines, type OrderRow } from '../orders/queries'
import { orderConfirmation } from './letters/order-confirmation'
import { orderUrl } from './order-url'
import { queueLetter } from './queue-letter'

/** Queues the confirmation of a paid order, in the transaction that pays it. One per order. */
export async function queueConfirmation(
  deps: Pick<Deps, 'secret' | 'shopUrl' | 'clock'>,
  tx: Db,
  order: OrderRow,
): Promise<void> {
  const lines = await listOrderLines(tx, order.id)
  await queueLetter(deps, tx, {
    order_id: order.id,
    kind: 'order_confirmation',
    recipient: order.email,
    letter: orderConfirmation({ order, lines, url: orderUrl(deps, order.number) }),
  })
}
