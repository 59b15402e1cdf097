import type { PaymentProvider } from '@/server/kernel/ports/payments'

import type { Catalog } from './read-catalog'

export const HIDDEN_METHODS_SETTING = 'hidden_payment_ways'

export function hiddenMethods({ settings }: Pick<Catalog, 'settings'>): readonly string[] {
  const stored = settings[HIDDEN_METHODS_SETTING]
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
}

export function offeredMethods(
  { providers }: { providers: PaymentProvider[] },
  catalog: Pick<Catalog, 'settings'>,
): PaymentProvider[] {
  const hidden = hiddenMethods(catalog)
  return providers.filter(({ id, isInternal }) => !isInternal && !hidden.includes(id))
}
