import { and, eq, inArray, like } from 'drizzle-orm'

import { mailOutbox } from '@/server/kernel/db/schema/system/mail'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { giftCode, listCards } from '@/server/ledger'
import { findOrderByNumber, listOrderLines, lockOrder } from '@/server/orders'

import { queueGiftLetter } from '../letters/gift-letter'

/**
 * Resends the unredeemed cards of a line, but adds no email while an earlier one is queued.
 * @throws DomainError order_not_found, gift_not_found, gift_not_sent
 */
export async function sendGiftAgain(
  deps: Pick<Deps, 'db' | 'clock' | 'secret' | 'shopUrl'>,
  { number, position }: { number: string; position: number },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const found = await findOrderByNumber(tx, number)
    const order = found && (await lockOrder(tx, found.id))
    if (!order) throw new DomainError('order_not_found', `No order ${number}.`)
    const line = (await listOrderLines(tx, order.id)).find((one) => one.position === position)
    const gift = line?.gift
    if (!gift) throw new DomainError('gift_not_found', `No gift at ${position}.`)
    const cards = (await listCards(tx, order.id)).filter(
      (card) => card.position === position && card.state === 'active' && card.sent_at !== null,
    )
    // Recipients are erased 30 days after a card was sent.
    if (cards.length === 0 || gift.to_email === '' || order.disputed) {
      throw new DomainError('gift_not_sent', `Nothing at ${position} to send again.`)
    }
    const kind = `gift_card:${position}:%`
    const ofLine = and(eq(mailOutbox.order_id, order.id), like(mailOutbox.kind, kind))
    const isWaiting = and(ofLine, inArray(mailOutbox.status, ['queued', 'stale']))
    if ((await tx.$count(mailOutbox, isWaiting)) > 0) return
    const again = await tx.$count(mailOutbox, ofLine)
    for (const card of cards) {
      const code = giftCode(deps.secret, { order: order.number, position, piece: card.piece })
      await queueGiftLetter(deps, tx, { order, card, gift, code, again })
    }
  })
}
