import { authToasts } from '@/messages/account/auth/auth-toasts'
import { comparisonToasts } from '@/messages/shop/comparison/comparison-toasts'
import { newsletterToasts } from '@/messages/community/newsletter/newsletter'
import type { ToastText } from './toast-text'

const info = (text: string): ToastText => ({ kind: 'info', text })
const success = (text: string): ToastText => ({ kind: 'success', text })
const error = (text: string): ToastText => ({ kind: 'error', text })

/** Toasts of the guest cart (spec §4). Separate from `toasts`, because every page loads them. */
export const guestCartToasts = {
  added: (title: string | undefined) => success(`${title || 'The item'} was added to cart`),
  addedAgain: (title: string) => info(`An additional ${title} has been added to the cart`),
  decreased: (title: string) => info(`Decrease ${title} cart quantity`),
  removed: (title: string) => info(`${title} was removed from the cart`),
  migrationCorrupted: () => error("Couldn't save your cart on server. Data is probably corrupted."),
  bikeNotSaved: () => error("Couldn't save your configured bike on server."),
  /** Not in the specification. */
  partlyUnreadable: () =>
    info('We couldn’t read part of your saved cart, so we left it out. Everything else is here.'),
} as const

/** The toasts of spec §4 and §8, word for word. */
export const toasts = {
  cart: guestCartToasts,
  account: authToasts,
  newsletter: newsletterToasts,
  promo: {
    copied: () =>
      success(
        'the promo code was successfully copied to the clipboard, You can apply the promo code at the checkout page.',
      ),
  },
  comparison: {
    removed: comparisonToasts.removed,
    notInitialized: () => comparisonToasts.fault('not_initialized'),
    notSupported: () => comparisonToasts.fault('not_supported'),
    notAvailable: () => comparisonToasts.fault('not_available'),
  },
  /** Toast of a failed call; its message comes from `toSentence` in messages/kit/errors. */
  failed: (sentence: string) => error(sentence),
} as const
