import { amountDue } from '@/domain/amount-due'
import { money } from '@/utils/format'

import type { OrderRow } from '../../orders/queries'
import type { TransferInstructions } from '../../ports/payments'
import type { Letter } from '../letter'

interface Transfer {
  order: OrderRow
  instructions: TransferInstructions
  /** How long the stock is held once the email address is confirmed. */
  days: number
  url: string
}

/** Where to send the money of an order that is paid by a bank transfer. */
export function transfer({ order, instructions, days, url }: Transfer): Letter {
  const { account, reference } = instructions
  const due = amountDue(order)
  const isConfirmed = order.email_confirmed_at !== null
  return {
    subject: `Order ${order.number}: one step left`,
    title: 'One step left: your bank transfer',
    preview: `${money(due)}, reference ${reference}`,
    paragraphs: [
      isConfirmed
        ? `We’re holding order ${order.number} for you for ${days} days. We’ll start on it as soon as your payment arrives.`
        : `Please confirm your email address${byTime(order)}. We’ll then hold order ${order.number} for ${days} days while your payment arrives.`,
      'Please include the reference in your transfer so we can match your payment.',
    ],
    tables: [
      {
        title: 'Transfer',
        rows: [
          ['Amount', `${money(due)} ${order.currency}`],
          ['Account', account],
          ['Reference', reference],
        ],
      },
    ],
    action: { label: isConfirmed ? 'See your order' : 'Keep my items', url },
    closing: 'You haven’t been charged yet.',
  }
}

function byTime({ expires_at }: OrderRow): string {
  return expires_at ? ` before ${expires_at.toISOString().slice(11, 16)} UTC` : ''
}
