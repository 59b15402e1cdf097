import { isShippable } from '@/domain/office/fulfillment/fulfillment'
import { FINAL_STATES } from '@/domain/shop/orders/order-state'
import type { Db } from '@/server/kernel/db/client'
import { type LineRow, type OrderRow, listOrderLines, listParcels } from '@/server/orders'

import { listBuilds } from './queries'
import { listReturnItems, listReturnsOf } from './return-queries'

export interface Returnable {
  line: LineRow
  /** Number of delivered units that aren't part of a return. */
  returnable: number
  bikes: { id: number; frame_number: string | null }[]
}

export async function listReturnable(db: Db, order: OrderRow): Promise<Returnable[]> {
  const lines = await listOrderLines(db, order.id)
  const parcels = await listParcels(db, order.id)
  const builds = await listBuilds(db, order.id)
  const gone = await bikesInReturns(db, order.id)
  const arrived = parcels.filter(({ delivered_at }) => delivered_at !== null)
  const isWhole = FINAL_STATES.some((state) => state === order.fulfillment_state)
  return lines.filter(isShippable).map((line) => {
    const delivered = arrived
      .flatMap(({ items }) => items)
      .filter(({ position }) => position === line.position)
      .reduce((sum, { count }) => sum + count, 0)
    // Orders from before parcels were introduced have no parcels.
    const there = isWhole ? line.shipped_count : delivered
    const bikes = builds
      .filter((bike) => bike.line === line.position && bike.delivered_at !== null)
      .filter(({ id }) => !gone.has(id))
      .map(({ id, frame_number }) => ({ id, frame_number }))
    return { line, returnable: Math.max(0, there - line.returned_count), bikes }
  })
}

async function bikesInReturns(db: Db, orderId: number): Promise<Set<number>> {
  const rows = await listReturnsOf(db, orderId)
  const open = new Set(rows.filter(({ row }) => row.state !== 'canceled').map(({ row }) => row.id))
  const items = await listReturnItems(db, orderId)
  return new Set(items.flatMap(({ return_id, bikes }) => (open.has(return_id) ? bikes : [])))
}
