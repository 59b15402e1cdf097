import { isGiftCard } from '@/domain/gift-card'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import type { ShopEvent } from '@/server/kernel/events/shop-events'
import { giftCode, hashOfCode, insertCards } from '@/server/ledger'
import { listOrderLines } from '@/server/orders'

import { queueGiftCards } from '../letters/gift-card'

/** Makes the cards of a paid order and queues the one letter with their codes. A repeat makes none. */
export async function issueGiftCards(
  deps: Pick<Deps, 'clock' | 'secret' | 'shopUrl'>,
  tx: Db,
  { order }: ShopEvent<'OrderPaid'>,
): Promise<void> {
  const lines = (await listOrderLines(tx, order.id)).filter(isGiftCard)
  const cards = lines.flatMap(({ position, count, price_cents: amount }) =>
    Array.from({ length: count }, (_, piece) => ({
      position,
      piece,
      amount,
      code: giftCode(deps.secret, { order: order.number, position, piece }),
    })),
  )
  if (cards.length === 0) return
  const created_at = deps.clock.now()
  await insertCards(
    tx,
    cards.map(({ position, piece, amount, code }) => ({
      order_id: order.id,
      position,
      piece,
      amount_cents: amount,
      code_hash: hashOfCode(code),
      created_at,
    })),
  )
  await queueGiftCards(deps, tx, { order, cards })
}
