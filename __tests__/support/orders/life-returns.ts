import { and, eq } from 'drizzle-orm'

import type { Deps } from '@/server/kernel/deps'
import { addresses } from '@/server/kernel/db/schema/accounts/addresses'
import { orderLines } from '@/server/kernel/db/schema/orders/orders'
import { returns } from '@/server/kernel/db/schema/orders/returns'
import { settlingOf } from '@/server/office/fulfillment/settle-return'
import { moveReturn } from '@/server/office/fulfillment/move-return'
import { openReturn } from '@/server/office/fulfillment/open-return'
import type { OrderRow } from '@/server/orders/records/queries'
import { requestRefund } from '@/server/payments/refunds/request-refund'
import type { Step } from './life-step'

const BY = { userId: 1, publicId: 'admin' }

interface Taken {
  order: OrderRow
  step: Step
  key: string
}

const lineOf = async ({ db }: Deps, { id }: OrderRow) => {
  const isGoods = and(eq(orderLines.order_id, id), eq(orderLines.kind, 'accessory'))
  return (await db.select().from(orderLines).where(isGoods))[0]
}

export async function refundPiece(deps: Deps, { order, step, key }: Taken): Promise<void> {
  const line = await lineOf(deps, order)
  if (!line) return
  const { position, shipped_count } = line
  const location = shipped_count > 0 ? ('shipped' as const) : ('open' as const)
  const items = [{ position, place: location, count: 1 + (step.pick % 2) }]
  await requestRefund(deps, {
    number: order.number,
    items,
    target: 'provider',
    reason: 'asked',
    key,
  })
}

/** Sends one unit back and refunds it fully or partially, or not at all if refunded before. */
export async function returnPiece(deps: Deps, { order, step, key }: Taken): Promise<void> {
  const { number } = order
  const before = await lineOf(deps, order)
  if (!before) return
  const { position } = before
  const items = [{ position, count: 1 }]
  await openReturn(deps, { number, items, reason: 'damaged', request_key: key, by: BY })
  const [row] = await deps.db.select().from(returns).where(eq(returns.request_key, key))
  const back = row?.number ?? 0
  await moveReturn(deps, { number, back, state: 'received', by: BY })
  const found = [{ position, sellable: 1 }]
  await moveReturn(deps, { number, back, state: 'inspected', items: found, by: BY })
  const isCovered = before.refunded_count > before.returned_count
  const piece = [{ position, place: 'shipped' as const, count: 1 }]
  const refund = {
    ...({ number, target: 'provider', reason: 'came back', key, return: back } as const),
    ...(isCovered ? {} : step.flag ? { items: piece } : { amount: 1 as OrderRow['total_cents'] }),
    settle: settlingOf(back),
  }
  await requestRefund(deps, refund)
  const after = await lineOf(deps, order)
  const most = Math.max(before.refunded_count, after?.returned_count ?? 0)
  expect(after?.refunded_count).toBeLessThanOrEqual(most)
}

/** Expects the address that every order asks to save to be saved once, with the first order. */
export async function expectOneAddress({ db }: Deps, userId: number, hasOrdered: boolean) {
  const rows = await db.select().from(addresses).where(eq(addresses.user_id, userId))
  expect(rows).toHaveLength(hasOrdered ? 1 : 0)
}
