import { isHeldLonger } from '@/domain/shop/orders/hold'
import type { Deps } from '@/server/kernel/deps'
import type { OrderRow } from '@/server/orders'
import type { Attempt } from '@/server/payments'

export function holdUntil(
  { providers }: Pick<Deps, 'providers'>,
  order: OrderRow,
  attempt: Attempt | undefined,
): Date {
  const providerHoldMs = providers.find(({ id }) => id === attempt?.provider)?.holdMs
  return new Date(order.created_at.getTime() + (providerHoldMs ?? 0))
}

export function confirmationOf(
  deps: Pick<Deps, 'providers'>,
  order: OrderRow,
  attempt: Attempt | undefined,
) {
  if (order.payment_state !== 'unpaid' || order.email_confirmed_at) return null
  const providerHoldMs = deps.providers.find(({ id }) => id === attempt?.provider)?.holdMs
  if (!isHeldLonger(providerHoldMs)) return null
  return { holds_until: holdUntil(deps, order, attempt).toISOString() }
}
