import type { OfficeHit } from '@/contract/backoffice'

import type { MockShop } from '../mock-shop'

const OF_EACH = 5

/** What the books of the mock shop hold of a text. */
export function searchMock(shop: MockShop, text: string): OfficeHit[] {
  const { orders, tickets } = shop.books()
  const holds = (...words: string[]) => words.join(' ').toLowerCase().includes(text.toLowerCase())
  const found = (hits: OfficeHit[]) => hits.slice(0, OF_EACH)
  return [
    ...found(
      orders
        .filter(({ number, body }) => holds(number, body.email))
        .map(({ number, body }) => ({
          kind: 'order',
          id: number,
          title: number,
          note: `${body.shipping_address.name}, ${body.email}`,
        })),
    ),
    ...found(
      tickets
        .filter(({ number, subject, email }) => holds(number, subject, email))
        .map(({ number, subject, email }) => ({
          kind: 'ticket',
          id: number,
          title: `${number} ${subject}`,
          note: email,
        })),
    ),
    ...found(
      [...shop.catalogue.productsById.values()]
        .filter(({ title, id }) => holds(title) || String(id) === text)
        .map(({ id, kind, title }) => ({
          kind: 'product',
          id: kind === 'spare' ? `/spares/${id}` : `/accessories/${id}`,
          title,
          note: String(id),
        })),
    ),
  ]
}
