import type { Db } from '@/server/kernel/db/client'
import type { BikeSettings } from '@/server/kernel/db/schema/orders/garage'
import { type LineRow, type OrderRow, insertEvent, listOrderLines } from '@/server/orders'
import { insertOrderBikes, lockBike, updateBike } from './queries'
import { canApply, UPGRADED } from './upgrades'

export const DEFAULT_SETTINGS: BikeSettings = {
  nickname: '',
  start_mode: 'tour',
  lights: 'auto',
  sleep_minutes: 10,
  motion_alarm: true,
  service_interval_km: 2_000,
}

/**
 * Creates the bikes and upgrades of a paid order, in its transaction.
 * @returns ids of the bikes whose upgrade came too late or no longer fits
 */
export async function buildBikes(tx: Db, order: OrderRow, at: Date): Promise<number[]> {
  const late: number[] = []
  for (const line of await listOrderLines(tx, order.id)) {
    if (line.kind !== 'bike') continue
    if (line.order_bike_id === null) await addBikes(tx, { order, line, at })
    else if (!(await upgradeBike(tx, { order, line, at }))) late.push(line.order_bike_id)
  }
  return late
}

interface Work {
  order: OrderRow
  line: LineRow
  at: Date
}

async function upgradeBike(tx: Db, { order, line, at }: Work): Promise<boolean> {
  const { order_bike_id, build, build_sheet } = line
  const owned = order_bike_id === null ? undefined : await lockBike(tx, order_bike_id)
  if (!owned || owned.bike.user_id !== order.user_id || !build || !build_sheet) return false
  if (!(await canApply(tx, owned, line))) return false
  await updateBike(tx, owned.bike.id, { build, build_sheet })
  await insertEvent(tx, order.id, { kind: UPGRADED, at, detail: { bike: owned.bike.id } })
  return true
}

async function addBikes(tx: Db, { order, line, at }: Work): Promise<void> {
  const { build, bike_slug } = line
  if (!build || !bike_slug) return
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
      build_sheet: line.build_sheet ?? { rows: [], prices: [] },
      settings: DEFAULT_SETTINGS,
      created_at: at,
    })),
  )
}
