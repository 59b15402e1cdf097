import { hasBeenPaid } from '@/domain/shop/orders/order-state'
import type { Deps } from '@/server/kernel/deps'
import { claimDueCard, findCard, giftCode, voidCards } from '@/server/ledger'
import { listOrderLines, lockOrder } from '@/server/orders'

import { queueGiftLetter } from '../letters/gift-letter'

/** Sends a card once, marking it in the same transaction. A dispute delays it; a refund cancels it. */
export async function sendGiftCard(
  deps: Pick<Deps, 'db' | 'clock' | 'secret' | 'shopUrl'>,
  id: number,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const found = await findCard(tx, id)
    const order = found && (await lockOrder(tx, found.order_id))
    if (!order || order.disputed) return
    if (order.payment_state === 'refunded') return voidCards(tx, [id])
    const card = hasBeenPaid(order) ? await claimDueCard(tx, { id, now: deps.clock.now() }) : null
    if (!card) return
    const { position, piece } = card
    const line = (await listOrderLines(tx, order.id)).find((one) => one.position === position)
    if (!line?.gift) return
    const code = giftCode(deps.secret, { order: order.number, position, piece })
    await queueGiftLetter(deps, tx, { order, card, gift: line.gift, code })
  })
}
