import { eq } from 'drizzle-orm'

import type { WireOfficeOrder } from '@/contract/office/overview/overview'
import type { WireOrder } from '@/contract/shop/orders/orders'
import { orderEvents } from '@/server/kernel/db/schema/orders/orders'
import { registerAdmin } from '@/__tests__/support/admins'
import { orderRow } from '@/__tests__/support/after-sales'
import { as } from '@/__tests__/support/members'
import { dataOf } from '@/__tests__/support/member-shop'
import { buyAsGuest } from '@/__tests__/support/orders/orders'
import { freshShop } from '@/__tests__/support/fixtures'

const shop = freshShop()

test('a note is added once, with its author, and its buyer never reads it', async () => {
  const admin = await registerAdmin(shop)
  const { number, href } = await buyAsGuest(shop, [{ product_id: 5000111, count: 2 }])
  const path = `/api/backoffice/orders/${number}`
  const note = { text: ' Call before delivery ', request_key: crypto.randomUUID() }
  await Promise.all([1, 2].map(() => as(shop, admin)('POST', `${path}/notes`, note)))
  await as(shop, admin)('POST', `${path}/refunds`, {
    items: [{ position: 0, place: 'open', count: 1 }],
    target: 'provider',
    reason: 'Sold out',
  })
  const { history } = dataOf<WireOfficeOrder>(await as(shop, admin)('GET', path))
  const notified = history.filter(({ by }) => by !== '')
  expect(notified.map(({ title, text, by }) => [title, text, by])).toEqual([
    ['Note', 'Call before delivery', 'Cleo Rider'],
    ['Refund requested', 'Sold out', 'Cleo Rider'],
  ])
  const page = await shop.send('GET', href)
  const { timeline } = dataOf<WireOrder>(page)
  expect(timeline.map(({ kind }) => kind)).not.toContain('note')
  expect(JSON.stringify(page.body)).not.toContain('Call before delivery')
  const empty = { text: '  ', request_key: crypto.randomUUID() }
  expect((await as(shop, admin)('POST', `${path}/notes`, empty)).status).toBe(422)
  const lost = await as(shop, admin)('POST', '/api/backoffice/orders/NK-1/notes', note)
  expect(lost.status).toBe(404)
  const { id } = await orderRow(shop, String(number))
  const rows = await shop.db.select().from(orderEvents).where(eq(orderEvents.order_id, id))
  expect(rows.filter(({ kind }) => kind === 'note')).toHaveLength(1)
})
