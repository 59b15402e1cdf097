import type { Cents } from '@/domain/kit/money'
import { cancelFault } from '@/server/after-sale'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { findOrderByNumber } from '@/server/orders'
import { endOrder, previewEnd } from '@/server/payments'
import { listUnbuiltPieces } from '@/server/stock'

import { refundTitle } from './refund-preview'

/** @throws DomainError order_not_found */
export async function readCancellation(deps: Deps, number: string) {
  const { db, providers } = deps
  const order = await requireOrder(deps, number)
  const { total, goesTo } = await previewEnd(db, order)
  const pieces = await listUnbuiltPieces(db, order.id)
  const isByHand = (id: string) => !providers.find((one) => one.id === id)?.refund
  return {
    fault: await cancelFault(db, order, 'shop'),
    total,
    goes_to: goesTo.map(({ payment, amount }) => ({
      title: refundTitle(deps, payment),
      amount,
      by_hand: payment !== null && isByHand(payment.provider),
    })),
    restocked: pieces.reduce((sum, { count }) => sum + count, 0),
  }
}

interface CancelPaidInput {
  number: string
  reason: string
  expected: Cents
  by: string
}

/**
 * Cancels a paid order with its refund, in one transaction under the order's lock. Idempotent.
 * @throws DomainError order_not_found, order_not_cancellable, refund_changed
 */
export async function cancelPaid(deps: Deps, { number, ...note }: CancelPaidInput): Promise<void> {
  const order = await requireOrder(deps, number)
  await endOrder(deps, order, { by: 'shop', note: { ...note, isUnpaidOnly: false } })
}

async function requireOrder({ db }: Pick<Deps, 'db'>, number: string) {
  const order = await findOrderByNumber(db, number)
  if (!order) throw new DomainError('order_not_found', `No order ${number}.`)
  return order
}
