import { amountDue } from '@/domain/shop/orders/amount-due'
import { RESERVATION_MS } from '@/domain/kit/constants'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { publish } from '@/server/kernel/events/subscriptions'
import { crashPoint } from '@/server/kernel/ports/crash-point'
import { ProviderRefused, type PaymentProvider } from '@/server/kernel/ports/payments'
import {
  type OrderRow,
  findOrder,
  findOrderByNumber,
  lockOrder,
  updateOrder,
} from '@/server/orders'

import {
  findAttempt,
  findLatestAttempt,
  insertAttempt,
  moveAttempt,
  returnToken,
  type Attempt,
} from '@/server/payments/books/queries'
import { applyLookUp } from './apply-look-up'
import { providerOf } from '@/server/payments/providers/provider-of'

const LONGEST_HOLD_MS = 2 * 3_600_000

export interface OpenedPayment {
  attemptId: string
  redirectUrl: string
}

function returnPath(secret: string, attemptId: string): string {
  return `/payment/return/${attemptId}/${returnToken(secret, attemptId)}`
}

/**
 * Opens an order's payment page, with a new attempt if the last one failed. Idempotent; call it outside of
 * transactions, because it calls a provider.
 * @throws DomainError payment_closed; payment_provider_unreachable: the attempt is looked up later
 */
export async function openPayment(deps: Deps, orderNumber: string): Promise<OpenedPayment> {
  const order = await findOrderByNumber(deps.db, orderNumber)
  if (!order) throw new DomainError('order_not_found', `No order ${orderNumber}.`)
  const attempt = await currentAttempt(deps, order)
  const provider = providerOf(deps, attempt)
  if (attempt.provider_ref !== null) {
    return pageAgain({ attempt, provider, ref: attempt.provider_ref })
  }
  return createAtProvider(deps, { order, attempt, provider })
}

/** Statuses after which an unpaid order gets a new payment page. */
const ENDED: readonly Attempt['status'][] = ['failed', 'cancelled', 'expired']

async function currentAttempt(deps: Deps, order: OrderRow): Promise<Attempt> {
  const latest = await findLatestAttempt(deps.db, order.id)
  if (!latest) throw new Error(`Order ${order.number} has no payment attempt.`)
  // A repeated request gets the same response, whether the order is paid or not.
  if (order.payment_state !== 'unpaid') return latest
  const isDecided = latest.status === 'captured' && !order.needs_review
  if (!ENDED.includes(latest.status) && !isDecided) return latest
  return deps.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, order.id)
    // A concurrent call may have inserted it; both use the one open attempt and extend the hold once.
    const added =
      locked?.payment_state === 'unpaid' &&
      (await insertAttempt(deps, tx, {
        orderId: order.id,
        provider: latest.provider,
        amount: amountDue(locked),
      }))
    if (added) await updateOrder(tx, order.id, { expires_at: heldUntil(deps, locked) })
    return (await findLatestAttempt(tx, order.id)) ?? latest
  })
}

/** Extends the hold up to `LONGEST_HOLD_MS`, but not while the email is unconfirmed. */
function heldUntil({ clock }: Pick<Deps, 'clock'>, order: OrderRow): Date {
  if (order.email_confirmed_at === null && order.expires_at) return order.expires_at
  const requested = clock.now().getTime() + RESERVATION_MS
  const latest = order.created_at.getTime() + LONGEST_HOLD_MS
  const present = order.expires_at?.getTime() ?? 0
  return new Date(Math.max(present, Math.min(requested, latest)))
}

/** Recovers the lost provider id of a page; the provider returns the same page for the same key. */
export async function recoverProviderRef(deps: Deps, attempt: Attempt): Promise<void> {
  const order = await findOrder(deps.db, attempt.order_id)
  if (order) await createAtProvider(deps, { order, attempt, provider: providerOf(deps, attempt) })
}

interface OpenAttempt {
  order: OrderRow
  attempt: Attempt
  provider: PaymentProvider
}

export async function createAtProvider(
  deps: Deps,
  { order, attempt, provider }: OpenAttempt,
): Promise<OpenedPayment> {
  if (attempt.edit_id === null && order.payment_state !== 'unpaid') {
    throw new DomainError('payment_closed', `Order ${order.number} is ${order.payment_state}.`)
  }
  const { ref, redirectUrl } = await provider
    .create({
      attemptId: attempt.public_id,
      orderNumber: order.number,
      email: order.email,
      createdAt: attempt.created_at,
      amount: attempt.amount_cents,
      currency: attempt.currency,
      returnPath: returnPath(deps.secret, attempt.public_id),
    })
    .catch((error: unknown) => parkAttempt(deps, { attempt, provider, error }))
  crashPoint('after-provider-create')
  const isOpened = await recordOpened(deps, { order, attempt, provider, ref })
  if (!isOpened) await refuseEnded(deps, { attempt, provider, ref })
  return { attemptId: attempt.public_id, redirectUrl }
}

/** @returns false if the attempt has ended in the meantime */
async function recordOpened(
  deps: Deps,
  { order, attempt, provider, ref }: OpenAttempt & { ref: string },
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const isOpened = await moveAttempt(tx, attempt.id, {
      from: ['created', 'unknown'],
      to: 'redirected',
      at: deps.clock.now(),
      providerRef: ref,
    })
    // Publish the payment instructions, because the buyer must be able to find them without this page.
    const instructions = isOpened ? provider.instructions?.(ref) : undefined
    if (instructions) {
      const { holdMs } = provider
      await publish(deps, tx, { name: 'TransferAwaited', order, attempt, instructions, holdMs })
    }
    return isOpened
  })
}

/** Ends a rejected attempt. Without a response, the outcome is unknown and the call is repeated. */
async function parkAttempt(
  deps: Deps,
  { attempt, provider, error }: Omit<OpenAttempt, 'order'> & { error: unknown },
): Promise<never> {
  const at = deps.clock.now()
  deps.log.warn({ err: error, attempt: attempt.public_id }, 'provider create failed')
  const isRefused = error instanceof ProviderRefused
  await moveAttempt(deps.db, attempt.id, {
    from: ['created', 'unknown'],
    to: isRefused ? 'failed' : 'unknown',
    at,
    ...(isRefused && { failureCode: error.code }),
  })
  throw new DomainError('payment_provider_unreachable', `${provider.id} gave no answer.`)
}

/** Returns the URL of an attempt's page. @throws DomainError payment_provider_unreachable */
export async function pageAgain({
  attempt,
  provider,
  ref,
}: Omit<OpenAttempt, 'order'> & { ref: string }): Promise<OpenedPayment> {
  try {
    const redirectUrl = await provider.pageOf(ref)
    // An empty URL means that the page has ended; the return page then shows how.
    return { attemptId: attempt.public_id, redirectUrl }
  } catch {
    throw new DomainError('payment_provider_unreachable', `${provider.id} gave no answer.`)
  }
}

/** Closes a page whose order ended while the page was being opened: it must not accept money. */
async function refuseEnded(
  deps: Deps,
  { attempt, provider, ref }: Omit<OpenAttempt, 'order'> & { ref: string },
): Promise<void> {
  const present = await findAttempt(deps.db, attempt.public_id)
  if (present?.status !== 'cancelled' && present?.status !== 'expired') return
  await provider.expire(ref)
  throw new DomainError('payment_closed', `The attempt is ${present.status}.`)
}

/** Reopens the payment page after a look-up, so that an order that was just paid isn't paid twice. */
export async function payAgain(deps: Deps, orderNumber: string): Promise<OpenedPayment> {
  const order = await findOrderByNumber(deps.db, orderNumber)
  const latest = order && (await findLatestAttempt(deps.db, order.id))
  if (latest) await applyLookUp(deps, latest)
  const fresh = await findOrderByNumber(deps.db, orderNumber)
  if (fresh?.payment_state !== 'unpaid') {
    const state = fresh?.payment_state ?? 'unknown'
    throw new DomainError('payment_closed', `Order ${orderNumber} is ${state}.`)
  }
  return openPayment(deps, orderNumber)
}
