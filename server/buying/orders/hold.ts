import { isHeldLonger } from '@/domain/hold'
import type { Deps } from '@/server/kernel/deps'
import type { OrderRow } from '@/server/orders'
import type { Attempt } from '@/server/payments'

/** Returns until when an order with a confirmed email address is held. */
export function holdUntil(
  { providers }: Pick<Deps, 'providers'>,
  order: OrderRow,
  attempt: Attempt | undefined,
): Date {
  const wanted = providers.find(({ id }) => id === attempt?.provider)?.holdMs
  return new Date(order.created_at.getTime() + (wanted ?? 0))
}

/** Returns the effect of confirming the email address; null if there is nothing to confirm. */
export function confirmationOf(
  deps: Pick<Deps, 'providers'>,
  order: OrderRow,
  attempt: Attempt | undefined,
) {
  if (order.payment_state !== 'unpaid' || order.email_confirmed_at) return null
  const wanted = deps.providers.find(({ id }) => id === attempt?.provider)?.holdMs
  if (!isHeldLonger(wanted)) return null
  return { holds_until: holdUntil(deps, order, attempt).toISOString() }
}
