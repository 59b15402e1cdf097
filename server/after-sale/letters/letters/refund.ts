import type { Cents } from '@/domain/kit/money'
import { orderTitle } from '@/domain/shop/orders/order-title'
import { dateInLetter, money } from '@/utils/format'
import type { ManualRefundEntry } from '@/server/kernel/events/shop-events'
import type { Letter } from '@/server/kernel/mail/letter'
import type { LineRow, OrderRow } from '@/server/orders'

interface Refund {
  order: OrderRow
  lines: readonly LineRow[]
  amount: Cents
  to: 'provider' | 'credit'
  /** Set for a refund that staff sent manually. */
  sent?: ManualRefundEntry | undefined
  /** Total refunded for the order, including this refund. */
  refundedSoFar: Cents
  /** Items that the refund covers; empty for an amount not tied to items. */
  about: string
  url: string
}

function whereTo({ to, sent }: Pick<Refund, 'to' | 'sent'>): string {
  if (to === 'credit') return 'It’s in your store credit now, ready for your next order.'
  if (!sent) return 'It goes to your original payment method. Banks can take up to 10 days.'
  return `We sent it by bank transfer on ${dateInLetter(sent.on)} to the account your payment came from. The reference is ${sent.reference}.`
}

const aboutRows = (about: string): [string, string][] => (about ? [['Refunded items', about]] : [])

export function refund(input: Refund): Letter {
  const { order, lines, amount, to, sent, refundedSoFar, about, url } = input
  const isWhole = refundedSoFar >= order.total_cents
  const rest = isWhole
    ? 'This completes the full refund of your order.'
    : 'This is a partial refund.'
  return {
    subject: `Refund of ${money(amount)}: ${orderTitle(lines)} (${order.number})`,
    title: `Your refund of ${money(amount)}`,
    preview: to === 'credit' ? 'To your store credit' : 'To your original payment method',
    paragraphs: [
      `We’re refunding ${money(amount)} for ${orderTitle(lines)} (order ${order.number}). ${whereTo({ to, sent })}`,
      rest,
    ],
    tables: [
      {
        title: 'Amounts',
        rows: [
          ...aboutRows(about),
          ['Order total', money(order.total_cents)],
          [to === 'credit' ? 'Store credit' : 'Original payment method', money(amount)],
          ['Refunded so far', money(refundedSoFar)],
        ],
        hasTotal: true,
      },
    ],
    action: { label: 'See your order', url },
    closing: 'You’ll find the credit note on your order page.',
  }
}
