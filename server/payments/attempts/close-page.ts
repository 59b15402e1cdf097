import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { applyProviderPayment } from './apply-look-up'
import { providerOf } from '@/server/payments/providers/provider-of'
import { findLatestAttempt, type Attempt } from '@/server/payments/books/queries'

/**
 * Closes an order's payment page; settles the order if it is paid concurrently.
 * @throws DomainError payment_provider_unreachable, order_not_cancellable while it is processing
 */
async function closePage(deps: Deps, attempt: Attempt | undefined): Promise<void> {
  if (!attempt?.provider_ref) return
  const provider = providerOf(deps, attempt)
  const payment = await provider.expire(attempt.provider_ref).catch((error: unknown) => {
    deps.log.warn({ err: error, attempt: attempt.public_id }, 'payment page not closed')
    throw new DomainError('payment_provider_unreachable', `${provider.id} gave no answer.`)
  })
  if (payment) await applyProviderPayment(deps, attempt, payment)
  if (payment?.status !== 'processing') return
  throw new DomainError('order_not_cancellable', 'A payment is in flight.', {
    message: 'Your payment is processing. You can cancel the order once that’s done.',
  })
}

/** Closes the page of an order's latest payment attempt. @throws like `closePage` */
export async function closeOrderPage(deps: Deps, orderId: number): Promise<void> {
  await closePage(deps, await findLatestAttempt(deps.db, orderId))
}
