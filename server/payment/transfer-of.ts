import type { Deps } from '../deps'
import type { Attempt, OrderRow } from './queries'

/** Where to send the money of an attempt by hand; null for payment pages. */
export function transferOf(
  { providers }: Pick<Deps, 'providers'>,
  order: OrderRow,
  attempt: Attempt,
) {
  const provider = providers.find(({ id }) => id === attempt.provider)
  if (!provider?.instructions || attempt.provider_ref === null) return null
  const { amount_cents: amount, currency } = attempt
  const confirm_by = order.email_confirmed_at ? null : (order.expires_at?.toISOString() ?? null)
  return { ...provider.instructions(attempt.provider_ref), amount, currency, confirm_by }
}
