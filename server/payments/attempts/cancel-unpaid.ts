import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import type { Caller } from '@/server/kernel/http/caller'
import { findOrderByNumber } from '@/server/orders'
import { endOrder } from './end-order'

/**
 * Cancels an unpaid order and releases its holds; rejects one that is paid concurrently. Idempotent.
 * @throws DomainError order_not_found, order_not_cancellable, payment_provider_unreachable
 */
export async function cancelUnpaid(
  deps: Deps,
  caller: Pick<Caller, 'publicId'>,
  { number, reason }: { number: string; reason: string },
): Promise<void> {
  const order = await findOrderByNumber(deps.db, number)
  if (!order) throw new DomainError('order_not_found', `No order ${number}.`)
  const note = { by: caller.publicId, reason, isUnpaidOnly: true }
  await endOrder(deps, order, { by: 'shop', note })
}
