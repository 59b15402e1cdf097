import type { ApiError } from '@/contract/errors'
import { dateLong } from '@/utils/format'

import { toSentence } from './errors'

/** The withdrawal without an account. */
export const withdrawal = {
  title: 'Withdraw from a contract',
  lead: 'You can withdraw from an order within 14 days after it arrived, without giving a reason. You need no account: the order number and the e-mail address of the order are enough.',
  link: 'Withdraw from contract',
  step: (step: number) => `Step ${step} of 2`,
  number: 'Order number',
  numberHint: 'It stands in the confirmation, for example NK-100001.',
  numberMissing: 'Enter the order number.',
  email: 'E-mail',
  emailHint: 'The address that the order was placed with.',
  emailMissing: 'Enter an e-mail address such as name@example.com.',
  reason: 'Reason (you do not have to give one)',
  next: 'Continue',
  confirmTitle: 'Please confirm',
  order: (number: string) => `Order ${number}`,
  until: (day: string) => `You can withdraw until ${dateLong(day)}.`,
  lines: 'What do you send back?',
  line: (title: string, count: number) => `${count} × ${title}`,
  excluded: (title: string) =>
    `${title} stays out of the withdrawal: it was made to measure for you, or it is a gift card that was redeemed.`,
  none: 'Choose at least one item.',
  statement: 'I withdraw from the contract for these items.',
  confirm: 'Confirm withdrawal',
  back: 'Back',
  doneTitle: 'We have received your withdrawal',
  done: (at: string, number: string) =>
    `We received your withdrawal from order ${number} on ${dateLong(at)} at ${at.slice(11, 16)} UTC. The receipt was sent to the e-mail address of the order.`,
  doneNext:
    'Please send the items back within 14 days. We refund what you paid as soon as they are here.',
  closedTitle: 'The time for a withdrawal is over',
  closed: (until: string) => `It ended on ${dateLong(until)}. The warranty is not touched by that.`,
  nothingTitle: 'Nothing of this order can be withdrawn from',
  nothing: 'Its items were made to measure for you, or they are gift cards that were redeemed.',
  earlyTitle: 'This order has not arrived yet',
  early:
    'The time for a withdrawal begins when it arrives. Until the factory begins with it, it can also be cancelled.',
  another: 'Another order',
  unknown:
    'We do not find an order with this number and this e-mail address. Please compare both with the confirmation.',
} as const

/** What went wrong, as this page says it. */
export function withdrawalSentence(error: ApiError): string {
  const isUnknown = error.kind === 'problem' && error.code === 'order_not_found'
  return isUnknown ? withdrawal.unknown : toSentence(error)
}
