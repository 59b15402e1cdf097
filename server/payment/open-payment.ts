import type { Deps } from '../deps'
import { DomainError } from '../http/domain-error'
import type { PaymentProvider } from '../ports/payments'
import { crashPoint } from './crash-point'
import {
  findAttempt,
  findLatestAttempt,
  findOrderByNumber,
  insertAttempt,
  moveAttempt,
  returnToken,
  type Attempt,
  type OrderRow,
} from './queries'
import { applyLookUp } from './apply-look-up'

export interface OpenedPayment {
  attemptId: string
  redirectUrl: string
}

/** The way back from a payment page into the shop. */
export function returnPath(secret: string, attemptId: string): string {
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
    return { attemptId: attempt.public_id, redirectUrl: provider.pageOf(attempt.provider_ref) }
  }
  return createAtProvider(deps, { order, attempt, provider })
}

/** The provider of an attempt. */
export function providerOf(
  { providers }: Pick<Deps, 'providers'>,
  attempt: Attempt,
): PaymentProvider {
  const provider = providers.find(({ id }) => id === attempt.provider)
  if (!provider) throw new DomainError('provider_not_available', `No provider ${attempt.provider}.`)
  return provider
}

async function currentAttempt(deps: Deps, order: OrderRow): Promise<Attempt> {
  const latest = await findLatestAttempt(deps.db, order.id)
  if (!latest) throw new Error(`Order ${order.number} has no payment attempt.`)
  // A repeat of a request that was answered already gets the same answer, paid or not.
  if (order.status !== 'pending_payment') return latest
  if (latest.status !== 'failed' && latest.status !== 'cancelled') return latest
  await insertAttempt(deps, deps.db, {
    orderId: order.id,
    provider: latest.provider,
    amount: order.total_cents,
  })
  // Another call may have been first; both then see the one open attempt.
  return (await findLatestAttempt(deps.db, order.id)) ?? latest
}

interface Opening {
  order: OrderRow
  attempt: Attempt
  provider: PaymentProvider
}

async function createAtProvider(
  deps: Deps,
  { order, attempt, provider }: Opening,
): Promise<OpenedPayment> {
  if (order.status !== 'pending_payment') {
    throw new DomainError('payment_closed', `Order ${order.number} is ${order.status}.`)
  }
  const { ref, redirectUrl } = await provider
    .create({
      attemptId: attempt.public_id,
      orderNumber: order.number,
      amount: attempt.amount_cents,
      currency: attempt.currency,
      returnPath: returnPath(deps.secret, attempt.public_id),
    })
    .catch(async (error: unknown) => {
      const at = deps.clock.now()
      await moveAttempt(deps.db, attempt.id, { from: ['created'], to: 'unknown', at })
      deps.log.warn({ err: error, attempt: attempt.public_id }, 'provider create failed')
      throw new DomainError('payment_provider_unreachable', `${provider.id} gave no answer.`)
    })
  crashPoint('after-provider-create')
  const isOpened = await moveAttempt(deps.db, attempt.id, {
    from: ['created', 'unknown'],
    to: 'redirected',
    at: deps.clock.now(),
    providerRef: ref,
  })
  if (!isOpened) await refuseEnded(deps, { attempt, provider, ref })
  return { attemptId: attempt.public_id, redirectUrl }
}

/** The order was ended while its page was opened: a page that nobody looks after must not take money. */
async function refuseEnded(
  deps: Deps,
  { attempt, provider, ref }: Omit<Opening, 'order'> & { ref: string },
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
  if (fresh?.status !== 'pending_payment') {
    throw new DomainError(
      'payment_closed',
      `Order ${orderNumber} is ${fresh?.status ?? 'unknown'}.`,
    )
  }
  return openPayment(deps, orderNumber)
}
