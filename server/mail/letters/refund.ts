import type { Cents } from '@/domain/money'
import { money } from '@/utils/format'

import type { OrderRow } from '../../payment/queries'
import type { Letter } from '../letter'

interface Refund {
  order: OrderRow
  amount: Cents
  to: 'provider' | 'credit'
  /** All that has gone back of this order, this refund included. */
  refundedSoFar: Cents
  url: string
}

export function refund({ order, amount, to, refundedSoFar, url }: Refund): Letter {
  const isWhole = refundedSoFar >= order.total_cents
  const where =
    to === 'credit'
      ? 'It is on your credit now; you can spend it with your next order.'
      : 'It goes back the way you paid. Banks take up to 10 days.'
  const rest = isWhole
    ? 'With it, you have the whole amount of the order back.'
    : 'This is a part of the amount of the order.'
  return {
    subject: `Refund of ${money(amount)} for order ${order.number}`,
    title: `We refund ${money(amount)}`,
    preview: to === 'credit' ? 'To your credit' : 'The way you paid',
    paragraphs: [`We refund ${money(amount)} of order ${order.number}. ${where}`, rest],
    tables: [
      {
        title: 'Amounts',
        rows: [
          ['Order total', money(order.total_cents)],
          [to === 'credit' ? 'To your credit' : 'The way you paid', money(amount)],
          ['Refunded so far', money(refundedSoFar)],
        ],
        hasTotal: true,
      },
    ],
    action: { label: 'See your order', url },
    closing: 'The credit note stands on the page of your order.',
  }
}
