import type { ApiError } from '@/contract/errors'
import type { Cents } from '@/domain/money'
import { money } from '@/utils/format'

import { cart } from './cart'
import { toSentence } from './errors'
import type { ToastText } from './toasts'

/** The inside of the cart panel of spec §2; fetched when it first opens. */
export const cartPanel = {
  ...cart,
  /** spec §2: verbatim. */
  empty: 'There is no item in your shopping cart!',
  startShopping: 'Start Shopping',
  continueShopping: 'Continue Shopping',
  continueToPayment: 'Continue to Payment',
  items: 'Items in your cart',
  remove: 'Remove',
  removeTitle: (title: string) => `Remove ${title}`,
  edit: 'Edit',
  editTitle: (title: string) => `Edit ${title}`,
  editing: (title: string) => `Opening ${title} in the configurator`,
  color: 'Color',
  size: 'Size',
  upgrades: 'Upgrades',
  each: (price: Cents) => `${money(price)} each`,
  subtotal: 'Subtotal',
  orderTotal: 'Order total',
  orderTotalNote: 'Before delivery and tax',
  estimateFor: (country: string | null) => (country ? `Estimate for ${country}` : 'Estimate'),
  deliveryTo: 'Delivery to',
  shipping: 'Delivery',
  total: 'Total with delivery and tax',
  readyBy: (date: string, cause: string) =>
    cause ? `Delivery about ${date}; ${cause} sets the date.` : `Delivery about ${date}.`,
  estimating: 'Working out delivery and tax.',
  estimated: (country: string, total: Cents) =>
    `${money(total)} with delivery and tax to ${country}.`,
  slow: 'This takes longer than usual. You can go on; the checkout shows delivery and tax again.',
  priceChanged: (title: string, before: Cents, now: Cents) =>
    `The price of ${title} has changed from ${money(before)} to ${money(now)}. Your cart shows the new price.`,
  dismiss: 'Got it',
  needsScript: 'Your cart is kept in your browser; please allow scripts to check out.',
  notSaved: 'Your browser does not let us keep this cart. It stays here until you close the tab.',
} as const

/** The bike of a line could not be opened in the configurator. */
export function notEditable(error: ApiError): ToastText {
  return {
    kind: 'error',
    text: `We could not open this bike for editing. ${toSentence(error)}`,
  }
}
