import { and, eq } from 'drizzle-orm'

import { giftDayMessages } from '@/contract/shop/cart/gift-day-messages'
import type { Gift } from '@/domain/shop/gift-card/gift'
import { giftDayFault, giftSendAt, shopDay } from '@/domain/shop/gift-card/gift-day'
import { giftStateOf } from '@/domain/shop/gift-card/gift-state'
import type { Db } from '@/server/kernel/db/client'
import { giftCards } from '@/server/kernel/db/schema/orders/gift-card'
import { orderLines } from '@/server/kernel/db/schema/orders/orders'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { enqueue } from '@/server/kernel/jobs/queue'
import { listCards } from '@/server/ledger'
import { listOrderLines, lockOrder } from '@/server/orders'

import { queueGiftChange } from '../letters/gift-change'

interface Change {
  orderId: number
  /** Position of the order line. */
  position: number
  gift: Gift
}

/**
 * Changes unsent gift cards under the order lock, which the sending job takes too, and notifies the buyer.
 * @throws DomainError gift_not_found, gift_not_waiting, invalid_input
 */
export async function changeGift(
  deps: Pick<Deps, 'db' | 'clock' | 'secret' | 'shopUrl'>,
  { orderId, position, gift }: Change,
): Promise<void> {
  const now = deps.clock.now()
  requireDay(gift, now)
  await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const line = (await listOrderLines(tx, orderId)).find((one) => one.position === position)
    if (!order || !line) throw new DomainError('gift_not_found', `No line at ${position}.`)
    const cards = (await listCards(tx, orderId)).filter((card) => card.position === position)
    const waiting = cards.filter(({ state, sent_at }) => state === 'active' && sent_at === null)
    if (!line.gift || giftStateOf(cards).state !== 'waiting' || waiting.length < cards.length) {
      throw new DomainError('gift_not_waiting', `The cards at ${position} do not wait.`)
    }
    const ofLine = and(eq(orderLines.order_id, orderId), eq(orderLines.position, position))
    await tx.update(orderLines).set({ gift }).where(ofLine)
    await planAgain(tx, waiting, giftSendAt(gift, now))
    await queueGiftChange(deps, tx, { order, gift, count: line.count, amount: line.price_cents })
  })
}

/** The previously scheduled job finds that the card is not due and skips it. */
async function planAgain(tx: Db, cards: readonly { id: number }[], send_at: Date): Promise<void> {
  for (const { id } of cards) {
    await tx.update(giftCards).set({ send_at }).where(eq(giftCards.id, id))
    await enqueue(tx, { queue: 'gift-card', id, startAfter: send_at })
  }
}

function requireDay(gift: Gift, now: Date): void {
  const fault = giftDayFault(gift, shopDay(now))
  if (fault === null) return
  const message = giftDayMessages[fault]
  const errors = [{ field: 'send_on', message }]
  throw new DomainError('invalid_input', message, { message, errors })
}
