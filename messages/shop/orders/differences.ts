import type { PriceDifference } from '@/contract/office/edits/edits'
import type { Cents } from '@/domain/kit/money'
import { dateLong, money } from '@/utils/format'

type State = PriceDifference['state']

const CLOSED: Record<Exclude<State, 'open'>, string> = {
  paid: 'This change is paid and made. Thank you! You’ll get an email with what we’ll build.',
  withdrawn: 'We canceled this change, so your order stays as it was. You weren’t charged for it.',
  canceled: 'The order was canceled, so this change can’t be made.',
  begun: 'We’ve started building your bike, so it can’t be changed anymore.',
  changed: 'The order has changed in the meantime, so this change can’t be made as agreed.',
  expired:
    'The time to pay has passed, so your order stays as it was. Reply to our email, and we’ll send you a new link.',
}

export const differences = {
  pageTitle: 'Change your order',
  title: (order: string) => `Change order ${order}`,
  lead: (day: string) =>
    `Check what changes and pay the difference by ${dateLong(day)}. Your order stays as it is until then.`,
  before: 'As ordered',
  after: 'After the change',
  changes: 'What changes',
  bikes: (count: number, title: string) => (count === 1 ? title : `${count} × ${title}`),
  difference: 'The difference',
  net: 'Price difference',
  due: 'To pay',
  payment: 'How to pay',
  pay: (due: Cents) => `Pay ${money(due)}`,
  noProvider: 'No payment method is available right now. Please try again later.',
  closed: (state: Exclude<State, 'open'>) => CLOSED[state],
  returned: 'Your payment arrived after that. We’re refunding all of it.',
  declined: 'Your last payment didn’t go through. You weren’t charged, and you can try again.',
  processing: 'Your payment is processing. We’ll change your order once it’s through.',
  toOrder: 'See your order',
  waits: (title: string, due: Cents) =>
    `Pay the difference of ${money(due)} to confirm your change of ${title}. Until then, your order stays as it is.`,
  check: 'See what changes',
} as const
