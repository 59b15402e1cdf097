import type { OfficeHit } from '@/contract/office/overview/overview'
import { contentPath } from '@/domain/shop/content/content'
import { isAllowed, type Role } from '@/domain/kit/permissions'

import { textStates } from '../content'
import type { MockShop } from '../mock-shop'

const OF_EACH = 5

/** Searches the state of the mock shop, within a role's permissions. */
export function searchMock(shop: MockShop, text: string, role: Role | null): OfficeHit[] {
  const { orders, tickets } = shop.books()
  const holds = (...words: string[]) => words.join(' ').toLowerCase().includes(text.toLowerCase())
  const found = (hits: OfficeHit[]) => hits.slice(0, OF_EACH)
  return [
    ...found(
      (isAllowed(role, 'orders.read') ? orders : [])
        .filter(({ number, body }) => holds(number, body.email))
        .map(({ number, body }) => ({
          kind: 'order',
          id: number,
          title: number,
          note: `${body.shipping_address.name}, ${body.email}`,
        })),
    ),
    ...found(
      (isAllowed(role, 'support.read') ? tickets : [])
        .filter(({ number, subject, email }) => holds(number, subject, email))
        .map(({ number, subject, email }) => ({
          kind: 'ticket',
          id: number,
          title: `${number} ${subject}`,
          note: email,
        })),
    ),
    ...found(
      [...shop.catalog.productsById.values()]
        .filter(({ title, id }) => holds(title) || String(id) === text)
        .map(({ id, kind, title }) => ({
          kind: 'product',
          id: kind === 'spare' ? `/spares/${id}` : `/accessories/${id}`,
          title,
          note: String(id),
        })),
    ),
    ...found(
      (isAllowed(role, 'content.read') ? textStates(shop) : [])
        .filter(({ title, slug }) => holds(title, slug))
        .map((one) => ({
          kind: 'text',
          id: `${one.kind}/${one.slug}`,
          title: one.title,
          note: contentPath(one),
        })),
    ),
  ]
}
