import { inArray } from 'drizzle-orm'

import { buildStateOf } from '@/domain/office/fulfillment/bike-build'
import { openPieces, shippablePieces } from '@/domain/office/fulfillment/fulfillment'
import { pieceTitle } from '@/domain/shop/goods/ordered-bundle'
import type { Db } from '@/server/kernel/db/client'
import { orderBikes } from '@/server/kernel/db/schema/orders/garage'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { publish } from '@/server/kernel/events/subscriptions'
import { type OrderRow, listOrderLines, listParcels } from '@/server/orders'

import { requireOffered } from '../carriers/queries'
import { changeItems, requireInTheHouse } from './change-items'
import { insertParcel, isShippedAlready, listBuilds } from './queries'

interface ShipParcelInput {
  number: string
  items: readonly { position: number; count: number }[]
  carrier: string
  tracking: string
  request_key: string
  by: { userId: number; publicId: string }
}

/**
 * Ships open units, once per key. A check constraint rejects units that aren't open, even in concurrent requests.
 * @throws DomainError order_not_found, order_not_movable, order_disputed, parcel_too_full, invalid_input
 */
export async function shipParcel(deps: Deps, shipping: ShipParcelInput): Promise<void> {
  const { number, by } = shipping
  await changeItems(deps, {
    number,
    by: by.publicId,
    work: async (tx, order) => {
      if (await isShippedAlready(tx, order.id, shipping.request_key)) return null
      requireInTheHouse(order)
      if (order.disputed) throw new DomainError('order_disputed', 'A dispute is open.')
      await requireOffered(tx, shipping.carrier)
      const parcel = await packParcel(deps, tx, { order, shipping })
      return { kind: 'parcel_shipped', detail: { parcel } }
    },
  })
}

interface PackParcelInput {
  order: OrderRow
  shipping: ShipParcelInput
}

async function packParcel(
  deps: Deps,
  tx: Db,
  { order, shipping }: PackParcelInput,
): Promise<number> {
  const at = deps.clock.now()
  const bikes = await requireShippable(tx, { order, shipping })
  const { carrier, tracking, request_key, by } = shipping
  const facts = { order_id: order.id, carrier, tracking, request_key, shipped_by: by.userId }
  const { id, number } = await insertParcel(tx, { ...facts, shipped_at: at }, shipping.items)
  if (bikes.length > 0) {
    await tx
      .update(orderBikes)
      .set({ shipment_id: id, shipped_at: at })
      .where(inArray(orderBikes.id, bikes))
  }
  const parcels = await listParcels(tx, order.id)
  const parcel = parcels.find((one) => one.id === id)
  if (!parcel) throw new Error('The parcel was not written.')
  await publish(deps, tx, {
    name: 'OrderShipped',
    order,
    parcel,
    rest: await remainingItems(tx, order),
    at,
  })
  return number
}

async function requireShippable(tx: Db, { order, shipping }: PackParcelInput): Promise<number[]> {
  const lines = await listOrderLines(tx, order.id)
  const bikes = await listBuilds(tx, order.id)
  return shipping.items.flatMap(({ position, count }) => {
    const line = lines.find((one) => one.position === position)
    if (!line || shippablePieces(line, bikes) < count) {
      throw new DomainError('parcel_too_full', `Line ${position} has fewer than ${count} left.`)
    }
    const ready = bikes.filter((bike) => bike.line === position && buildStateOf(bike) === 'ready')
    return ready.slice(0, count).map(({ id }) => id)
  })
}

async function remainingItems(tx: Db, order: OrderRow) {
  const lines = await listOrderLines(tx, order.id)
  return lines
    .map((line) => ({ title: pieceTitle(line), count: openPieces(line) }))
    .filter(({ count }) => count > 0)
}
