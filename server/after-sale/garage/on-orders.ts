import type { FulfillmentState } from '@/domain/shop/orders/order-state'
import { hasBeenPaid } from '@/domain/shop/orders/order-state'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import type { ShopEvent } from '@/server/kernel/events/shop-events'
import { flagOrder } from '@/server/orders'

import { buildBikes } from './build-bikes'
import { cancelFault } from './cancel-fault'
import {
  cancelBikesById,
  cancelOrderBikes,
  listConcernedBikes,
  lockConcernedBikes,
  markOrderBikes,
  type BikeMoment,
} from './queries'
import { revertUpgrade } from './upgrades'

/** Builds or upgrades bikes; flags upgrades that came too late for manual review. */
export async function buildOrderedBikes(deps: Deps, tx: Db, event: ShopEvent<'OrderPaid'>) {
  const { order, at } = event
  const late = await buildBikes(tx, order, at)
  if (late.length > 0) await flagOrder(deps, tx, { order, reason: 'upgrade-does-not-fit' })
}

/** @throws DomainError order_not_cancellable, which rolls back the transaction */
export async function revokeBikes(_: unknown, tx: Db, event: ShopEvent<'OrderCanceled'>) {
  const { order, by, at } = event
  await lockConcernedBikes(tx, order.id)
  const fault = await cancelFault(tx, order, by)
  if (fault !== null) {
    const { payment_state, fulfillment_state } = order
    const detail = `The order is ${payment_state} and ${fulfillment_state}.`
    throw new DomainError('order_not_cancellable', detail, { message: fault })
  }
  const bikes = hasBeenPaid(order) ? await listConcernedBikes(tx, order.id) : []
  for (const { bike } of bikes) await revertUpgrade(tx, bike, order.id)
  await cancelOrderBikes(tx, order.id, at)
}

export async function cancelBikes(_: unknown, tx: Db, event: ShopEvent<'ItemsCanceled'>) {
  const ids = event.pieces.flatMap(({ bikes }) => bikes)
  await cancelBikesById(tx, ids, event.at)
}

const MOMENT_OF: Partial<Record<FulfillmentState, BikeMoment>> = {
  in_production: 'production_began_at',
  ready: 'ready_at',
  shipped: 'shipped_at',
  delivered: 'delivered_at',
}

export async function followOrder(_: unknown, tx: Db, event: ShopEvent<'OrderMoved'>) {
  const { order, to, isDerived, at } = event
  const moment = MOMENT_OF[to]
  if (moment && !isDerived) await markOrderBikes(tx, order.id, { [moment]: at })
  if (to === 'returned') await cancelOrderBikes(tx, order.id, at)
}
