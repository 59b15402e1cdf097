import { hasBeenPaid } from '@/domain/shop/orders/order-state'
import type { Db } from '@/server/kernel/db/client'
import type { ShopEvent } from '@/server/kernel/events/shop-events'

import {
  consumeReservations,
  listUnbuiltPieces,
  releaseReservations,
  restock,
  restockPieces,
} from './queries'

export async function sellHeldStock(_: unknown, tx: Db, { order }: ShopEvent<'OrderPaid'>) {
  await consumeReservations(tx, order.id)
}

export async function releaseHeldStock(_: unknown, tx: Db, { order }: ShopEvent<'OrderExpired'>) {
  await releaseReservations(tx, order.id)
}

/** Frames in production are no longer in stock. */
export async function restockCanceled(_: unknown, tx: Db, { order }: ShopEvent<'OrderCanceled'>) {
  if (!hasBeenPaid(order)) return releaseReservations(tx, order.id)
  if (order.fulfillment_state === 'to_build' || !order.has_bike) return restock(tx, order.id)
  await restockPieces(tx, { order: order.id }, await listUnbuiltPieces(tx, order.id))
}

/** Restocks refunded units that are in the warehouse, if the refund requests it. */
export async function returnCanceledPieces(_: unknown, tx: Db, event: ShopEvent<'ItemsCanceled'>) {
  const pieces = event.pieces.flatMap(({ sku, restock: count }) =>
    sku === null || count === 0 ? [] : [{ sku, count }],
  )
  await restockPieces(tx, { order: event.order.id }, pieces)
}
