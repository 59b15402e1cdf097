import type { Bookkeeping } from '@/contract/bookkeeping'
import type { ReviewAction } from '@/domain/review'
import { dateLong, money } from '@/utils/format'

import type { DialogRequest } from './dialogs'

type Review = Bookkeeping['reviews'][number]

const WHY: Record<string, string> = {
  'amount-differs': 'Another amount arrived than was due.',
  'currency-differs': 'The payment is in another currency.',
  'account-differs': 'The payment went to another account.',
  'no-payment-id': 'The provider didn’t name the payment.',
  'reference-differs': 'The payment names another order.',
  'upgrade-does-not-fit': 'The upgrade doesn’t fit the bike anymore.',
  'refund-failed': 'A refund didn’t go through.',
}

/** Decisions about payments under review. */
export const reviews = {
  why: ({ reason, held, due, ends_at }: Review) =>
    [
      WHY[reason ?? ''] ?? 'This payment needs a look.',
      `Held: ${money(held)}. Due: ${money(due)}.`,
      ends_at ? `Without a decision, the money goes back on ${dateLong(ends_at)}.` : '',
    ].join(' '),
  reason: (number: string) => `Reason for your decision on ${number}`,
  reasonHint: 'Stored with the order. The customer doesn’t see it.',
  reasonMissing: 'Enter a short reason.',
  buttons: { accept: 'Accept', send_back: 'Send money back', end: 'End order' },
  done: {
    accept: (number: string) => `Order ${number} is accepted as it is.`,
    send_back: (number: string) => `The money for ${number} is on its way back.`,
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
      accept.isPaid ? 'It is paid.' : accept.rest > 0 ? `${money(accept.rest)} stays due.` : '',
      accept.surplus > 0 ? `${money(accept.surplus)} goes back to the buyer.` : '',
    ].join(' '),
  send_back: ({ order_number, held, due }) =>
    `${money(held)} of order ${order_number} goes back the way it came. ${money(due)} stays due.`,
  end: ({ order_number, end }) =>
    `Order ${order_number} ends, and its items go back on sale. ${money(end.returned)} goes back to the buyer.`,
}
