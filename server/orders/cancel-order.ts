import type { Deps } from '../deps'
import type { Caller } from '../http/caller'
import { endOrder } from './end-order'
import { ownOrderAnswer } from './own-orders'
import { requireOwnOrder } from './require-order'

/**
 * Cancels an order of a user that the factory has not begun. Twice is quiet.
 * @throws DomainError order_not_found, order_not_cancellable
 */
export async function cancelOrder(deps: Deps, caller: Caller, number: string) {
  const own = { userId: caller.userId, number }
  await endOrder(deps, await requireOwnOrder(deps, own), { by: 'buyer' })
  return ownOrderAnswer(deps, await requireOwnOrder(deps, own))
}
