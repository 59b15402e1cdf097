import type { Cents } from '@/domain/kit/money'
import { EVENT_PROVIDERS } from '@/domain/kit/webhooks'

/** Fee that a provider keeps of a payment or refund. */
export interface Fee {
  /** Hundredths of the currency; null while it isn't known yet. */
  amount: Cents | null
  currency: string | null
}

/** Returns null for ways to pay without fees. @param stored the recorded fee, if there is one */
export function toFee(
  provider: string,
  stored: { amount: Cents; currency: string } | null | undefined,
): Fee | null {
  if (!EVENT_PROVIDERS.some((one) => one === provider)) return null
  return { amount: stored?.amount ?? null, currency: stored?.currency ?? null }
}
