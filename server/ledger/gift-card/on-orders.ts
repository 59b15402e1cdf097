import type { Db } from '@/server/kernel/db/client'
import type { ShopEvent } from '@/server/kernel/events/shop-events'
import { endCards } from './end-cards'

/** @throws DomainError order_not_cancellable if a card has been redeemed */
export async function voidGiftCards(_: unknown, tx: Db, { order }: ShopEvent<'OrderCanceled'>) {
  await endCards(tx, order.id)
}

/** @throws DomainError order_not_cancellable if a card in a returned line has been redeemed */
export async function voidReturnedGiftCards(
  _: unknown,
  tx: Db,
  { order, lines }: ShopEvent<'OrderWithdrawn'>,
) {
  await endCards(
    tx,
    order.id,
    lines.map(({ position }) => position),
  )
}
