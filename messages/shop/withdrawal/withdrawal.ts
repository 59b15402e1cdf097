import type { ApiError } from '@/contract/kit/errors'
import type { WireWithdrawal } from '@/contract/shop/orders/orders'
import type { LineRight, WithdrawalEffect } from '@/domain/shop/withdrawal/withdrawal'
import { dateLong } from '@/utils/format'

import { toSentence } from '@/messages/kit/errors'

const REASONS: Record<Exclude<LineRight, 'open'>, string> = {
  personalized: 'it has your name in its paint, so it was made just for you',
  redeemed: 'the gift card was redeemed',
  withdrawn: 'you withdrew from it already',
  canceled: 'it was canceled and refunded',
}

const NEXT: Record<WithdrawalEffect, string> = {
  cancel: 'We haven’t started on it. We’ll cancel it, and if you paid, refund it in full.',
  stop: 'We’ll stop, and refund what you paid for it. You don’t need to send anything.',
  return: 'Send it back within 14 days. We’ll refund you as soon as it arrives.',
}

export const withdrawal = {
  /** For all laws, because the destination is known only with the order. */
  title: 'Return items or withdraw from a contract',
  lead: 'You can cancel or return your order, that is, withdraw from the contract, from the moment you place it until 14 days after it arrives, no reason needed. You don’t need an account, just the order number and email address.',
  stepsTitle: 'How it works',
  steps: [
    'Tell us here. You get a receipt by email right away.',
    'If your items have shipped, send them back within 14 days. We show you where, and what to write on the box.',
    'We refund your original payment method. What hasn’t shipped, we cancel and refund right away.',
  ],
  step: (step: number) => `Step ${step} of 2`,
  number: 'Order number',
  numberHint: 'It’s in your confirmation email. For example, NK-100001.',
  numberMissing: 'Enter the order number.',
  email: 'Email',
  emailHint: 'The email address on the order. The receipt goes there.',
  emailMissing: 'Enter an email address, such as name@example.com.',
  reason: 'Reason (optional)',
  next: 'Continue',
  confirmTitle: 'Confirm your withdrawal',
  order: (number: string) => `Order ${number}`,
  until: (day: string | null) =>
    day
      ? `You can withdraw until ${dateLong(day)}, no reason needed.`
      : 'You can withdraw until 14 days after the last item arrives, no reason needed.',
  line: (title: string, count: number) => `${count} × ${title}`,
  excluded: (title: string, right: Exclude<LineRight, 'open'>) =>
    `You can’t withdraw from ${title}: ${REASONS[right]}.`,
  effect: (effect: WithdrawalEffect) => NEXT[effect],
  unpaid: 'This order isn’t paid. Withdrawing cancels all of it.',
  none: 'Choose at least one item.',
  statement: 'I withdraw from the contract for these items:',
  /** Directive 2011/83/EU, art. 11a(4). */
  confirm: 'Confirm withdrawal',
  back: 'Back',
  doneTitle: 'We’ve received your withdrawal',
  done: (at: string) =>
    `We received your withdrawal on ${at}. A receipt goes to the email address on the order.`,
  closedTitle: 'The withdrawal period is over',
  closed: (until: string) => `It ended on ${dateLong(until)}. This doesn’t affect your warranty.`,
  nothingTitle: 'There’s nothing left to withdraw from',
  more: 'Withdraw from more items',
  another: 'Another order',
  unknown:
    'We couldn’t find an order with this number and email address. Please check both against your confirmation.',
} as const

type Lines = readonly Pick<WireWithdrawal['lines'][number], 'right' | 'effect'>[]

/** The words of a withdrawal where EU law applies; elsewhere of a return, or of canceling what hasn't shipped. */
export const withdrawalTexts = (isEea: boolean, lines: Lines) =>
  isEea
    ? withdrawal
    : {
        ...withdrawal,
        ...(lines.some(({ right, effect }) => right === 'open' && effect === 'return')
          ? {
              confirmTitle: 'Confirm your return',
              statement: 'I’m returning or canceling these items:',
              confirm: 'Confirm return',
            }
          : {
              confirmTitle: 'Confirm what to cancel',
              statement: 'I’m canceling these items:',
              confirm: 'Cancel these items',
            }),
        until: (day: string | null) =>
          day
            ? `You can return items until ${dateLong(day)}, no reason needed.`
            : 'You can return items until 14 days after the last one arrives, no reason needed.',
        doneTitle: 'We’ve received your request',
        done: (at: string) =>
          `We received your request on ${at}. A receipt goes to the email address on the order.`,
        excluded: (title: string, right: Exclude<LineRight, 'open'>) =>
          `You can’t return ${title}: ${right === 'withdrawn' ? 'you returned or canceled it already' : REASONS[right]}.`,
        unpaid: 'This order isn’t paid. This cancels all of it.',
        closedTitle: 'The return period is over',
        nothingTitle: 'There’s nothing left to return',
        more: 'Return more items',
      }

/** How to send items back. */
export const shipBack = {
  title: 'Send your items back',
  to: 'Send to',
  by: 'Send by',
  day: (day: string) => dateLong(day),
  label: 'Write on the box',
  carrier: 'Carrier',
  prepaid: 'We’ve paid for the label.',
  file: 'Return label (PDF)',
  pays: 'Shipping',
  paysText: 'You pay for return shipping. If an item is faulty or wrong, we pay.',
  battery:
    'Batteries ship as hazardous material. Before you send a bike or a battery, write to us and we’ll suggest a carrier.',
  print: 'Print this page',
} as const

/** Sentences about the lines that can't be withdrawn from, such as personalized ones. */
export function excludedLines(
  lines: readonly Pick<WireWithdrawal['lines'][number], 'title' | 'right'>[],
  { excluded }: Pick<ReturnType<typeof withdrawalTexts>, 'excluded'>,
): string[] {
  return lines.flatMap(({ title, right }) => (right === 'open' ? [] : [excluded(title, right)]))
}

/** What happens next with the chosen lines, with their titles if it differs between them. */
export function effectsOf(
  lines: readonly Pick<WireWithdrawal['lines'][number], 'title' | 'effect'>[],
): string[] {
  const effects = [...new Set(lines.map(({ effect }) => effect))]
  const titlesOf = (effect: WithdrawalEffect) =>
    lines.flatMap((line) => (line.effect === effect ? [line.title] : [])).join(', ')
  return effects.map((effect) =>
    effects.length > 1 ? `${titlesOf(effect)}: ${NEXT[effect]}` : NEXT[effect],
  )
}

export function withdrawalSentence(error: ApiError): string {
  return toSentence(error, { order_not_found: withdrawal.unknown })
}
