import type { PaymentProvider } from '@/server/kernel/ports/payments'

import type { Catalogue } from './read-catalogue'

/** The row of the settings that names the payment methods that staff have hidden. */
export const HIDDEN_METHODS_SETTING = 'hidden_payment_ways'

/** Ids of the payment methods that staff have hidden. */
export function hiddenMethods({ settings }: Pick<Catalogue, 'settings'>): readonly string[] {
  const stored = settings[HIDDEN_METHODS_SETTING]
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
}

/** The payment methods that visitors may choose. */
export function offeredMethods(
  { providers }: { providers: PaymentProvider[] },
  catalogue: Pick<Catalogue, 'settings'>,
): PaymentProvider[] {
  const hidden = hiddenMethods(catalogue)
  return providers.filter(({ id, isInternal }) => !isInternal && !hidden.includes(id))
}
