import type { ApiError } from '@/contract/kit/errors'

import { toSentence } from '@/messages/kit/errors'
import type { ToastText } from '@/messages/kit/toast-text'

/** Texts that only the cart of a logged-in user needs. */
export const serverCart = {
  upgradeOf: (bike: string) => `Upgrade for your ${bike}`,
  bike: 'bike',
  /** Tax row (spec §2: Tax); it says so where prices include tax. */
  tax: (included: string | null, isEstimated: boolean) =>
    isEstimated
      ? 'Tax (depends on the address)'
      : included
        ? `Tax (${included} included above)`
        : 'Tax',
  loading: 'Loading your cart…',
} as const

export const serverCartToasts = {
  failed: (error: ApiError): ToastText => ({ kind: 'error', text: toSentence(error) }),
  refused: (messages: readonly string[]): ToastText => ({
    kind: 'warning',
    text: `We couldn’t move part of your cart: ${[...new Set(messages)].join(' ')}`,
  }),
} as const
