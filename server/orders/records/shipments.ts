import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm'

import { pieceTitle } from '@/domain/shop/goods/ordered-bundle'
import { trackingUrl } from '@/domain/shop/orders/parcels'
import type { Db } from '@/server/kernel/db/client'
import { orderBikes } from '@/server/kernel/db/schema/orders/garage'
import { orderLines } from '@/server/kernel/db/schema/orders/orders'
import { returns } from '@/server/kernel/db/schema/orders/returns'
import { carriers, shipmentItems, shipments } from '@/server/kernel/db/schema/orders/shipments'

type ShipmentRow = typeof shipments.$inferSelect

export interface Parcel extends ShipmentRow {
  carrier_title: string
  tracking_url: string | null
  items: { position: number; title: string; count: number }[]
  frames: string[]
}

export async function listParcels(db: Db, orderId: number): Promise<Parcel[]> {
  const rows = await db
    .select({
      ...getTableColumns(shipments),
      carrier_title: carriers.title,
      tracking_address: carriers.tracking_address,
    })
    .from(shipments)
    .innerJoin(carriers, eq(carriers.code, shipments.carrier))
    .where(eq(shipments.order_id, orderId))
    .orderBy(asc(shipments.number))
  if (rows.length === 0) return []
  const [items, bikes] = await Promise.all([listItems(db, orderId), listFrames(db, orderId)])
  return rows.map(({ tracking_address, ...row }) => ({
    ...row,
    tracking_url: trackingUrl(tracking_address, row.tracking),
    items: items
      .filter(({ shipment_id }) => shipment_id === row.id)
      .map((item) => ({ position: item.position, title: pieceTitle(item), count: item.count })),
    frames: bikes.flatMap(({ shipment_id, frame_number }) =>
      shipment_id === row.id && frame_number !== null ? [frame_number] : [],
    ),
  }))
}

function listItems(db: Db, orderId: number) {
  const { shipment_id, position, count } = shipmentItems
  return db
    .select({ shipment_id, position, count, title: orderLines.title, bundle: orderLines.bundle })
    .from(shipmentItems)
    .innerJoin(
      orderLines,
      and(eq(orderLines.order_id, shipmentItems.order_id), eq(orderLines.position, position)),
    )
    .where(eq(shipmentItems.order_id, orderId))
    .orderBy(asc(shipment_id), asc(position))
}

function listFrames(db: Db, orderId: number) {
  const { shipment_id, frame_number, id } = orderBikes
  return db
    .select({ shipment_id, frame_number })
    .from(orderBikes)
    .where(eq(orderBikes.order_id, orderId))
    .orderBy(asc(id))
}

/** Returns the latest registered return, whose items haven't arrived, or the registered one with a number. */
export async function findAwaitedReturn(db: Db, orderId: number, number?: number) {
  const [row] = await db
    .select({
      ...{ number: returns.number, registered_at: returns.registered_at },
      ...{ carrier: sql<string>`coalesce(${carriers.title}, '')`, tracking: returns.tracking },
    })
    .from(returns)
    .leftJoin(carriers, eq(carriers.code, returns.carrier))
    .where(
      and(
        eq(returns.order_id, orderId),
        eq(returns.state, 'registered'),
        number === undefined ? undefined : eq(returns.number, number),
      ),
    )
    .orderBy(desc(returns.number))
    .limit(1)
  return row
}

export function parcelAnswer(parcel: Parcel) {
  const { number, carrier_title, tracking, tracking_url, shipped_at, delivered_at, items, frames } =
    parcel
  return {
    number,
    carrier: carrier_title,
    tracking,
    tracking_url,
    shipped_at: shipped_at.toISOString(),
    delivered_at: delivered_at?.toISOString() ?? null,
    items: items.map(({ title, count }) => ({ title, count })),
    frames,
  }
}
