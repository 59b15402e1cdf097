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
    ? 'We’ll refund your original payment method and email you when it’s on its way.'
    : 'You weren’t charged.'
  return {
    subject: `Your order ${order.number} ${how === 'cancelled' ? 'was canceled' : 'has expired'}`,
    title: how === 'cancelled' ? 'Your order was canceled' : 'Your order has expired',
    preview: `Order ${order.number}, ${money(order.total_cents)}`,
    paragraphs: [
      how === 'cancelled'
        ? `Order ${order.number} was canceled. Nothing will ship.`
        : `We didn’t receive payment for order ${order.number} in time, so we’re no longer holding the items.`,
      how === 'cancelled' ? moneyBack : `${moneyBack} You’re welcome to order again.`,
    ],
    tables: [{ title: 'Amounts', rows: [['Order total', money(order.total_cents)]] }],
    action: { label: 'See your order', url },
    closing: 'If you didn’t expect this, please contact us.',
  }
}
