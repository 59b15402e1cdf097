import { money } from '@/utils/format'

import type { Attempt, OrderRow } from '../../payment/queries'
import type { TransferInstructions } from '../../ports/payments'
import type { Letter } from '../letter'

interface Transfer {
  order: OrderRow
  attempt: Attempt
  instructions: TransferInstructions
  url: string
}

/** Where to send the money of an order that is paid by a bank transfer. */
export function transfer({ order, attempt, instructions, url }: Transfer): Letter {
  const { account, reference } = instructions
  return {
    subject: `Order ${order.number}: one step left`,
    title: 'One step left: your bank transfer',
    preview: `${money(attempt.amount_cents)}, reference ${reference}`,
    paragraphs: [
      `We’re holding order ${order.number} for you for seven days. We’ll start on it as soon as your payment arrives.`,
      'Please include the reference in your transfer so we can match your payment.',
    ],
    tables: [
      {
        title: 'Transfer',
        rows: [
          ['Amount', `${money(attempt.amount_cents)} ${attempt.currency}`],
          ['Account', account],
          ['Reference', reference],
        ],
      },
    ],
    action: { label: 'See your order', url },
    closing: 'You haven’t been charged yet.',
  }
}
