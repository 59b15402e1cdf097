import {
  fulfillmentOf,
  isFullyRefunded,
  transitionPath,
} from '@/domain/office/fulfillment/fulfillment'
import { mayMove } from '@/domain/shop/orders/order-moves'
import { hasBeenPaid, type FulfillmentState } from '@/domain/shop/orders/order-state'
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

import { listBuilds, lockBuilds } from './queries'

export interface Change {
  number: string
  /** Public id of the actor. */
  by: string
  /** Changes items under locks on order and bikes. @returns the timeline event, if any */
  work: (tx: Db, order: OrderRow) => Promise<{ kind: string; detail: object } | null>
}

/**
 * Changes items, then updates the order's state; records the change's own event only if the state stays the same.
 * @throws DomainError order_not_found, and the errors of `work`
 */
export async function changeItems(deps: Deps, { number, by, work }: Change): Promise<void> {
  const found = await findOrderByNumber(deps.db, number)
  if (!found) throw new DomainError('order_not_found', `No order ${number}.`)
  await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, found.id)
    if (!order) throw new DomainError('order_not_found', `No order ${number}.`)
    await lockBuilds(tx, order.id)
    const done = await work(tx, order)
    if (!done) return
    const detail = { ...done.detail, by }
    const isMoved = await followItems(deps, tx, { order, detail })
    const at = deps.clock.now()
    if (!isMoved) await insertEvent(tx, order.id, { kind: done.kind, at, detail })
  })
}

interface ItemTransition {
  order: OrderRow
  /** Details stored with the timeline events. */
  detail: Record<string, unknown>
}

/** Updates an order's state to match its items. @returns whether the state changed */
export async function followItems(
  deps: Deps,
  tx: Db,
  { order, detail }: ItemTransition,
): Promise<boolean> {
  const way = await nextTransitions(tx, order)
  for (const to of way) await moveOrder(deps, tx, { order, to, detail })
  return way.length > 0
}

async function nextTransitions(tx: Db, order: OrderRow): Promise<FulfillmentState[]> {
  const lines = await listOrderLines(tx, order.id)
  const bikes = await listBuilds(tx, order.id)
  const parcels = await listParcels(tx, order.id)
  const mayEnd = mayMove({ from: order.fulfillment_state, to: 'cancelled' }, 'shop')
  if (mayEnd && isInTheHouse(order) && isFullyRefunded({ lines, parcels })) return ['cancelled']
  const to = fulfillmentOf({ lines, bikes, parcels })
  return (to && transitionPath(order.fulfillment_state, to)) ?? []
}

interface Step {
  order: OrderRow
  to: FulfillmentState
  detail: Record<string, unknown>
}

export async function moveOrder(deps: Deps, tx: Db, { order, to, detail }: Step): Promise<void> {
  const at = deps.clock.now()
  const isEnd = to === 'delivered'
  const isOver = to === 'cancelled'
  await updateOrder(tx, order.id, {
    fulfillment_state: to,
    ...(isEnd && { delivered_at: at }),
    ...(isOver && { cancelled_at: at }),
  })
  await insertEvent(tx, order.id, { kind: isOver ? 'given_up' : to, at, detail })
  await publish(deps, tx, { name: 'OrderMoved', order, to, isDerived: true, at })
  if (isEnd) await publish(deps, tx, { name: 'OrderDelivered', order, at })
}

const IN_THE_HOUSE: readonly FulfillmentState[] = [
  'to_build',
  'in_production',
  'ready',
  'partly_shipped',
]

/** Returns whether items can be built and shipped: paid, not fully refunded or canceled. */
export function isInTheHouse(order: OrderRow): boolean {
  const { payment_state, fulfillment_state } = order
  // The rest of a partly shipped order may still ship.
  const hasMoney = payment_state !== 'refunded' || fulfillment_state === 'partly_shipped'
  return hasBeenPaid(order) && hasMoney && IN_THE_HOUSE.includes(fulfillment_state)
}

/** @throws DomainError order_not_movable */
export function requireInTheHouse(order: OrderRow): void {
  if (isInTheHouse(order)) return
  const { number, payment_state, fulfillment_state } = order
  const detail = `Order ${number} is ${payment_state} and ${fulfillment_state}.`
  throw new DomainError('order_not_movable', detail)
}
