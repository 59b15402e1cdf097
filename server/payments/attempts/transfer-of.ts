import { amountDue } from '@/domain/shop/orders/amount-due'
import type { Deps } from '@/server/kernel/deps'
import type { OrderRow } from '@/server/orders'

import type { Attempt } from '@/server/payments/books/queries'

/** Returns the bank transfer instructions of an attempt, or null for payment pages. */
export function transferOf(
  { providers }: Pick<Deps, 'providers'>,
  order: OrderRow,
  attempt: Attempt,
) {
  const provider = providers.find(({ id }) => id === attempt.provider)
  if (!provider?.instructions || attempt.provider_ref === null) return null
  const confirm_by = order.email_confirmed_at ? null : (order.expires_at?.toISOString() ?? null)
  const instructions = provider.instructions(attempt.provider_ref)
  const { paid_cents: received, currency } = order
  return { ...instructions, amount: amountDue(order), received, currency, confirm_by }
}
