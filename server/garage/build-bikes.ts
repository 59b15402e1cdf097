import { eq } from 'drizzle-orm'

import type { Db } from '../db/client'
import { orderLines } from '../db/schema/orders'
import type { BikeSettings } from '../db/schema/garage'
import type { OrderRow } from '../payment/queries'
import { insertOrderBikes, lockBike, updateBike } from './queries'

export const DEFAULT_SETTINGS: BikeSettings = {
  nickname: '',
  start_mode: 'tour',
  lights: 'auto',
  sleep_minutes: 10,
  motion_alarm: true,
  service_interval_km: 2_000,
}

/**
 * What a paid order means for bikes: one row for each bike that will be built, and a new build for each ordered
 * bike that is upgraded. Runs in the transaction that pays the order.
 * @returns numbers of bikes whose upgrade came too late, because the factory has begun
 */
export async function buildBikes(tx: Db, order: OrderRow, at: Date): Promise<number[]> {
  const lines = await tx.select().from(orderLines).where(eq(orderLines.order_id, order.id))
  const late: number[] = []
  for (const line of lines) {
    if (line.kind !== 'bike' || !line.build || !line.bike_slug) continue
    const { build, build_sheet, bike_slug, order_bike_id } = line
    const sheet = build_sheet ?? { rows: [], prices: [] }
    if (order_bike_id !== null) {
      const bike = await lockBike(tx, order_bike_id)
      const isOpen = bike?.production_began_at === null && bike.cancelled_at === null
      if (isOpen) await updateBike(tx, order_bike_id, { build, build_sheet: sheet })
      else late.push(order_bike_id)
      continue
    }
    await insertOrderBikes(
      tx,
      Array.from({ length: line.count }, (_, piece) => ({
        order_id: order.id,
        line: line.position,
        piece,
        user_id: order.user_id,
        product_id: line.product_id,
        bike_slug,
        title: line.title,
        build,
        build_sheet: sheet,
        settings: DEFAULT_SETTINGS,
        created_at: at,
      })),
    )
  }
  return late
}
