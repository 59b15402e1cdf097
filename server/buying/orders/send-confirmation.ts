import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { publish } from '@/server/kernel/events/subscriptions'
import { insertEvent, lockOrder, moveHold, requireOrder, updateOrder } from '@/server/orders'
import { findLatestAttempt } from '@/server/payments'
import { confirmationOf } from './hold'
import { orderAnswer } from './read-order'

interface ConfirmationInput {
  number: string
  key: string
  /** New address; absent to resend to the current one. */
  email?: string | undefined
}

/**
 * Sends the confirmation email again, possibly to a corrected address. A new address invalidates the links of earlier
 * emails, so that no one confirms an inbox they can't read. The hold isn't extended.
 * @throws DomainError order_not_found, confirmation_closed, too_many_held, too_many_requests
 */
export async function sendConfirmation(deps: Deps, { email, ...link }: ConfirmationInput) {
  const order = await requireOrder(deps, link)
  const to = email ?? order.email
  await deps.limits.take('confirmationByEmail', to.toLowerCase())
  await deps.db.transaction((tx) => sendTo(deps, tx, { orderId: order.id, from: order.email, to }))
  return orderAnswer(deps, await requireOrder(deps, link))
}

interface SendConfirmationInput {
  orderId: number
  from: string
  to: string
}

async function sendTo(
  deps: Deps,
  tx: Db,
  { orderId, from, to }: SendConfirmationInput,
): Promise<void> {
  const at = deps.clock.now()
  if (to !== from) await moveHold(deps, tx, { orderId, email: to })
  const order = await lockOrder(tx, orderId)
  const attempt = await findLatestAttempt(tx, orderId)
  const provider = deps.providers.find(({ id }) => id === attempt?.provider)
  const instructions = provider?.instructions?.(attempt?.provider_ref ?? '')
  const isOpen = order && confirmationOf(deps, order, attempt) && (order.expires_at ?? at) > at
  if (!isOpen || !attempt?.provider_ref || !instructions) throw closed('It needs none.')
  if (to !== from) {
    // Users change their address in their account instead.
    if (order.user_id !== null || order.email !== from) throw closed('Its address is fixed.')
    await updateOrder(tx, orderId, { email: to })
    await insertEvent(tx, orderId, { kind: 'email_changed', at })
  }
  await publish(deps, tx, {
    name: 'TransferAwaited',
    order: { ...order, email: to },
    attempt,
    instructions,
    holdMs: provider?.holdMs,
    isAgain: true,
  })
}

const closed = (detail: string) => new DomainError('confirmation_closed', detail)
