import { and, asc, eq, notInArray, sql } from 'drizzle-orm'

import { upgradeFault, upgradePrice } from '@/domain/shop/configurator/upgrade'
import { readCatalog } from '@/server/catalog'
import type { Db } from '@/server/kernel/db/client'
import { orderEvents, orderLines, orders } from '@/server/kernel/db/schema/orders/orders'
import type { LineRow } from '@/server/orders'

import { isUpgradable, updateBike, type OrderBikeRow, type OwnedRow } from './queries'

export const UPGRADED = 'bike_upgraded'

/** Returns whether a paid upgrade still fits, which upgrades applied or revoked since may prevent. */
export async function canApply(tx: Db, owned: OwnedRow, line: LineRow): Promise<boolean> {
  const { bike } = owned
  if (!isUpgradable(owned) || !line.build) return false
  const model = (await readCatalog(tx)).allBikesBySlug.get(bike.bike_slug)
  if (!model || upgradeFault(model, bike.build, line.build) !== null) return false
  return upgradePrice(model, bike.build, line.build) <= line.price_cents
}

/** Lists the applied upgrades of a bike, without revoked ones, oldest first. */
export async function listUpgrades(db: Db, bike: OrderBikeRow) {
  if (bike.user_id === null) return []
  return db
    .select({
      order_id: orders.id,
      number: orders.number,
      build: orderLines.build,
      build_sheet: orderLines.build_sheet,
    })
    .from(orders)
    .innerJoin(
      orderLines,
      and(eq(orderLines.order_id, orders.id), eq(orderLines.order_bike_id, bike.id)),
    )
    .innerJoin(
      orderEvents,
      and(
        eq(orderEvents.order_id, orders.id),
        eq(orderEvents.kind, UPGRADED),
        sql`${orderEvents.detail} ->> 'bike' = ${String(bike.id)}`,
      ),
    )
    .where(
      and(
        eq(orders.user_id, bike.user_id),
        notInArray(orders.fulfillment_state, ['awaiting_payment', 'cancelled']),
      ),
    )
    .orderBy(asc(orderEvents.id), asc(orderLines.position))
}

export async function revertUpgrade(tx: Db, bike: OrderBikeRow, orderId: number): Promise<void> {
  const upgrades = await listUpgrades(tx, bike)
  if (!upgrades.some(({ order_id }) => order_id === orderId)) return
  const before = upgrades.findLast(({ order_id }) => order_id !== orderId)
  const [asOrdered] = await tx
    .select({ build: orderLines.build, build_sheet: orderLines.build_sheet })
    .from(orderLines)
    .where(and(eq(orderLines.order_id, bike.order_id), eq(orderLines.position, bike.line)))
  const { build, build_sheet } = before ?? asOrdered ?? {}
  if (!build || !build_sheet) throw new Error(`Bike ${bike.id} has no build to go back to.`)
  await updateBike(tx, bike.id, { build, build_sheet })
}
