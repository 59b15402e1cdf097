import type { Cents } from '@/domain/kit/money'
import { money } from '@/utils/format'

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
