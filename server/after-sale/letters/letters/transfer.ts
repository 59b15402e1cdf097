import { shopZone } from '@/utils/shop-region'
import { timeText } from '@/domain/kit/zone-time'
import { amountDue } from '@/domain/shop/orders/amount-due'
import { orderTitle } from '@/domain/shop/orders/order-title'
import { money } from '@/utils/format'
import type { Letter } from '@/server/kernel/mail/letter'
import type { TransferInstructions } from '@/server/kernel/ports/payments'
import type { LineRow, OrderRow } from '@/server/orders'

interface Transfer {
  order: OrderRow
  lines: readonly LineRow[]
  instructions: TransferInstructions
  /** How long stock stays reserved after the email confirmation, days. */
  days: number
  url: string
}

export function transfer({ order, lines, instructions, days, url }: Transfer): Letter {
  const { account, reference } = instructions
  const title = orderTitle(lines)
  const due = amountDue(order)
  const isConfirmed = order.email_confirmed_at !== null
  return {
    subject: `One step left: ${title} (${order.number})`,
    title: 'One step left: your bank transfer',
    preview: `${money(due)}, reference ${reference}`,
    paragraphs: [
      isConfirmed
        ? `We’re holding ${title} (order ${order.number}) for you for ${days} days. We’ll start on it as soon as your payment arrives.`
        : `Please confirm your email address${byTime(order)}. We’ll then hold ${title} (order ${order.number}) for ${days} days while your payment arrives.`,
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
  return expires_at ? ` before ${timeText(expires_at.toISOString(), shopZone())}` : ''
}
