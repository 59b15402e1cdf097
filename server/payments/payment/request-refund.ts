import { subtractCents, type Cents } from '@/domain/money'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { publish } from '@/server/kernel/events/subscriptions'
import { endCards, grantCredit } from '@/server/ledger'
import { type OrderRow, findOrderByNumber, insertEvent, lockOrder } from '@/server/orders'

import { leftOf, moveRefundedOrder } from './order-money'
import { planRefunds } from './plan-refunds'
import { hasRefund } from './refund-queries'
import { queueRefund } from './refund-queue'

export interface RefundInput {
  number: string
  amount: Cents
  /** Back the way it came, or to the buyer's credit. */
  target: 'provider' | 'credit'
  reason: string
  /** The same key asks once. */
  key: string
}

/**
 * Plans a refund of an order that was paid. Under a lock on the order: never more than was captured and spent
 * less what went back or is on its way, however many ask at once.
 * @throws DomainError order_not_found, order_disputed, refund_too_large, invalid_input for credit of a guest
 */
export async function requestRefund(deps: Deps, input: RefundInput): Promise<void> {
  const found = await findOrderByNumber(deps.db, input.number)
  if (!found) throw new DomainError('order_not_found', `No order ${input.number}.`)
  await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, found.id)
    if (!order) throw new DomainError('order_not_found', `No order ${input.number}.`)
    if (await hasRefund(tx, causeOf(order, input))) return
    if (order.disputed) throw new DomainError('order_disputed', 'A dispute is open.')
    if (input.target === 'credit') return toCredit(deps, tx, { order, input })
    return toProvider(deps, tx, { order, input })
  })
}

interface Asked {
  order: OrderRow
  input: RefundInput
}

async function toProvider(deps: Deps, tx: Db, { order, input }: Asked): Promise<void> {
  const left = await leftOf(tx, order)
  if (input.amount > left) throw tooLarge(left)
  // Money and card of one purchase are not both kept: codes of a wholly refunded order are void.
  if (input.amount === left) await endCards(tx, order.id)
  const { amount, reason } = input
  const at = deps.clock.now()
  const { rest } = await planRefunds(tx, order, {
    amount,
    reason,
    cause: causeOf(order, input),
    at,
  })
  // The rest was paid with credit, or went to credit already.
  if (rest > 0) throw tooLarge(subtractCents(amount, rest))
}

function causeOf(order: OrderRow, { key }: RefundInput): string {
  return `asked-${order.id}-${key}`
}

/** Credit is ours to give, so it is booked at once. */
async function toCredit(deps: Deps, tx: Db, { order, input }: Asked): Promise<void> {
  if (order.user_id === null) {
    throw new DomainError('invalid_input', 'A guest has no store credit.', {
      errors: [
        { field: 'target', message: 'This is a guest order, so it has no store credit account.' },
      ],
    })
  }
  const left = await leftOf(tx, order)
  if (input.amount > left) throw tooLarge(left)
  if (input.amount === left) await endCards(tx, order.id)
  const at = deps.clock.now()
  const refund = await queueRefund(tx, {
    order_id: order.id,
    target: 'credit',
    status: 'succeeded',
    cause: causeOf(order, input),
    amount_cents: input.amount,
    reason: input.reason,
    created_at: at,
    finished_at: at,
  })
  if (!refund) return
  await grantCredit(tx, {
    userId: order.user_id,
    amount: input.amount,
    kind: 'refund',
    cause: `refund-${refund.id}-credit`,
    title: `Refund for order ${order.number}`,
    orderId: order.id,
  })
  await insertEvent(tx, order.id, {
    kind: 'refunded',
    at,
    detail: { amount_cents: input.amount, to: 'credit' },
  })
  await moveRefundedOrder(tx, order.id)
  const { id } = refund
  const back = { to: 'credit', id, cause: `refund-${id}`, amount: input.amount } as const
  await publish(deps, tx, { name: 'PaymentRefunded', order, refund: back })
}

function tooLarge(left: Cents): DomainError {
  return new DomainError('refund_too_large', `Refundable: ${left} cents.`)
}
