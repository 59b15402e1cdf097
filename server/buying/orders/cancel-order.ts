import type { Deps } from '@/server/kernel/deps'
import type { Caller } from '@/server/kernel/http/caller'
import { requireOwnOrder } from '@/server/orders'
import { endOrder } from '@/server/payments'
import { ownOrderAnswer } from './own-orders'

/**
 * Cancels an order, which is possible only before production. Idempotent.
 * @throws DomainError order_not_found, order_not_cancellable
 */
export async function cancelOrder(deps: Deps, caller: Caller, number: string) {
  const own = { userId: caller.userId, number }
  await endOrder(deps, await requireOwnOrder(deps, own), { by: 'buyer' })
  return ownOrderAnswer(deps, await requireOwnOrder(deps, own))
}
