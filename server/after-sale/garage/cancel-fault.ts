import { ERROR_SENTENCE } from '@/contract/kit/errors'
import { mayMove, type Actor } from '@/domain/shop/orders/order-moves'
import type { Db } from '@/server/kernel/db/client'
import { REDEEMED_SENTENCE, hasRedeemedCard } from '@/server/ledger'
import type { OrderRow } from '@/server/orders'

import { listConcernedBikes, type OwnedRow } from './queries'
import { listUpgrades } from './upgrades'

/**
 * Returns why an order can't be canceled, or null. Buyers can cancel until production begins, the shop until a parcel
 * has left; upgrades are revoked newest first.
 */
export async function cancelFault(
  db: Db,
  order: OrderRow,
  by: Actor = 'buyer',
): Promise<string | null> {
  if (order.payment_state === 'unpaid') return null
  // In a dispute, the provider may return the money itself, so a refund would pay twice.
  if (order.disputed) return ERROR_SENTENCE.order_disputed
  const bikes = await listConcernedBikes(db, order.id)
  const isStuck = (owned: OwnedRow) =>
    hasBegun(owned) && (by === 'buyer' || owned.bike.order_id !== order.id)
  if (!mayMove({ from: order.fulfillment_state, to: 'cancelled' }, by) || bikes.some(isStuck)) {
    return ERROR_SENTENCE.order_not_cancellable
  }
  if (await hasRedeemedCard(db, order.id)) return REDEEMED_SENTENCE
  for (const owned of bikes) {
    const later = await laterUpgrade(db, order, owned)
    if (later) return `Order ${later} is an upgrade for this bike. Please cancel that order first.`
  }
  return null
}

/** Returns whether work has begun; for an upgrade order, the bike's own order may be further along. */
function hasBegun({ bike, order }: OwnedRow): boolean {
  return bike.production_began_at !== null || order.fulfillment_state !== 'to_build'
}

/** Returns the number of the order that upgraded a bike after this order, or null if there is none. */
async function laterUpgrade(db: Db, order: OrderRow, { bike }: OwnedRow): Promise<string | null> {
  const upgrades = await listUpgrades(db, bike)
  const isOnIt =
    bike.order_id === order.id || upgrades.some(({ order_id }) => order_id === order.id)
  const last = isOnIt ? upgrades.at(-1) : undefined
  return last && last.order_id !== order.id ? last.number : null
}
