import type { Db } from '@/server/kernel/db/client'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { listCards, lockCards, voidCards } from './queries'

export const REDEEMED_SENTENCE =
  'A gift card from this order has been redeemed, so the order can’t be canceled anymore.'

export async function hasRedeemedCard(db: Db, orderId: number): Promise<boolean> {
  return (await listCards(db, orderId)).some(({ state }) => state === 'redeemed')
}

/** Returns the positions of the lines with a redeemed card, which can't be refunded. */
export async function redeemedPositions(db: Db, orderId: number): Promise<number[]> {
  const cards = await listCards(db, orderId)
  return cards.filter(({ state }) => state === 'redeemed').map(({ position }) => position)
}

/**
 * Voids the gift cards of the given lines, or of the whole order. Lock order: cards before credit.
 * @throws DomainError order_not_cancellable if a card has been redeemed
 */
export async function endCards(
  tx: Db,
  orderId: number,
  positions?: readonly number[],
): Promise<void> {
  const cards = (await lockCards(tx, orderId)).filter(
    ({ position }) => positions?.includes(position) ?? true,
  )
  if (cards.some(({ state }) => state === 'redeemed')) {
    throw new DomainError('order_not_cancellable', 'A gift card was redeemed.', {
      message: REDEEMED_SENTENCE,
    })
  }
  await voidCards(
    tx,
    cards.map(({ id }) => id),
  )
}
