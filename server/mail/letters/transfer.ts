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
    subject: `Order ${order.number}: one step is left`,
    title: 'One step is left: your transfer',
    preview: `${money(attempt.amount_cents)}, reference ${reference}`,
    paragraphs: [
      `Order ${order.number} is kept for you for seven days. It is made as soon as the money has arrived.`,
      'Please write the reference into the transfer, so that we know whose money it is.',
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
    closing: 'Nothing has been charged yet.',
  }
}
