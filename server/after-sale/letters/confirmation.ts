import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { queueLetter } from '@/server/kernel/mail/queue-letter'
import { type OrderRow, listOrderLines, orderUrl } from '@/server/orders'
import { printedAddress } from '../documents/content'
import { orderConfirmation } from './letters/order-confirmation'

/** Queues the confirmation, once per order, in the transaction that marks it as paid. */
export async function queueConfirmation(
  deps: Pick<Deps, 'secret' | 'shopUrl' | 'clock'>,
  tx: Db,
  order: OrderRow,
): Promise<void> {
  const lines = await listOrderLines(tx, order.id)
  const address = await printedAddress(tx, order.shipping_address)
  await queueLetter(deps, tx, {
    order_id: order.id,
    kind: 'order_confirmation',
    recipient: order.email,
    letter: orderConfirmation({
      ...{ order, lines, address, url: orderUrl(deps, order.number) },
      withdrawalUrl: `${deps.shopUrl}/withdrawal?order=${encodeURIComponent(order.number)}`,
      policyUrl: `${deps.shopUrl}/rrpolicy`,
    }),
  })
}
