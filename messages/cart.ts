import { toSentence } from './errors'
import type { ToastText } from './toasts'
import type { ApiError } from '@/contract/errors'
import type { Cents } from '@/domain/money'
import { money } from '@/utils/format'

/** The cart panel of spec §2. */
export const cart = {
  title: 'Shopping cart',
  /** The name of the header's button; the count is unknown until the page has hydrated. */
  button: (count: number | null) => {
    if (!count) return 'Shopping cart'
    return `Shopping cart, ${count} ${count === 1 ? 'item' : 'items'}`
  },
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
  untitled: 'The item',
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
  countriesFailed: 'The list of countries did not arrive.',
  priceChanged: (title: string, before: Cents, now: Cents) =>
    `The price of ${title} has changed from ${money(before)} to ${money(now)}. Your cart shows the new price.`,
  dismiss: 'Got it',
  needsScript: 'Your cart is kept in your browser; please allow scripts to check out.',
  notSaved: 'Your browser does not let us keep this cart. It stays here until you close the tab.',
} as const

const info = (text: string): ToastText => ({ kind: 'info', text })

/** Toasts of the cart beyond those of the specification. */
export const cartToasts = {
  partlyUnreadable: () =>
    info('Part of your saved cart could not be read and was left out. The rest is here.'),
  notEditable: (error: ApiError): ToastText => ({
    kind: 'error',
    text: `We could not open this bike for editing. ${toSentence(error)}`,
  }),
} as const
