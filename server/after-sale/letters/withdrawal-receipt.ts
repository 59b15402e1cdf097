import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { queueLetter } from '@/server/kernel/mail/queue-letter'
import { type LineRow, type OrderRow, orderUrl } from '@/server/orders'
import { withdrawalReceipt } from './letters/withdrawal-receipt'

interface Receipt {
  order: OrderRow
  lines: readonly LineRow[]
  at: Date
}

/** Queues the withdrawal receipt on a durable medium, once per order. */
export async function queueWithdrawalReceipt(
  deps: Pick<Deps, 'secret' | 'shopUrl' | 'clock'>,
  tx: Db,
  { order, lines, at }: Receipt,
): Promise<void> {
  await queueLetter(deps, tx, {
    order_id: order.id,
    user_id: order.user_id,
    kind: 'withdrawal_receipt',
    recipient: order.email,
    letter: withdrawalReceipt({ order, lines, at, url: orderUrl(deps, order.number) }),
  })
}
