import { mayMove, type Actor } from '@/domain/shop/orders/order-moves'
import type { FulfillmentState } from '@/domain/shop/orders/order-state'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { publish } from '@/server/kernel/events/subscriptions'
import {
  type OrderRow,
  findOrderByNumber,
  insertEvent,
  lockOrder,
  updateOrder,
} from '@/server/orders'
import { endOrder } from '@/server/payments'

export interface MoveFulfillmentInput {
  number: string
  to: FulfillmentState
  by: Actor
}

/** States that require payment. */
const TO_HAND_OVER: readonly FulfillmentState[] = [
  'in_production',
  'ready',
  'partly_shipped',
  'shipped',
]
const TO_SHIP: readonly FulfillmentState[] = ['partly_shipped', 'shipped']

/**
 * Moves the items of an order, under its lock, as `FULFILLMENT_MOVES` allows. Idempotent. A payment moves an order to
 * production automatically, see `settle`.
 * @throws DomainError order_not_found, order_not_movable, order_disputed, order_not_cancellable
 */
export async function moveFulfillment(deps: Deps, moving: MoveFulfillmentInput): Promise<void> {
  const order = await findOrderByNumber(deps.db, moving.number)
  if (!order) throw new DomainError('order_not_found', `No order ${moving.number}.`)
  if (moving.to === 'cancelled') return endOrder(deps, order, { by: moving.by })
  await deps.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, order.id)
    if (!locked || locked.fulfillment_state === moving.to) return
    requireMovable(locked, moving)
    await move(deps, tx, { order: locked, moving })
  })
}

function requireMovable(order: OrderRow, { to, by }: MoveFulfillmentInput): void {
  const { payment_state, fulfillment_state: from } = order
  // Only a payment moves an order to `to_build`.
  const isOfMoney = by === 'provider' || by === 'clock'
  if (isOfMoney || !mayMove({ from, to }, by)) throw notMovable(order, to)
  // A refunded order that is partly shipped can still move on, which completes its shipment.
  const isWithoutMoney = payment_state === 'refunded' && from !== 'partly_shipped'
  if (isWithoutMoney && TO_HAND_OVER.includes(to)) throw notMovable(order, to)
  if (order.disputed && TO_SHIP.includes(to)) {
    throw new DomainError('order_disputed', 'A dispute is open.')
  }
}

function notMovable({ number, payment_state, fulfillment_state }: OrderRow, to: string) {
  const detail = `Order ${number} is ${payment_state} and ${fulfillment_state}: not to ${to}.`
  return new DomainError('order_not_movable', detail)
}

async function move(
  deps: Deps,
  tx: Db,
  { order, moving: { to } }: { order: OrderRow; moving: MoveFulfillmentInput },
): Promise<void> {
  const at = deps.clock.now()
  await updateOrder(tx, order.id, {
    fulfillment_state: to,
    ...(to === 'delivered' && { delivered_at: at }),
  })
  await insertEvent(tx, order.id, { kind: to, at })
  await publish(deps, tx, { name: 'OrderMoved', order, to, isDerived: false, at })
}
