import type { PaymentProvider } from '@/server/kernel/ports/payments'

import type { Catalog } from './read-catalog'

/** The row of the settings that names the payment methods that staff have hidden. */
export const HIDDEN_METHODS_SETTING = 'hidden_payment_ways'

/** Ids of the payment methods that staff have hidden. */
export function hiddenMethods({ settings }: Pick<Catalog, 'settings'>): readonly string[] {
  const stored = settings[HIDDEN_METHODS_SETTING]
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
}

/** The payment methods that visitors may choose. */
export function offeredMethods(
  { providers }: { providers: PaymentProvider[] },
  catalog: Pick<Catalog, 'settings'>,
): PaymentProvider[] {
  const hidden = hiddenMethods(catalog)
  return providers.filter(({ id, isInternal }) => !isInternal && !hidden.includes(id))
}
