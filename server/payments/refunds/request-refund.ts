import { ZERO, type Cents } from '@/domain/kit/money'
import type { RefundedPieces } from '@/domain/office/refund/refund'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { publish } from '@/server/kernel/events/subscriptions'
import { endCards } from '@/server/ledger'
import { type OrderRow, findOrderByNumber, insertEvent, lockOrder } from '@/server/orders'

import { planRefunds } from './plan-refunds'
import { planRefund, type RefundChoice, type RefundPlan } from './refund-plan'
import { insertRequest, hasRefundRequest } from './refund-requests'
import { refundToCredit } from './refund-to-credit'
import { refuseRefund } from './refuse-refund'

export interface RefundInput extends RefundChoice {
  number: string
  reason: string
  /** Whether units that won't be shipped return to stock. */
  restock?: boolean | undefined
  /** Amount shown to the caller; a different amount is rejected. */
  expected?: Cents | undefined
  /** Further work in the same transaction. */
  settle?: ((tx: Db, order: OrderRow, requestId: number) => Promise<void>) | undefined
  /** Idempotency key. */
  key: string
  /** Staff member who requested the refund; absent for automatic refunds. */
  by?: { userId: number; publicId: string } | undefined
}

/**
 * Plans a refund of a paid order under its lock: never more than was captured and spent less what was refunded or is
 * pending, even for concurrent requests. Refunded units that haven't shipped won't be.
 * @throws DomainError order_not_found, order_disputed, refund_too_large, refund_pieces_gone, refund_changed,
 * invalid_input for a guest's refund to store credit and for a refund of zero
 */
export async function requestRefund(deps: Deps, input: RefundInput): Promise<void> {
  const found = await findOrderByNumber(deps.db, input.number)
  if (!found) throw notFound(input)
  await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, found.id)
    if (!order) throw notFound(input)
    await refundIn(deps, tx, { order, input })
  })
}

/** Like `requestRefund` for a locked order. @returns the request id; undefined for a repeated key */
export async function refundIn(
  deps: Deps,
  tx: Db,
  { order, input }: Omit<PlannedRefundRequest, 'plan'>,
): Promise<number | undefined> {
  if (await hasRefundRequest(tx, order.id, input.key)) return undefined
  const plan = await planRefund(tx, { order, choice: input })
  refuseRefund(plan, input.expected)
  return carryOut(deps, tx, { order, input, plan })
}

/** Computes a refund plan without writing it. @throws DomainError order_not_found */
export async function previewRefund(
  { db }: Pick<Deps, 'db'>,
  { number, ...choice }: RefundChoice & { number: string },
): Promise<{ order: OrderRow; plan: RefundPlan }> {
  const order = await findOrderByNumber(db, number)
  if (!order) throw notFound({ number })
  return { order, plan: await planRefund(db, { order, choice }) }
}

interface PlannedRefundRequest {
  order: OrderRow
  input: RefundInput
  plan: RefundPlan
}

async function carryOut(deps: Deps, tx: Db, request: PlannedRefundRequest): Promise<number> {
  const { order, input, plan } = request
  const at = deps.clock.now()
  // A buyer must not keep both money and gift card, so void the codes of a fully refunded order.
  if (plan.total === plan.left) await endCards(tx, order.id)
  const requestId = await writeRequest(tx, request, at)
  await input.settle?.(tx, order, requestId)
  const pieces = plan.lines
    .map(({ row, bikes, restockable }) => ({
      sku: row.sku,
      count: openOf(input.items ?? [], row.position),
      bikes,
      restock: input.restock ? restockable : 0,
    }))
    .filter(({ count }) => count > 0)
  if (pieces.length > 0) {
    await publish(deps, tx, { name: 'ItemsCanceled', order, pieces, by: input.by?.publicId, at })
  }
  if (plan.total === 0) return requestId
  const cause = `asked-${order.id}-${input.key}`
  const refund = { amount: plan.total, reason: input.reason, cause, at, requestId }
  if (input.target === 'credit') await refundToCredit(deps, tx, { order, refund })
  else await planRefunds(tx, order, refund)
  return requestId
}

function openOf(items: readonly RefundedPieces[], position: number): number {
  return items
    .filter((item) => item.position === position && item.place === 'open')
    .reduce((sum, { count }) => sum + count, 0)
}

async function writeRequest(
  tx: Db,
  { order, input, plan }: PlannedRefundRequest,
  at: Date,
): Promise<number> {
  const { items = [], shipping, amount, target, reason, restock = false, key, by } = input
  const request = {
    order_id: order.id,
    request_key: key,
    target,
    total_cents: plan.total,
    shipping_cents: shipping ?? ZERO,
    free_cents: amount ?? ZERO,
    restock,
    reason,
    asked_by: by?.userId,
    created_at: at,
  }
  const id = await insertRequest(tx, request, items)
  const detail = { amount_cents: plan.total, to: target, reason, by: by?.publicId }
  await insertEvent(tx, order.id, { kind: 'refund_asked', at, detail })
  return id
}

function notFound({ number }: { number: string }): DomainError {
  return new DomainError('order_not_found', `No order ${number}.`)
}
