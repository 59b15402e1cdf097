import { buildStateOf, stepUndoUntil } from '@/domain/office/fulfillment/bike-build'
import { updateBike } from '@/server/after-sale'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { publish } from '@/server/kernel/events/subscriptions'
import { type OrderRow, listOrderLines, listParcels } from '@/server/orders'

import { changeItems, requireInTheHouse } from './change-items'
import { listBuilds, unmarkDelivered } from './queries'
import { revertFulfillment } from './undo-parcel'

interface UndoBeginInput {
  number: string
  bike: number
  by: string
}

/**
 * Takes back that work on a bike has begun, under the locks of its order. Idempotent.
 * @throws DomainError order_not_found, order_not_movable, order_bike_not_found, bike_build_wrong, step_undo_late
 */
export async function undoBegin(deps: Deps, { number, bike: id, by }: UndoBeginInput) {
  await changeItems(deps, {
    number,
    by,
    work: async (tx, order) => {
      const bike = (await listBuilds(tx, order.id)).find((one) => one.id === id)
      if (!bike) throw new DomainError('order_bike_not_found', `No bike ${id}.`)
      if (bike.production_began_at === null) return null
      requireInTheHouse(order)
      const from = buildStateOf(bike)
      if (from !== 'in_production') throw new DomainError('bike_build_wrong', `It is ${from}.`)
      requireInTime(deps, bike.production_began_at)
      await updateBike(tx, id, { production_began_at: null })
      await revert(deps, tx, order)
      return { kind: 'begin_undone', detail: { bike: id } }
    },
  })
}

interface UndoDeliveryInput {
  number: string
  parcel: number
  by: string
}

/**
 * Takes back that a parcel and its bikes were delivered, under the locks of its order. Idempotent.
 * @throws DomainError order_not_found, order_not_movable, parcel_not_found, parcel_settled, step_undo_late
 */
export async function undoDelivery(deps: Deps, { number, parcel, by }: UndoDeliveryInput) {
  await changeItems(deps, {
    number,
    by,
    work: async (tx, order) => {
      const found = (await listParcels(tx, order.id)).find((one) => one.number === parcel)
      if (!found) throw new DomainError('parcel_not_found', `No parcel ${parcel}.`)
      if (found.delivered_at === null) return null
      requireInTime(deps, found.delivered_at)
      await requireWithBuyer(tx, order, found.items)
      await unmarkDelivered(tx, found.id)
      await revert(deps, tx, order)
      return { kind: 'delivery_undone', detail: { parcel } }
    },
  })
}

/** A returned item has been with the buyer, so its parcel has arrived. */
async function requireWithBuyer(tx: Db, order: OrderRow, items: readonly { position: number }[]) {
  const { number, fulfillment_state: state } = order
  if (state === 'returned' || state === 'cancelled') {
    throw new DomainError('order_not_movable', `Order ${number} is ${state}.`)
  }
  const lines = await listOrderLines(tx, order.id)
  const isReturned = lines.some(
    (line) => line.returned_count > 0 && items.some(({ position }) => position === line.position),
  )
  if (isReturned) throw new DomainError('parcel_settled', 'Items of the parcel are in a return.')
}

function requireInTime({ clock }: Pick<Deps, 'clock'>, at: Date): void {
  if (stepUndoUntil(at) > clock.now()) return
  throw new DomainError('step_undo_late', `It happened at ${at.toISOString()}.`)
}

async function revert(deps: Deps, tx: Db, order: OrderRow): Promise<void> {
  const to = await revertFulfillment(tx, order)
  if (to === order.fulfillment_state) return
  const at = deps.clock.now()
  await publish(deps, tx, { name: 'OrderMoved', order, to, isDerived: true, at })
  if (order.fulfillment_state === 'delivered') {
    await publish(deps, tx, { name: 'DeliveryUndone', order, at })
  }
}
