import { amountDue } from '@/domain/amount-due'
import { RESERVATION_MS } from '@/domain/constants'
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
} from './queries'
import { applyLookUp } from './apply-look-up'
import { providerOf } from './provider-of'

const LONGEST_HOLD_MS = 2 * 3_600_000

export interface OpenedPayment {
  attemptId: string
  redirectUrl: string
}

/** The way back from a payment page into the shop. */
function returnPath(secret: string, attemptId: string): string {
  return `/payment/return/${attemptId}/${returnToken(secret, attemptId)}`
}

/**
 * The payment page of an order's open attempt, opened at the provider if it was not yet. An order whose
 * last attempt failed gets a new one. Runs outside any transaction; equal calls open one page.
 * @throws DomainError payment_closed when the order takes no payment any more,
 *   payment_provider_unreachable when the provider gives no answer; the attempt is then looked up later
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

/**
 * After these an order that still waits for its money gets a new page, and after money of another amount that was
 * accepted as a part or sent back.
 */
const ENDED: readonly Attempt['status'][] = ['failed', 'cancelled', 'expired']

async function currentAttempt(deps: Deps, order: OrderRow): Promise<Attempt> {
  const latest = await findLatestAttempt(deps.db, order.id)
  if (!latest) throw new Error(`Order ${order.number} has no payment attempt.`)
  // A repeat of a request that was answered already gets the same answer, paid or not.
  if (order.payment_state !== 'unpaid') return latest
  const isDecided = latest.status === 'captured' && !order.needs_review
  if (!ENDED.includes(latest.status) && !isDecided) return latest
  return deps.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, order.id)
    // Another call may have been first; both then see the one open attempt, which holds the pieces for longer once.
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

/**
 * A new page lives as long as a first one, but nobody holds pieces for hours by declined cards, and nobody
 * who has not confirmed an inbox holds them longer than once.
 */
function heldUntil({ clock }: Pick<Deps, 'clock'>, order: OrderRow): Date {
  if (order.email_confirmed_at === null && order.expires_at) return order.expires_at
  const wanted = clock.now().getTime() + RESERVATION_MS
  const latest = order.created_at.getTime() + LONGEST_HOLD_MS
  const present = order.expires_at?.getTime() ?? 0
  return new Date(Math.max(present, Math.min(wanted, latest)))
}

/** Asks again for the page of an attempt whose id was lost; the provider gives the same one. */
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

/** @returns false when the attempt has ended meanwhile */
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
    // What has to be done away from any page must be found again without this one.
    const instructions = isOpened ? provider.instructions?.(ref) : undefined
    if (instructions) {
      const { holdMs } = provider
      await publish(deps, tx, { name: 'TransferAwaited', order, attempt, instructions, holdMs })
    }
    return isOpened
  })
}

/** No answer leaves open what the provider did: the same call is repeated later. A clear no ends the attempt. */
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

/** @throws DomainError payment_provider_unreachable */
export async function pageAgain({
  attempt,
  provider,
  ref,
}: Omit<OpenAttempt, 'order'> & { ref: string }): Promise<OpenedPayment> {
  try {
    const redirectUrl = await provider.pageOf(ref)
    // A page that has ended is not shown: the way back tells how it ended.
    return { attemptId: attempt.public_id, redirectUrl }
  } catch {
    throw new DomainError('payment_provider_unreachable', `${provider.id} gave no answer.`)
  }
}

/** The order was ended while its page was opened: a page that nobody looks after must not take money. */
async function refuseEnded(
  deps: Deps,
  { attempt, provider, ref }: Omit<OpenAttempt, 'order'> & { ref: string },
): Promise<void> {
  const present = await findAttempt(deps.db, attempt.public_id)
  if (present?.status !== 'cancelled' && present?.status !== 'expired') return
  await provider.expire(ref)
  throw new DomainError('payment_closed', `The attempt is ${present.status}.`)
}

/**
 * Opens the payment page of an unpaid order again. What the provider knows is asked first, so that an
 * order that was paid meanwhile is not paid twice.
 */
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
