import type { WireOfficeOrder, WireOfficeOrders } from '@/contract/office/overview/overview'
import type { WireOrder } from '@/contract/shop/orders/orders'
import { TAGS_LIMIT } from '@/domain/community/support/ticket'
import { liveEvents } from '@/server/kernel/db/schema/system/live'

import { freshOffice } from '@/__tests__/support/fixtures'
import { as } from '@/__tests__/support/members'
import { dataOf } from '@/__tests__/support/member-shop'
import { orderBody, pay } from '@/__tests__/support/orders/orders'

const { shop, admin } = freshOffice()

const GOODS = [{ product_id: 5000111, count: 1 }]
const placed = async (email: string) =>
  (await pay(shop, await orderBody(shop, GOODS, { email }))).body.data ?? {}
const tag = (number: unknown, name: string, is_on = true) =>
  as(shop, admin)('PUT', `/api/backoffice/orders/${number}/tags`, { tag: name, is_on })
const office = (path: string) => as(shop, admin)('GET', `/api/backoffice/${path}`)

test('orders are tagged, found by their tag and told of, and their buyers see none of it', async () => {
  const { order_number: first, order_key } = await placed('ada@example.com')
  const { order_number: second } = await placed('ben@example.com')
  await Promise.all([1, 2, 3].map(() => tag(first, ' Call First ')))
  await tag(first, 'gift')
  const order = dataOf<WireOfficeOrder>(await tag(second, 'gift'))
  expect(order.tags).toEqual(['gift'])

  const found = dataOf<WireOfficeOrders>(await office('orders?tag=call-first'))
  expect(found.orders.map(({ number, tags }) => [number, tags])).toEqual([
    [first, ['call-first', 'gift']],
  ])
  expect(dataOf(await office('order-tags'))).toEqual({
    tags: [
      { tag: 'gift', count: 2 },
      { tag: 'call-first', count: 1 },
    ],
  })

  await tag(first, 'call-first', false)
  await tag(first, 'call-first', false)
  const { tags, history } = dataOf<WireOfficeOrder>(await office(`orders/${first}`))
  expect(tags).toEqual(['gift'])
  expect(
    history.filter(({ by }) => by !== '').map(({ title, text, by }) => [title, text, by]),
  ).toEqual([
    ['Tag added', 'call-first', 'Cleo Rider'],
    ['Tag added', 'gift', 'Cleo Rider'],
    ['Tag removed', 'call-first', 'Cleo Rider'],
  ])
  const page = await shop.send('GET', `/api/orders/${first}/${order_key}`)
  const { timeline } = dataOf<WireOrder>(page)
  expect(timeline.map(({ kind }) => kind).filter((kind) => kind.startsWith('tag_'))).toEqual([])
  expect(JSON.stringify(page.body)).not.toContain('call-first')
})

test('an order takes ten tags', async () => {
  const { order_number: number } = await placed('ada@example.com')
  for (let index = 0; index < TAGS_LIMIT; index += 1) await tag(number, `tag ${index}`)
  expect((await tag(number, 'one more')).body.code).toBe('order_tags_full')
  expect((await tag(number, 'tag 3')).status).toBe(200)
  expect((await tag(number, ' - ')).status).toBe(422)
  expect((await tag('NK-1', 'gift')).status).toBe(404)
})

test('a changed tag reaches the open pages of staff and nobody else’s', async () => {
  const { order_number: number } = await placed('ada@example.com')
  const notified = () => shop.db.select().from(liveEvents).orderBy(liveEvents.id)
  const before = (await notified()).length
  await tag(number, 'gift')
  await tag(number, 'gift')
  const events = (await notified()).slice(before)
  expect(events.map(({ topic, kind, subject }) => [topic, kind, subject])).toEqual([
    ['staff:orders.read', 'order', number],
  ])
})

test('a renamed tag is renamed on all orders at once; with one in use it becomes one', async () => {
  const { order_number: first } = await placed('ada@example.com')
  const { order_number: second } = await placed('ben@example.com')
  await tag(first, 'gift')
  await tag(first, 'present')
  await tag(second, 'gift')
  const rename = (from: string, to: string) =>
    as(shop, admin)('PUT', `/api/backoffice/order-tags/${from}`, { to })
  expect(dataOf(await rename('gift', ' Present '))).toEqual({ orders: 2 })
  expect(dataOf(await office('order-tags'))).toEqual({ tags: [{ tag: 'present', count: 2 }] })
  expect(dataOf(await rename('gift', 'present'))).toEqual({ orders: 0 })
  expect(dataOf(await rename('present', 'present'))).toEqual({ orders: 0 })
  expect(dataOf(await office('order-tags'))).toEqual({ tags: [{ tag: 'present', count: 2 }] })
  expect((await rename('present', ' ! ')).status).toBe(422)
})
