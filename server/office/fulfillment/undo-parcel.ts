import { stateAfterUndo } from '@/domain/office/fulfillment/fulfillment'
import { UNDO_MOVES } from '@/domain/shop/orders/order-moves'
import type { FulfillmentState } from '@/domain/shop/orders/order-state'
import { undoFault } from '@/domain/shop/orders/parcels'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { publish } from '@/server/kernel/events/subscriptions'
import {
  type OrderRow,
  findOrderByNumber,
  insertEvent,
  listOrderLines,
  listParcels,
  lockOrder,
  updateOrder,
} from '@/server/orders'

import { isUndone, listBuilds, lockBuilds, removeParcel } from './queries'

interface UndoParcelInput {
  number: string
  parcel: number
  by: { userId: number; publicId: string }
}

/**
 * Reopens the units of a parcel under locks, only once, and emails a correction. The stock stays sold.
 * @throws DomainError order_not_found, order_not_movable, parcel_not_found, parcel_delivered, parcel_undo_late,
 * parcel_settled
 */
export async function undoParcel(
  deps: Deps,
  { number, parcel, by }: UndoParcelInput,
): Promise<void> {
  const found = await findOrderByNumber(deps.db, number)
  if (!found) throw new DomainError('order_not_found', `No order ${number}.`)
  await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, found.id)
    if (!order) throw new DomainError('order_not_found', `No order ${number}.`)
    await lockBuilds(tx, order.id)
    if (await isUndone(tx, order.id, parcel)) return
    const at = deps.clock.now()
    const mistaken = await requireUndoable(tx, { order, parcel, at })
    await removeParcel(tx, mistaken, { undone_at: at, undone_by: by.userId })
    await revertFulfillment(tx, order)
    const { carrier_title, tracking } = mistaken
    const text = [carrier_title, tracking].filter(Boolean).join(' ')
    const detail = { parcel, text, by: by.publicId }
    await insertEvent(tx, order.id, { kind: 'parcel_undone', at, detail })
    await publish(deps, tx, { name: 'ParcelUndone', order, parcel: mistaken, at })
  })
}

interface UndoRequest {
  order: OrderRow
  parcel: number
  at: Date
}

async function requireUndoable(tx: Db, { order, parcel, at }: UndoRequest) {
  const mistaken = (await listParcels(tx, order.id)).find((one) => one.number === parcel)
  if (!mistaken) throw new DomainError('parcel_not_found', `No parcel ${parcel}.`)
  const fault = undoFault(mistaken, await listOrderLines(tx, order.id), at)
  if (fault) throw new DomainError(fault, `Parcel ${parcel} of order ${order.number}.`)
  const { number, payment_state, fulfillment_state: from } = order
  // A fully refunded order could never be shipped again.
  if (payment_state === 'refunded' || !UNDO_MOVES.some((move) => move.from === from)) {
    const detail = `Order ${number} is ${payment_state} and ${from}.`
    throw new DomainError('order_not_movable', detail)
  }
  return mistaken
}

/** Sets the state of an order to what its items are after something was undone. @returns the new state */
export async function revertFulfillment(tx: Db, order: OrderRow): Promise<FulfillmentState> {
  const to = stateAfterUndo({
    lines: await listOrderLines(tx, order.id),
    bikes: await listBuilds(tx, order.id),
    parcels: await listParcels(tx, order.id),
  })
  if (to !== order.fulfillment_state) {
    await updateOrder(tx, order.id, { fulfillment_state: to, delivered_at: null })
  }
  return to
}
