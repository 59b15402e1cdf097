import type { MovedReturn } from '@/server/kernel/events/shop-events'
import type { Letter, LetterRow } from '@/server/kernel/mail/letter'
import type { Seller } from '@/server/kernel/db/schema/orders/documents'
import type { OrderRow } from '@/server/orders'

interface ReturnLetterInput {
  order: Pick<OrderRow, 'number'>
  back: Pick<MovedReturn, 'number' | 'items'>
  state: 'registered' | 'received'
  seller: Seller
  url: string
}

export function returned({ order, back, state, seller, url }: ReturnLetterInput): Letter {
  const name = `Return ${back.number} of order ${order.number}`
  const items = {
    title: state === 'registered' ? 'Please send back' : 'We received',
    rows: back.items.map(({ title, count }): LetterRow => [title, `${count} ×`]),
  }
  const action = { label: 'See your order', url }
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
  const address = [seller.name, ...seller.address].join(', ')
  return {
    subject: `How to send your items back (${order.number})`,
    title: 'Your return is registered',
    preview: 'Where to send your items',
    paragraphs: [
      `We’ve registered return ${back.number} of order ${order.number}. Please pack the items safely and write “${order.number} R${back.number}” on the package.`,
    ],
    tables: [items, { title: 'Send it to', rows: [['Address', address]] }],
    action,
    closing: 'We’ll email you when your package arrives.',
  }
}
