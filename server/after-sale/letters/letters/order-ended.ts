import { ZERO, type Cents } from '@/domain/kit/money'
import { orderTitle } from '@/domain/shop/orders/order-title'
import { money } from '@/utils/format'
import type { Letter } from '@/server/kernel/mail/letter'
import type { LineRow, OrderRow } from '@/server/orders'

interface OrderEndedInput {
  order: OrderRow
  lines: readonly LineRow[]
  /** How the order ended; unlike an expired order, a canceled one may have been paid. */
  how: 'cancelled' | 'expired'
  /** Amount received for an order that was never paid in full, in cents. */
  returned?: Cents
  url: string
}

export function orderEnded({ order, lines, how, returned = ZERO, url }: OrderEndedInput): Letter {
  const title = orderTitle(lines)
  const moneyBack = moneyBackOf(order, returned)
  return {
    subject: `${how === 'cancelled' ? 'Canceled' : 'Expired'}: ${title} (${order.number})`,
    title: how === 'cancelled' ? 'Your order was canceled' : 'Your order has expired',
    preview: `Order ${order.number}, ${money(order.total_cents)}`,
    paragraphs: [
      how === 'cancelled'
        ? `Your order of ${title} (${order.number}) was canceled. Nothing will ship.`
        : `We didn’t receive payment for ${title} (order ${order.number}) in time, so we’re no longer holding the items.`,
      how === 'cancelled' ? moneyBack : `${moneyBack} You’re welcome to order again.`,
    ],
    tables: [{ title: 'Amounts', rows: [['Order total', money(order.total_cents)]] }],
    action: { label: 'See your order', url },
    closing: 'If you didn’t expect this, please contact us.',
  }
}

function moneyBackOf({ paid_at }: OrderRow, returned: Cents): string {
  if (paid_at !== null) {
    return 'We’ll refund your original payment method and email you once we’ve sent it.'
  }
  if (returned === 0) return 'You weren’t charged.'
  return `We’re returning the ${money(returned)} we received, and we’ll email you once we’ve sent it.`
}
