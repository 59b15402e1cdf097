import { ERROR_SENTENCE } from '@/contract/errors'

import type { Db } from '../db/client'
import { isUpgradable, listConcernedBikes, type OwnedRow } from '../garage/queries'
import { listUpgrades } from '../garage/upgrades'
import { hasRedeemedCard, REDEEMED_SENTENCE } from '../gift-card/end-cards'
import type { OrderRow } from '../payment/queries'

/**
 * Why an order cannot be cancelled, as a sentence; null until the factory begins with one of its bikes. Of a
 * bike that was upgraded, the newest order goes first, so that it goes back build by build.
 */
export async function cancelFault(db: Db, order: OrderRow): Promise<string | null> {
  if (order.status === 'pending_payment') return null
  const bikes = order.status === 'paid' ? await listConcernedBikes(db, order.id) : []
  if (order.status !== 'paid' || !bikes.every(isUpgradable)) {
    return ERROR_SENTENCE.order_not_cancellable
  }
  if (await hasRedeemedCard(db, order.id)) return REDEEMED_SENTENCE
  for (const owned of bikes) {
    const later = await laterUpgrade(db, order, owned)
    if (later) return `Order ${later} is an upgrade for this bike. Please cancel that order first.`
  }
  return null
}

/** The number of the order that has upgraded a bike after this one did or bought it. */
async function laterUpgrade(db: Db, order: OrderRow, { bike }: OwnedRow): Promise<string | null> {
  const upgrades = await listUpgrades(db, bike)
  const isOnIt =
    bike.order_id === order.id || upgrades.some(({ order_id }) => order_id === order.id)
  const last = isOnIt ? upgrades.at(-1) : undefined
  return last && last.order_id !== order.id ? last.number : null
}
