import { returnLabel } from '@/domain/office/returns/returns'
import type { MovedReturn } from '@/server/kernel/events/shop-events'
import type { Letter, LetterRow } from '@/server/kernel/mail/letter'
import type { Seller } from '@/server/kernel/db/schema/orders/documents'
import type { OrderRow } from '@/server/orders'

import { shipBackTable } from './ship-back-table'

interface ReturnLetterInput {
  order: Pick<OrderRow, 'number'>
  back: Pick<MovedReturn, 'number' | 'items'>
  state: 'registered' | 'received'
  at: Date
  seller: Seller
  url: string
  /** How it comes back; absent for letters that don't ask to send it. */
  way?: { carrier: string; tracking: string; file: string } | undefined
}

export function returned({ order, back, state, at, seller, url, way }: ReturnLetterInput): Letter {
  const name = `Return ${back.number} of order ${order.number}`
  const items = {
    title: state === 'registered' ? 'Please send back' : 'We received',
    rows: back.items.map(({ title, count }): LetterRow => [title, `${count} ×`]),
  }
  const action = way
    ? { label: 'Download the return label', url: way.file }
    : { label: 'See your order', url }
  if (state === 'received') {
    return {
      subject: `Your return has arrived (${order.number})`,
      title: 'Your return has arrived',
      preview: 'We’re checking your items',
      paragraphs: [
        `${name} is back with us. We’re checking it now and will email you about your refund.`,
      ],
      tables: [items],
      action,
      closing: 'If something is missing from this list, please reply to this email.',
    }
  }
  return {
    subject: `How to send your items back (${order.number})`,
    title: 'Your return is registered',
    preview: 'Where to send your items',
    paragraphs: [
      `We’ve registered return ${back.number} of order ${order.number}. Pack the items safely. Your order page has these instructions to print: ${url}`,
      'Batteries ship as hazardous material. Before you send a bike or a battery, reply to this email and we’ll suggest a carrier.',
    ],
    tables: [
      items,
      shipBackTable({ seller, at, label: returnLabel(order.number, back.number), ...way }),
    ],
    action,
    closing: 'We’ll email you when your package arrives.',
  }
}
