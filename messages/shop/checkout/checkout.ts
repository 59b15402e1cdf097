import type { ApiError } from '@/contract/kit/errors'
import { subtractCents, type Cents } from '@/domain/kit/money'
import { money } from '@/utils/format'

import { addressFields } from '@/messages/account/addresses/address-fields'
import { toSentence } from '@/messages/kit/errors'
import type { ToastText } from '@/messages/kit/toast-text'

export const checkout = {
  title: 'Checkout',
  loading: 'Loading checkout…',
  slow: 'This is taking longer than usual. Your cart is safe. Please wait a moment.',
  empty: 'There is no item in your shopping cart!',
  emptyHint: 'Add a bike or an accessory to check out.',
  startShopping: 'Start Shopping',
  order: 'Your order',
  totals: 'Order summary',
  quantity: (count: number) => `${count} ×`,
  subtotal: 'Subtotal',
  discount: (code: string) => `Discount (${code.toUpperCase()})`,
  shipping: 'Shipping',
  shippingFree: (code: string) => `Shipping, free with ${code.toUpperCase()}`,
  orderTotal: 'Order total',
  /** Shown where the shop charges no sales tax. */
  salesTaxNone:
    'We don’t collect sales tax in this state, so this total has none. Your state may ask you to report and pay use tax yourself.',
  updating: 'Updating the total…',
  updated: (total: Cents) => `Order total ${money(total)}.`,
  delivery: 'Delivery',
  deliveryDate: (date: string) => `Estimated ${date}`,
  contact: 'Where should we send it?',
  optional: 'optional',
  haveAccount: 'Have an account?',
  logIn: 'Log in for a faster checkout',
  typedAddress: 'New address',
  saveAddress: 'Save this address to my address book',
  changeAddress: 'Edit this address',
  credit: 'Use my store credit',
  creditHint: (balance: Cents) => `You have ${money(balance)}.`,
  creditUsed: 'Store credit',
  toPay: 'Amount due',
  email: 'Email',
  emailHint: 'For your confirmation and a link to your order.',
  ...addressFields,
  assemblyTitle: 'How should we deliver it?',
  assemblyDoor: 'Delivered to your door',
  assemblyDealer: 'Find a dealer near you who assembles it',
  assemblyChosen: (dealer: string) => `Assembled by ${dealer}`,
  assemblyChange: 'Change',
  assemblyGone:
    'The dealer you chose doesn’t serve this address, so we’ll deliver your bike to your door.',
  assemblyBy: (dealer: string) => `Assembly by ${dealer}`,
  assemblyFetch: (dealer: string, address: string) => `Pick it up at ${dealer}, ${address}.`,
  billing: 'Billing address',
  billingSame: 'Same as shipping address.',
  billingOther: 'Use a different billing address',
  billingBack: 'Use the shipping address for billing',
  promoOpen: 'Add a promo code',
  promoLabel: 'Promo code',
  promoApply: 'Apply code',
  promoRemove: 'Remove code',
  promoApplied: (code: string, discount: Cents) =>
    `Promo code ${code.toUpperCase()} applied: ${money(subtractCents(0 as Cents, discount))}.`,
  promoAutomatic: (code: string, saved: Cents) =>
    `${code.toUpperCase()} applied automatically: ${money(subtractCents(0 as Cents, saved))}.`,
  promoNotBest: (code: string) =>
    `Your order already has a better offer, ${code.toUpperCase()}, and only one offer can apply.`,
  promoMembersOnly: 'This promo code is for members.',
  promoLogIn: 'Log in to use it',
  promoTooFew: (missing: number) =>
    `Add ${missing} more of the items that this code is for, and the cheapest will be free.`,
  promoNoShipping: 'This promo code takes off shipping, but there’s none to pay for these items.',
  promoBelow: (threshold: Cents, goods: Cents) =>
    `This code works on orders over ${money(threshold)} before shipping. Your subtotal is ${money(goods)}.`,
  promoUnknown: 'This promo code isn’t valid.',
  promoNotYet: 'This promo code isn’t active yet. Please try again later.',
  promoExpired: 'This promo code has expired.',
  promoOtherCountry: 'This promo code isn’t valid for the country you’re ordering to.',
  promoOtherGoods: 'This promo code is for other items than those in your order.',
  promoNotFirst: 'This promo code is for first orders only.',
  promoExhausted: 'This promo code has reached its limit.',
  payment: 'Payment',
  paymentNext: 'You’ll choose how to pay on the next page.',
  testMode: 'Test',
  /** Button label that states the obligation to pay. */
  pay: (total: Cents) => `Order and pay ${money(total)}`,
  payWithCredit: 'Order and pay with my store credit',
  payCreditNote: 'Your store credit covers the whole order. This button places it.',
  payNote: 'You’ll pay on the next page. We won’t charge you before that.',
  queued: 'Updating the total. If it stays the same, we’ll place your order right away.',
  sending: 'Placing your order…',
  leaving: 'Taking you to the payment page…',
  totalsChanged: (before: Cents, now: Cents) => {
    const difference = subtractCents(now, before)
    const words = difference > 0 ? `${money(difference)} more` : `${money(-difference)} less`
    return `The total has changed from ${money(before)} to ${money(now)}, ${words}. We haven’t placed your order. If the new total is OK, click the button again.`
  },
  totalsCheck:
    'The total has changed. We haven’t placed your order. Please check the new total and click the button again.',
  notRenewed: (error: ApiError) =>
    `We couldn’t calculate the new total. ${toSentence(error)} Everything you typed is still here.`,
  priceChanged: (title: string, before: Cents, now: Cents) =>
    `The price of ${title} has changed from ${money(before)} to ${money(now)}.`,
} as const

export const checkoutToasts = {
  /** Toast that says why checkout didn't load; the user is sent to the bikes (spec §4 Checkout load). */
  notOpened: (error: ApiError): ToastText => ({
    kind: 'error',
    text: `We couldn’t open checkout. ${toSentence(error)}`,
  }),
} as const
