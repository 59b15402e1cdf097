import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import type { PaymentProvider } from '@/server/kernel/ports/payments'
import type { Attempt } from '@/server/payments/books/queries'

export function providerOf(
  { providers }: Pick<Deps, 'providers'>,
  attempt: Attempt,
): PaymentProvider {
  const provider = providers.find(({ id }) => id === attempt.provider)
  if (!provider) throw new DomainError('provider_not_available', `No provider ${attempt.provider}.`)
  return provider
}
