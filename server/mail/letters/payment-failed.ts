import { money } from '@/utils/format'

import type { OrderRow } from '../../payment/queries'
import type { Letter } from '../letter'

interface Failure {
  order: OrderRow
  url: string
}

export function paymentFailed({ order, url }: Failure): Letter {
  const until = order.expires_at?.toISOString()
  const held = until
    ? `We hold your items until ${until.slice(11, 16)} UTC. Until then you can pay again on the page of your order.`
    : 'You can pay again on the page of your order.'
  return {
    subject: `The payment of order ${order.number} did not go through`,
    title: 'Your payment did not go through',
    preview: 'Nothing was charged; you can try again',
    paragraphs: [
      `The payment service declined the payment of order ${order.number}. Nothing was charged.`,
      held,
    ],
    tables: [
      { title: 'Amounts', rows: [['To be paid', money(order.total_cents - order.credit_cents)]] },
    ],
    action: { label: 'Pay again', url },
    closing: 'If you have paid in the meantime, everything is fine: ignore this mail.',
  }
}
