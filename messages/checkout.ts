import type { ApiError } from '@/contract/errors'
import { subtractCents, type Cents } from '@/domain/money'
import { money } from '@/utils/format'

import { addressFields } from './addresses'
import { toSentence } from './errors'
import type { ToastText } from './toasts'

/** The checkout page. */
export const checkout = {
  title: 'Checkout',
  loading: 'Opening the checkout.',
  slow: 'This takes longer than usual. Your cart is safe; please wait a moment.',
  empty: 'There is no item in your shopping cart!',
  emptyHint: 'Put something in it, then come back here. What you typed before is kept.',
  startShopping: 'Start Shopping',
  order: 'Your order',
  totals: 'What you pay',
  quantity: (count: number) => `${count} ×`,
  subtotal: 'Subtotal',
  discount: (code: string) => `Discount (${code.toUpperCase()})`,
  shipping: 'Shipping',
  orderTotal: 'Order total',
  updating: 'Updating the total.',
  updated: (total: Cents) => `Order total ${money(total)}.`,
  delivery: 'Delivery',
  deliveryDate: (date: string) => `About ${date}`,
  deliveryCause: (cause: string) => `${cause} sets the date.`,
  contact: 'Where should it go?',
  optional: 'optional',
  haveAccount: 'Have an account?',
  logIn: 'Log in for a faster checkout',
  deliverTo: 'Where should it go?',
  typedAddress: 'Another address',
  saveAddress: 'Keep this address in my address book',
  changeAddress: 'Change this address',
  billTo: 'Who gets the bill?',
  billingSameChoice: 'Same as the delivery address',
  credit: 'Use my credit',
  creditHint: (balance: Cents) => `You have ${money(balance)}.`,
  creditUsed: 'Credit',
  toPay: 'Left to pay',
  email: 'E-mail',
  emailHint: 'For the confirmation and the link to your order.',
  ...addressFields,
  assemblyTitle: 'How should it arrive?',
  assemblyDoor: 'Delivered to your door',
  assemblyDoorHint: 'In its box, nearly ready: handlebar, pedals and front wheel are yours to fit.',
  assemblyDealer: 'Assembled by a dealer near you',
  assemblyChosen: (dealer: string) => `Assembled by ${dealer}`,
  assemblyChange: 'Change',
  assemblyLead: 'The bike goes to the dealer, who assembles it, sets it up for you and calls you.',
  assemblyLoading: 'Looking for dealers',
  assemblyNone: (country: string) =>
    `No dealer in ${country} assembles our bikes yet. Yours is delivered to your door.`,
  assemblyEffect: (fee: Cents, bikes: number) =>
    bikes > 1 ? `+${money(fee)} per bike` : `+${money(fee)}`,
  assemblyWhere: (address: string, away: string | null) =>
    away === null ? address : `${address}, ${away}`,
  assemblyAway: (distance: string) => `about ${distance} away`,
  assemblyDays: (days: number) => `${days} working ${days === 1 ? 'day' : 'days'} more`,
  assemblyGone:
    'The dealer you chose does not assemble for this address. Your bike is delivered to your door.',
  assemblyBy: (dealer: string) => `Assembly by ${dealer}`,
  assemblyFetch: (dealer: string, address: string) => `You fetch it at ${dealer}, ${address}.`,
  billing: 'Billing address',
  billingSame: 'The bill goes to the same address.',
  billingOther: 'Use another billing address',
  billingBack: 'Bill to the delivery address',
  promoOpen: 'Add a promo code',
  promoLabel: 'Promo code',
  promoApply: 'Apply code',
  promoRemove: 'Remove code',
  promoApplied: (code: string, discount: Cents) =>
    `Promo code ${code.toUpperCase()} applied: ${money(subtractCents(0 as Cents, discount))}.`,
  promoBelow: (threshold: Cents, goods: Cents) =>
    `This code works for orders over ${money(threshold)} before shipping. Yours is ${money(goods)}.`,
  promoUnknown: 'We do not know this promo code.',
  promoNotYet: 'This promo code does not work yet. Please try it again later.',
  promoExpired: 'The time of this promo code is over.',
  promoExhausted: 'This promo code is used up.',
  payment: 'Payment',
  paymentNext: 'You choose how to pay on the next page.',
  testMode: 'Test',
  /** The wording says that payment is due. */
  pay: (total: Cents) => `Order and pay ${money(total)}`,
  payWithCredit: 'Order and pay with my credit',
  payCreditNote: 'Your credit pays the whole order. It is placed with this button.',
  payNote: 'The next page is the payment page. Until you pay there, nothing is charged.',
  sending: 'Sending your order.',
  leaving: 'Taking you to the payment page.',
  totalsChanged: (before: Cents, now: Cents) => {
    const difference = subtractCents(now, before)
    const words = difference > 0 ? `${money(difference)} more` : `${money(-difference)} less`
    return `The total has changed from ${money(before)} to ${money(now)}, ${words}. Nothing was ordered. If this is fine, press the button again.`
  },
  totalsCheck:
    'The total has changed since you saw it. Nothing was ordered. Please check the new total and press the button again.',
  notRenewed: (error: ApiError) =>
    `We could not work out the new total. ${sentenceOfOrder(error)} Everything you typed is still here.`,
  priceChanged: (title: string, before: Cents, now: Cents) =>
    `The price of ${title} has changed from ${money(before)} to ${money(now)}.`,
} as const

/** Problems whose own sentence names the bike or the line that is meant. */
const NAMED = ['sold_out', 'build_invalid']

/** The sentence for a failed order: the server's own where it names what is meant. */
export function sentenceOfOrder(error: ApiError): string {
  return error.kind === 'problem' && NAMED.includes(error.code) ? error.message : toSentence(error)
}

export const checkoutToasts = {
  /** spec §4 Checkout load: the failure leads to the bikes; this says why. */
  notOpened: (error: ApiError): ToastText => ({
    kind: 'error',
    text: `The checkout could not be opened. ${sentenceOfOrder(error)}`,
  }),
} as const

/** The sandbox page and the way back from a payment. */
export const payment = {
  sandboxTitle: 'Sandbox payment',
  sandboxLead: 'Sandbox payment. No money moves.',
  sandboxHint: 'This page stands in for a payment provider. Choose how the payment ends.',
  amount: 'Amount',
  reference: 'Reference',
  succeed: 'Pay',
  decline: 'Decline',
  pending: 'Stay pending',
  leave: 'Leave without paying',
  succeedHint: 'The payment succeeds at once.',
  declineHint: 'The card is refused. You can try again.',
  pendingHint: 'The provider needs more time to decide.',
  leaveHint: 'Back to the shop; the payment stays open.',
  isPending: 'This payment is still pending at the provider. You can decide it now.',
  isPaid: 'This payment has succeeded.',
  isDeclined: 'This payment was declined.',
  isExpired: 'This payment has expired. Nothing was charged.',
  unknown: 'There is no payment at this address.',
  toShop: 'Back to the shop',
  loading: 'Opening the payment.',
  returnTitle: 'Your payment',
  checking: 'We are asking the payment provider where your payment stands.',
  paid: 'Thank you, your payment has arrived.',
  paidNext: 'We are taking you to your order.',
  toOrder: 'See your order',
  payPalLater:
    'We could not ask PayPal right now. If you approved the payment, your order is finished by itself.',
  lookAgain: 'Look again',
  transferTitle: 'One step is left: your transfer',
  transferText: (number: string) =>
    `Order ${number} is kept for you for seven days. It is made as soon as the money has arrived.`,
  transferAccount: 'Account',
  processing: 'Your payment is on its way',
  processingNext: (number: string) =>
    `The provider has not decided yet. Order ${number} is held for you; there is nothing to pay again. We look every few seconds, and you get an e-mail as soon as it is decided. You can close this page.`,
  declined: 'The payment was declined',
  declinedNext:
    'Nothing was charged. Your order is still held for you, and everything you typed is kept.',
  open: 'The payment is not finished',
  openNext: 'You left the payment page before the end. Nothing was charged, your order is held.',
  expired: 'The time for this payment is over',
  expiredNext: 'Nothing was charged and the order was closed. Your cart is as it was.',
  cancelled: 'This order was cancelled',
  cancelledNext: 'Nothing was charged. Your cart is as it was.',
  again: 'Try another payment',
  toCheckout: 'Back to checkout',
  notFound: 'We could not find this payment. Please check the link.',
  nothingHere: 'There is no payment to finish here.',
  nothingHint: 'The link to your order is in the e-mail that we sent you.',
} as const
