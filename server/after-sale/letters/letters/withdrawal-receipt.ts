import { orderTitle } from '@/domain/shop/orders/order-title'
import type { Letter } from '@/server/kernel/mail/letter'
import type { LineRow, OrderRow } from '@/server/orders'

import { itemRows } from './order-confirmation'

interface Receipt {
  order: OrderRow
  lines: readonly LineRow[]
  isReturn: boolean
  at: Date
  url: string
}

/** Returns the receipt of a withdrawal, with date and time, as required on a durable medium. */
export function withdrawalReceipt({ order, lines, isReturn, at, url }: Receipt): Letter {
  const moment = `${at.toISOString().slice(0, 10)} at ${at.toISOString().slice(11, 16)} UTC`
  return {
    subject: `Your withdrawal: ${orderTitle(lines)} (${order.number})`,
    title: 'We’ve received your withdrawal',
    preview: `Order ${order.number}, ${moment}`,
    paragraphs: [
      `You withdrew from your order of ${orderTitle(lines)} (${order.number}) on ${moment}.`,
      isReturn
        ? 'Please send back within 14 days what has already shipped. We’ll refund you as soon as we receive it.'
        : 'You don’t need to send anything back. If you paid, we’ll refund you within 14 days, to your original payment method.',
    ],
    tables: [{ title: 'Items', rows: itemRows(lines) }],
    action: { label: 'See your order', url },
    closing: 'Keep this email. It’s your receipt.',
  }
}
