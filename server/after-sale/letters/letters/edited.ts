import type { Cents } from '@/domain/kit/money'
import type { Letter, LetterRow } from '@/server/kernel/mail/letter'
import type { OrderRow } from '@/server/orders'
import { dateInLetter, money } from '@/utils/format'

interface OrderEditedInput {
  order: Pick<OrderRow, 'number' | 'shipping_address' | 'delivery_date'>
  /** Title of the bike; empty for a changed delivery. */
  title: string
  words: readonly string[]
  back: Cents
  /** Extra amount that the buyer paid. */
  paid?: Cents | undefined
  to: 'provider' | 'credit'
  address: readonly string[]
  /** Previously promised date. */
  was: string | null
  url: string
}

export function edited({
  order,
  title,
  words,
  back,
  paid,
  to,
  was,
  address,
  url,
}: OrderEditedInput): Letter {
  const now = order.delivery_date
  const isLater = was !== null && now !== null && was !== now
  const date: LetterRow[] = isLater
    ? [
        ['Estimated arrival', dateInLetter(now)],
        ['Before', dateInLetter(was)],
      ]
    : []
  const where = to === 'credit' ? 'Your store credit' : 'Your original payment method'
  const refunded: LetterRow[] = back > 0 ? [[where, money(back)]] : []
  return {
    subject: `We’ve changed your order (${order.number})`,
    title: 'Your order is changed',
    preview: title === '' ? 'We have your new delivery details' : words.join(', '),
    paragraphs: [
      title === ''
        ? `As you asked us, we’ve changed how we’ll deliver order ${order.number}.`
        : `As you asked us, we’ve changed ${title} in order ${order.number}.`,
      ...(back > 0 ? [`The new build costs less, so ${money(back)} goes back to you.`] : []),
      ...(paid ? [`We’ve received your ${money(paid)} for it. Thank you!`] : []),
    ],
    tables: [
      title === ''
        ? { title: 'Delivery', rows: deliveryRows({ order, address }) }
        : { title, rows: words.map((text): LetterRow => [text, '']) },
      { title: 'Refund', rows: refunded },
      { title: 'Delivery date', rows: date },
    ].filter(({ rows }) => rows.length > 0),
    action: { label: 'See your order', url },
    closing: 'If this isn’t what you asked for, reply to this email before we start building.',
  }
}

function deliveryRows({
  order: { shipping_address },
  address,
}: Pick<OrderEditedInput, 'order' | 'address'>): LetterRow[] {
  const rows: LetterRow[] = [
    ['Address', address.join(', ')],
    ['Phone', shipping_address.phone],
  ]
  return rows.filter(([, text]) => text !== '')
}
