import type { ApiError } from '@/contract/kit/errors'
import { subtractCents, type Cents } from '@/domain/kit/money'
import { money } from '@/utils/format'

import { addressFields } from '@/messages/account/addresses/addresses'
import { toSentence } from '@/messages/kit/errors'
import { countryInSentence } from '@/utils/country-in-sentence'
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
  assemblyDoorHint:
    'In its box, almost ready to ride. You attach the handlebar, pedals and front wheel.',
  assemblyDealer: 'Find a dealer near you who assembles it',
  assemblyChosen: (dealer: string) => `Assembled by ${dealer}`,
  assemblyChange: 'Change',
  assemblyLead:
    'We ship the bike to the dealer, who assembles it, fits it to you and calls you when it’s ready.',
  assemblyLoading: 'Finding dealers…',
  assemblyNone: (country: string) =>
    `No dealer in ${countryInSentence(country)} assembles our bikes yet, so we’ll deliver yours to your door.`,
  assemblyNoTown: (within: string) =>
    `Enter your city above, and we’ll show you dealers within ${within} who assemble our bikes.`,
  assemblyUnknown: (city: string) =>
    `We don’t know where ${city} is, so we can’t look for dealers near it. We’ll deliver your bike to your door.`,
  assemblyFar: (within: string) =>
    `No dealer within ${within} assembles our bikes yet, so we’ll deliver yours to your door.`,
  assemblyNearest: ({ title, city }: { title: string; city: string }, away: string) =>
    `The nearest is ${title} in ${city}, about ${away} away.`,
  assemblyEffect: (fee: Cents, bikes: number) =>
    bikes > 1 ? `+${money(fee)} per bike` : `+${money(fee)}`,
  assemblyWhere: (address: string, away: string) => `${address}, about ${away} away`,
  assemblyDays: (days: number) => `adds ${days} business ${days === 1 ? 'day' : 'days'}`,
  assemblyGone:
    'The dealer you chose doesn’t serve this address, so we’ll deliver your bike to your door.',
  assemblyBy: (dealer: string) => `Assembly by ${dealer}`,
  assemblyFetch: (dealer: string, address: string) => `Pick it up at ${dealer}, ${address}.`,
  billing: 'Billing address',
  billingSame: 'Same as delivery address.',
  billingOther: 'Use a different billing address',
  billingBack: 'Use the delivery address for billing',
  promoOpen: 'Add a promo code',
  promoLabel: 'Promo code',
  promoApply: 'Apply code',
  promoRemove: 'Remove code',
  promoApplied: (code: string, discount: Cents) =>
    `Promo code ${code.toUpperCase()} applied: ${money(subtractCents(0 as Cents, discount))}.`,
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

export const payment = {
  sandboxTitle: 'Sandbox payment',
  sandboxLead: 'This is a test payment. No money moves.',
  sandboxHint: 'This page stands in for a payment provider. Choose how the payment ends.',
  amount: 'Amount',
  transferReceived: (received: Cents) => `We’ve received ${money(received)}. Please send the rest.`,
  reference: 'Reference',
  succeed: 'Pay',
  decline: 'Decline',
  pending: 'Stay pending',
  leave: 'Leave without paying',
  succeedHint: 'The payment succeeds right away.',
  declineHint: 'The card is declined. You can try again.',
  pendingHint: 'The provider needs more time to decide.',
  leaveHint: 'Return to the shop. The payment stays open.',
  isPending: 'This payment is still pending. You can complete it now.',
  isPaid: 'This payment went through.',
  isDeclined: 'This payment was declined.',
  isExpired: 'This payment has expired. You weren’t charged.',
  unknown: 'There’s no payment at this address.',
  toShop: 'Back to the shop',
  loading: 'Loading the payment…',
  returnTitle: 'Your payment',
  checking: 'We’re checking your payment with the payment provider.',
  paid: 'Thank you. Your payment went through.',
  paidNext: 'Taking you to your order…',
  toOrder: 'See your order',
  payPalLater:
    'We can’t reach PayPal right now. If you approved the payment, we’ll complete your order automatically.',
  lookAgain: 'Check again',
  transferTitle: 'One step left: your bank transfer',
  transferText: (number: string) =>
    `We’ll start on order ${number} as soon as your payment arrives. Please include the reference in your transfer.`,
  transferConfirm: (by: string) =>
    `First, we need to know your email address works. Please use the button in our email by ${by}. We’ll then hold your order while your transfer arrives.`,
  transferNoEmail:
    'Didn’t get our email? You can send it again or change the address on your order page.',
  transferAccount: 'Account',
  processing: 'Your payment is processing',
  processingNext: (number: string) =>
    `The payment provider hasn’t confirmed it yet. We’re holding order ${number}, so don’t pay again. We check every few seconds and will email you the result. You can close this page.`,
  declined: 'Your payment was declined',
  declinedNext:
    'You weren’t charged. We’re still holding your order, and we’ve kept everything you typed.',
  open: 'Your payment isn’t complete',
  openNext: 'You left the payment page early. You weren’t charged, and we’re holding your order.',
  expired: 'This payment has expired',
  expiredNext: 'You weren’t charged, and the order was closed. Your cart is unchanged.',
  cancelled: 'This order was canceled',
  cancelledNext: 'You weren’t charged. Your cart is unchanged.',
  again: 'Try again or pay another way',
  toCheckout: 'Back to checkout',
  notFound: 'We couldn’t find this payment. Please check the link.',
  nothingHere: 'There’s no payment to complete here.',
  nothingHint: 'The link to your order is in our email to you.',
} as const
