import { isGiftCard } from '@/domain/shop/gift-card/gift-card'
import { giftSendAt } from '@/domain/shop/gift-card/gift-day'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import type { ShopEvent } from '@/server/kernel/events/shop-events'
import { enqueue } from '@/server/kernel/jobs/queue'
import { giftCode, hashOfCode, insertCards } from '@/server/ledger'
import { listOrderLines, type LineRow } from '@/server/orders'

import { queueGiftCards } from '../letters/gift-card'

type IssueDeps = Pick<Deps, 'clock' | 'secret' | 'shopUrl'>

/** Creates an order's gift cards, emails the buyer's codes, schedules the other cards. Idempotent. */
export async function issueGiftCards(
  deps: IssueDeps,
  tx: Db,
  { order }: ShopEvent<'OrderPaid'>,
): Promise<void> {
  const lines = (await listOrderLines(tx, order.id)).filter(isGiftCard)
  const cards = lines.flatMap((line) => cardsOf(deps, order.number, line))
  if (cards.length === 0) return
  const created_at = deps.clock.now()
  const made = await insertCards(
    tx,
    cards.map(({ position, piece, amount, code, send_at }) => ({
      order_id: order.id,
      position,
      piece,
      amount_cents: amount,
      code_hash: hashOfCode(code),
      created_at,
      send_at,
    })),
  )
  for (const { id, send_at } of made) {
    if (send_at) await enqueue(tx, { queue: 'gift-card', id, startAfter: send_at })
  }
  const own = cards.filter(({ send_at }) => send_at === null)
  const gifts = lines.flatMap((line) => {
    const gift = giftOf(line)
    return gift ? [{ gift, count: line.count, amount: line.price_cents }] : []
  })
  await queueGiftCards(deps, tx, { order, cards: own, gifts })
}

function cardsOf({ clock, secret }: IssueDeps, order: string, line: LineRow) {
  const { position, count, price_cents: amount } = line
  const gift = giftOf(line)
  const send_at = gift && giftSendAt(gift, clock.now())
  return Array.from({ length: count }, (_, piece) => ({
    position,
    piece,
    amount,
    send_at,
    code: giftCode(secret, { order, position, piece }),
  }))
}

/** If the recipient was erased before the order was paid, the cards go to the buyer. */
const giftOf = ({ gift }: LineRow) => (gift && gift.to_email !== '' ? gift : null)
