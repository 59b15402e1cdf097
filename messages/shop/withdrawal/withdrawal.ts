import type { ApiError } from '@/contract/kit/errors'
import { dateLong } from '@/utils/format'

import { toSentence } from '@/messages/kit/errors'

export const withdrawal = {
  title: 'Withdraw from a contract',
  lead: 'You can withdraw from an order within 14 days of delivery, no reason needed. You don’t need an account, just the order number and email address.',
  link: 'Withdraw from contract',
  step: (step: number) => `Step ${step} of 2`,
  number: 'Order number',
  numberHint: 'It’s in your confirmation email. For example, NK-100001.',
  numberMissing: 'Enter the order number.',
  email: 'Email',
  emailHint: 'The email address on the order.',
  emailMissing: 'Enter an email address, such as name@example.com.',
  reason: 'Reason (optional)',
  next: 'Continue',
  confirmTitle: 'Confirm your withdrawal',
  order: (number: string) => `Order ${number}`,
  until: (day: string) => `You can withdraw until ${dateLong(day)}.`,
  lines: 'What are you returning?',
  line: (title: string, count: number) => `${count} × ${title}`,
  excluded: (title: string) =>
    `You can’t return ${title}: it was personalized for you, or it’s a redeemed gift card.`,
  none: 'Choose at least one item.',
  statement: 'I withdraw from the contract for these items.',
  confirm: 'Confirm withdrawal',
  back: 'Back',
  doneTitle: 'We’ve received your withdrawal',
  done: (at: string, number: string) =>
    `We received your withdrawal from order ${number} on ${dateLong(at)} at ${at.slice(11, 16)} UTC. A receipt goes to the email address on the order.`,
  doneNext:
    'Please send the items back within 14 days. We’ll refund you as soon as we receive them.',
  closedTitle: 'The withdrawal period is over',
  closed: (until: string) => `It ended on ${dateLong(until)}. This doesn’t affect your warranty.`,
  nothingTitle: 'You can’t withdraw from this order',
  nothing: 'Its items were personalized for you or are redeemed gift cards.',
  earlyTitle: 'This order hasn’t arrived yet',
  early:
    'The withdrawal period starts when it arrives. You can also cancel it until we start building.',
  another: 'Another order',
  unknown:
    'We couldn’t find an order with this number and email address. Please check both against your confirmation.',
} as const

export function withdrawalSentence(error: ApiError): string {
  return toSentence(error, { order_not_found: withdrawal.unknown })
}
