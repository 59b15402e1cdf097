import { orderTitle } from '@/domain/shop/orders/order-title'
import type { Letter, LetterRow } from '@/server/kernel/mail/letter'
import type { LineRow, OrderRow } from '@/server/orders'
import { dateInLetter } from '@/utils/format'

interface PromiseLetterInput {
  order: Pick<OrderRow, 'number'>
  lines: readonly LineRow[]
  /** Days as 'YYYY-MM-DD'. */
  from: string
  to: string
  /** Reason for the delay; empty once it is over. */
  why: string
  url: string
}

export function promise({ order, lines, from, to, why, url }: PromiseLetterInput): Letter {
  const isLater = to > from
  const what = `${orderTitle(lines)} (order ${order.number})`
  return {
    subject: `${isLater ? 'New delivery date' : 'Good news: your order arrives earlier'} (${order.number})`,
    title: isLater ? 'Your order takes longer' : 'Your order arrives earlier',
    preview: `Now estimated for ${dateInLetter(to)}`,
    paragraphs: isLater
      ? [`We’re sorry: ${what} will arrive later than we told you.`]
      : [`${what} will arrive earlier than we last told you.`],
    tables: [
      {
        title: 'Delivery',
        rows: [
          ['Estimated arrival', dateInLetter(to)],
          ['Before', dateInLetter(from)],
          ...(why ? ([['Reason', why]] satisfies LetterRow[]) : []),
        ],
      },
    ],
    action: { label: 'See your order', url },
    closing: isLater
      ? 'If the new date doesn’t work for you, reply to this email. We’ll find a solution, or cancel your order and refund you.'
      : 'You don’t need to do anything.',
  }
}
