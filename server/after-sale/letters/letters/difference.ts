import type { Letter, LetterRow } from '@/server/kernel/mail/letter'
import type { OrderRow, PendingEditRow } from '@/server/orders'
import { dateInLetter, money } from '@/utils/format'

interface DifferenceLetterInput {
  order: Pick<OrderRow, 'number' | 'tax_title'>
  edit: Pick<
    PendingEditRow,
    'title' | 'count' | 'words' | 'net_cents' | 'tax_cents' | 'total_cents' | 'expires_at'
  >
  url: string
}

export function difference({ order, edit, url }: DifferenceLetterInput): Letter {
  const { title, count, words, net_cents, tax_cents, total_cents } = edit
  const until = dateInLetter(edit.expires_at.toISOString().slice(0, 10))
  const bikes = count === 1 ? title : `${count} × ${title}`
  const tax: LetterRow[] = tax_cents > 0 ? [[order.tax_title, money(tax_cents)]] : []
  return {
    subject: `Your change costs ${money(total_cents)} more (${order.number})`,
    title: 'Pay the difference, and we’ll change your order',
    preview: `${money(total_cents)}, until ${until}`,
    paragraphs: [
      `You asked us to change ${bikes} in order ${order.number}. The new build costs more than what you’ve paid. Check what changes and pay the difference by ${until}. Until then, your order stays as it is.`,
    ],
    tables: [
      { title: bikes, rows: words.map((text): LetterRow => [text, '']) },
      {
        title: 'The difference',
        rows: [['Price difference', money(net_cents)], ...tax, ['To pay', money(total_cents)]],
      },
    ],
    action: { label: 'Check and pay', url },
    closing: 'Changed your mind? Then do nothing, and we’ll build your bike as ordered.',
  }
}
