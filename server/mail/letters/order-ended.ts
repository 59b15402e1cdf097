import { money } from '@/utils/format'

import type { OrderRow } from '../../payment/queries'
import type { Letter } from '../letter'

interface Ending {
  order: OrderRow
  /** 'cancelled' may mean a paid order, 'expired' never does. */
  how: 'cancelled' | 'expired'
  url: string
}

export function orderEnded({ order, how, url }: Ending): Letter {
  const isPaid = order.paid_at !== null
  const moneyBack = isPaid
    ? 'What you paid goes back the way it came; we write to you as soon as it is sent.'
    : 'Nothing was charged.'
  return {
    subject: `Your order ${order.number} ${how === 'cancelled' ? 'was cancelled' : 'has expired'}`,
    title: how === 'cancelled' ? 'Your order was cancelled' : 'Your order has expired',
    preview: `Order ${order.number}, ${money(order.total_cents)}`,
    paragraphs: [
      how === 'cancelled'
        ? `Order ${order.number} was cancelled. Nothing of it will be delivered.`
        : `Order ${order.number} was not paid in time, so we no longer hold the items.`,
      how === 'cancelled' ? moneyBack : `${moneyBack} You are welcome to order again.`,
    ],
    tables: [{ title: 'Amounts', rows: [['Order total', money(order.total_cents)]] }],
    action: { label: 'See your order', url },
    closing: 'If you did not expect this, please write to us.',
  }
}
