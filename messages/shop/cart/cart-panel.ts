import type { Cents } from '@/domain/kit/money'
import { money } from '@/utils/format'

import { countryInSentence } from '@/utils/country-in-sentence'
import { cart } from './cart'

/** Texts of the cart panel (spec §2), lazy-loaded when it first opens. */
export const cartPanel = {
  ...cart,
  /** spec §2: verbatim. */
  empty: 'There is no item in your shopping cart!',
  startShopping: 'Start Shopping',
  continueShopping: 'Continue Shopping',
  continueToPayment: 'Continue to Payment',
  paidAt: (host: string) => `You’ll pay at ${host}.`,
  items: 'Items in your cart',
  remove: 'Remove',
  removeTitle: (title: string) => `Remove ${title}`,
  edit: 'Edit',
  editTitle: (title: string) => `Edit ${title}`,
  color: 'Color',
  size: 'Size',
  upgrades: 'Upgrades',
  each: (price: Cents) => `${money(price)} each`,
  atLimit: (max: number) =>
    `You can order up to ${max} of one item. Please contact us if you need more.`,
  overLimit: (max: number) => `You can order up to ${max} of one item. Please lower the quantity.`,
  subtotal: 'Subtotal',
  discount: (code: string) => `Discount (${code.toUpperCase()})`,
  orderTotal: 'Order total',
  orderTotalNote: (included: string | null) =>
    included ? `Including ${included}, before shipping` : 'Before shipping and tax',
  freeShipping: (code: string, amount: Cents) =>
    `${code.toUpperCase()} takes ${money(amount)} off the shipping.`,
  estimateFor: (country: string | null) =>
    country ? `Estimate for ${countryInSentence(country)}` : 'Estimate shipping and tax',
  deliveryTo: 'Ship to',
  shipping: 'Shipping',
  shippingFree: (code: string) => `Shipping, free with ${code.toUpperCase()}`,
  total: 'Total with shipping and tax',
  readyBy: (date: string, cause: string) =>
    [`Estimated delivery ${date}.`, cause].filter(Boolean).join(' '),
  estimating: 'Calculating shipping and tax…',
  estimated: (country: string, total: Cents) =>
    `${money(total)} with shipping and tax to ${countryInSentence(country)}.`,
  slow: 'This is taking longer than usual. You can continue; shipping and tax show up again at checkout.',
  priceChanged: (title: string, before: Cents, now: Cents) =>
    `The price of ${title} has changed from ${money(before)} to ${money(now)}. Your cart shows the new price.`,
  dismiss: 'Got it',
  needsScript: 'Your cart is stored in your browser. Please turn on JavaScript to check out.',
  notSaved: 'Your browser won’t let us save this cart. It’s here until you close the tab.',
} as const
