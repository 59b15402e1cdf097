import type { BookkeepingOverview } from '@/contract/office/payment/payment'
import type { ReviewAction } from '@/domain/office/payment/payment-review'
import { dateLong, money } from '@/utils/format'

import type { DialogRequest } from '@/messages/kit/dialogs'

type Review = BookkeepingOverview['reviews'][number]

const WHY: Record<string, string> = {
  'amount-differs': 'The amount that arrived isn’t the amount due.',
  'currency-differs': 'The payment is in another currency.',
  'account-differs': 'The payment went to another account.',
  'no-payment-id': 'The provider didn’t name the payment.',
  'reference-differs': 'The payment is for another order.',
  'upgrade-does-not-fit': 'The upgrade doesn’t fit the bike anymore.',
  'refund-failed': 'A refund didn’t go through.',
}

export const reviews = {
  why: ({ reason, held, due, ends_at }: Review) =>
    [
      WHY[reason ?? ''] ?? 'This payment needs a review.',
      held > 0 ? `Held: ${money(held)}. Due: ${money(due)}.` : 'No money is held.',
      ends_at ? `If no one decides, we’ll return the money on ${dateLong(ends_at)}.` : '',
    ].join(' '),
  reason: (number: string) => `Reason for your decision on ${number}`,
  reasonHint: 'Stored with the order. The customer doesn’t see it.',
  reasonMissing: 'Enter a short reason.',
  buttons: {
    accept: 'Accept',
    send_back: 'Send money back',
    close: 'Close review',
    end: 'End order',
  },
  done: {
    accept: (number: string) => `We accepted order ${number}.`,
    send_back: (number: string) => `We’re returning the money for order ${number}.`,
    close: (number: string) => `The review of order ${number} is closed.`,
    end: (number: string) => `Order ${number} has ended.`,
  },
} as const

export function decideDialog(review: Review, action: ReviewAction) {
  return {
    title: 'Are you sure?',
    message: `${MESSAGE[action](review)} You can’t undo this.`,
    icon: 'info',
    type: 'wide',
    primaryButtonType: action === 'end' ? 'danger' : 'default',
    primaryButton: reviews.buttons[action],
    secondaryButton: 'Not now',
  } as const satisfies DialogRequest
}

const MESSAGE: Record<ReviewAction, (review: Review) => string> = {
  accept: ({ order_number, accept }) =>
    [
      `${money(accept.booked)} counts for order ${order_number}.`,
      accept.isPaid
        ? 'It’s then paid in full.'
        : accept.rest > 0
          ? `${money(accept.rest)} is still due.`
          : '',
      accept.surplus > 0 ? `We’ll refund the other ${money(accept.surplus)}.` : '',
    ].join(' '),
  send_back: ({ order_number, held, due }) =>
    `We’ll return ${money(held)} for order ${order_number} to the original payment method. ${money(due)} is still due.`,
  close: ({ order_number, due }) =>
    [
      `Order ${order_number} stays as it is, and no money moves.`,
      due > 0 ? `${money(due)} is still due.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  end: ({ order_number, end }) =>
    `Order ${order_number} ends, and its items go back on sale. We’ll return ${money(end.returned)} to the buyer.`,
}
