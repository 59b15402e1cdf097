import { shopZone } from '@/utils/shop-region'
import { timeText } from '@/domain/kit/zone-time'
import { amountDue } from '@/domain/shop/orders/amount-due'
import { orderTitle } from '@/domain/shop/orders/order-title'
import { money } from '@/utils/format'
import type { Letter } from '@/server/kernel/mail/letter'
import type { LineRow, OrderRow } from '@/server/orders'

interface Failure {
  order: OrderRow
  lines: readonly LineRow[]
  url: string
}

export function paymentFailed({ order, lines, url }: Failure): Letter {
  const until = order.expires_at?.toISOString()
  const held = until
    ? `We’ll hold your order until ${timeText(until, shopZone())}. Until then, you can pay again on your order page.`
    : 'You can pay again on your order page.'
  return {
    subject: `Payment failed: ${orderTitle(lines)} (${order.number})`,
    title: 'Your payment didn’t go through',
    preview: 'You weren’t charged. You can try again.',
    paragraphs: [
      `The payment service declined your payment for ${orderTitle(lines)} (order ${order.number}). You weren’t charged.`,
      held,
    ],
    tables: [{ title: 'Amounts', rows: [['Amount due', money(amountDue(order))]] }],
    action: { label: 'Pay again', url },
    closing: 'If you’ve already paid, you can ignore this email.',
  }
}
