import type { ApiError } from '@/contract/errors'
import type { Cents } from '@/domain/money'
import { money } from '@/utils/format'

import { toSentence } from './errors'
import type { ToastText } from './toasts'

/** What the cart of a user says beside the words that it shares with a guest's. */
export const serverCart = {
  upgradeOf: (bike: string) => `Upgrade of your ${bike}`,
  bike: 'bike',
  shipping: 'Shipping',
  tax: 'Tax',
  loading: 'Loading your cart.',
  signedOut: 'Your session is being renewed. If nothing appears, please log in again.',
  priceChanged: (title: string, before: Cents, now: Cents) =>
    `The price of ${title} has changed from ${money(before)} to ${money(now)}.`,
  problems: 'Some items cannot be ordered as they are. Change or remove them to go on.',
} as const

/** Toasts of the cart of a user. */
export const serverCartToasts = {
  failed: (error: ApiError): ToastText => ({ kind: 'error', text: toSentence(error) }),
  refused: (messages: readonly string[]): ToastText => ({
    kind: 'warning',
    text: `Part of your cart could not come along: ${[...new Set(messages)].join(' ')}`,
  }),
} as const
