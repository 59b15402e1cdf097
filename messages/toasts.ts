import { accountToasts } from './account-toasts'
import { newsletterToasts } from './newsletter'

/** What a toast says and how urgent it is. `error` is announced at once, the others when it suits. */
export interface ToastText {
  kind: 'info' | 'success' | 'warning' | 'error'
  text: string
}

const info = (text: string): ToastText => ({ kind: 'info', text })
const success = (text: string): ToastText => ({ kind: 'success', text })
const warning = (text: string): ToastText => ({ kind: 'warning', text })
const error = (text: string): ToastText => ({ kind: 'error', text })

/** The toasts of the guest's cart (spec §4), on their own because every page carries them. */
export const guestCartToasts = {
  added: (title: string | undefined) => success(`${title || 'The item'} was added to cart`),
  addedAgain: (title: string) => info(`An additional ${title} has been added to the cart`),
  decreased: (title: string) => info(`Decrease ${title} cart quantity`),
  removed: (title: string) => info(`${title} was removed from the cart`),
  migrationCorrupted: () => error("Couldn't save your cart on server. Data is probably corrupted."),
  bikeNotSaved: () => error("Couldn't save your configured bike on server."),
} as const

/** The toasts of spec §4 and §8, word for word. */
export const toasts = {
  cart: guestCartToasts,
  account: accountToasts,
  newsletter: newsletterToasts,
  promo: {
    copied: () =>
      success(
        'the promo code was successfully copied to the clipboard, You can apply the promo code at the checkout page.',
      ),
  },
  compare: {
    removed: () => success('Bike was removed successfully.'),
    notInitialized: () => warning("Couldn't initialize comparison database."),
    notSupported: () =>
      error(
        'IndexedDB is not supported by your browser. Therefore, Comparison feature is not available.',
      ),
    notAvailable: () => error('IndexedDB is not available.'),
  },
  /** A failed call, in the sentence that `toSentence` of messages/errors gives. */
  failed: (sentence: string) => error(sentence),
} as const
