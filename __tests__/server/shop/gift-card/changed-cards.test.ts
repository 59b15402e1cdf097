import { eq } from 'drizzle-orm'

import { sendGiftCard } from '@/server/after-sale'
import { dayAfter } from '@/domain/kit/zone-time'
import { giftCards } from '@/server/kernel/db/schema/orders/gift-card'
import { mailOutbox } from '@/server/kernel/db/schema/system/mail'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { makeAdmin } from '@/__tests__/support/admins'
import { buyCart, readOrder } from '@/__tests__/support/member-shop'
import { as, register } from '@/__tests__/support/members'
import { buyAsGuest } from '@/__tests__/support/orders/orders'
import { freshShop } from '@/__tests__/support/fixtures'
import { outboxOf } from '@/__tests__/support/mail/outbox'

const DAY_MS = 86_400_000
const CODE = /\b[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}\b/

const shop = freshShop({ max: 20 })

const inDays = (days: number) => dayAfter(shop.clock.now().toISOString().slice(0, 10), days)
const gift = (send_on: string | null, change = {}) => ({
  ...{ to_name: 'Jill', to_email: 'jill@example.com', from_name: 'Jack', message: 'Enjoy' },
  ...{ send_on, ...change },
})
const input = (send_on: string | null) => ({
  ...{ product_id: 5_000_124, count: 2, amount: 100 },
  gift: gift(send_on),
})

async function buy(send_on: string | null) {
  const order = await buyAsGuest(shop, [input(send_on)])
  return { ...order, path: `${order.href}/gifts/0` }
}

const letters = (kind = 'gift_card:') => outboxOf(shop, kind)
const cards = () => shop.db.select().from(giftCards).orderBy(giftCards.id)

async function sendAll() {
  for (const { id } of await cards()) await sendGiftCard(shop.deps, id)
}

test('a card that waits goes to someone else on another day, and its buyer is told', async () => {
  const { path } = await buy(inDays(10))
  const change = gift(inDays(3), { to_name: 'Jim', to_email: 'jim@example.com', message: '' })
  const { status, body } = await shop.send('PUT', path, change)
  expect(status).toBe(200)
  const [line] = (body.data as unknown as { lines: { gift: unknown }[] }).lines
  expect(line?.gift).toMatchObject({ ...change, state: 'waiting', can_change: true })
  const [notification] = await letters('gift_changed:')
  expect([notification?.recipient, notification?.text]).toEqual([
    'ada@example.com',
    expect.stringContaining('Jim'),
  ])
  expect(notification?.text).not.toMatch(CODE)
  shop.clock.advance(4 * DAY_MS)
  await sendAll()
  expect((await letters()).map(({ recipient }) => recipient)).toEqual(
    Array(2).fill('jim@example.com'),
  )
})

test('moved to a later day, nothing is sent on the old one', async () => {
  const { path } = await buy(inDays(3))
  expect((await shop.send('PUT', path, gift(inDays(20)))).status).toBe(200)
  shop.clock.advance(4 * DAY_MS)
  await sendAll()
  expect(await letters()).toEqual([])
  shop.clock.advance(17 * DAY_MS)
  await sendAll()
  expect(await letters()).toHaveLength(2)
})

test.each([
  ['that was sent', async () => sendAll()],
  ['that ended', async () => void (await shop.db.update(giftCards).set({ state: 'void' }))],
])('a card %s stays as it is', async (_, happen) => {
  const { path } = await buy(null)
  await happen()
  expect(await shop.send('PUT', path, gift(inDays(3)))).toMatchObject({
    status: 409,
    body: { code: 'gift_not_waiting' },
  })
  expect(await letters('gift_changed:')).toEqual([])
})

test('while it is sent and changed at once, one letter goes to one person', async () => {
  for (let round = 0; round < 5; round += 1) {
    await shop.db.delete(mailOutbox)
    const { path } = await buy(null)
    const all = await cards()
    const { id = 0 } = all.at(-2) ?? {}
    const [change] = await Promise.all([
      shop.send('PUT', path, gift(null, { to_email: 'jim@example.com' })),
      sendGiftCard(shop.deps, id),
    ])
    await sendAll()
    const to = new Set((await letters()).map(({ recipient }) => recipient))
    expect([...to]).toEqual([change.status === 200 ? 'jim@example.com' : 'jill@example.com'])
  }
})

test.each([
  ['a day that passed', () => gift(inDays(-2)), 'send_on'],
  ['no name', () => gift(null, { to_name: ' ' }), 'to_name'],
  ['no address', () => gift(null, { to_email: 'jill' }), 'to_email'],
])('with %s nothing changes', async (_, body, field) => {
  const answer = await shop.send('PUT', (await buy(inDays(10))).path, body())
  expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([422, field])
  expect(await letters('gift_changed:')).toEqual([])
})

test('a wrong key, a wrong line and an order of an account are not found by link', async () => {
  const { number, path, key } = await buy(inDays(10))
  for (const wrong of [path.replace(key, 'nope'), path.replace(/0$/, '7')]) {
    expect((await shop.send('PUT', wrong, gift(inDays(3)))).status).toBe(404)
  }
  const ada = await register(shop, 'Ada')
  await as(shop, ada)('POST', '/api/cart', { items: [input(inDays(10))] })
  const own = await buyCart(shop, ada)
  const mine = await readOrder(shop, ada, own)
  const link = `/api/orders/${own}/${mine.order_key}/gifts/0`
  expect((await shop.send('PUT', link, gift(inDays(3)))).status).toBe(404)
  const change = gift(inDays(3), { to_name: 'Jim' })
  const path2 = `/api/orders/${own}/gifts/0`
  expect((await as(shop, ada)('PUT', path2, change)).body.data).toMatchObject({
    lines: [{ gift: { to_name: 'Jim', can_change: true } }],
  })
  expect(number).not.toBe(own)
})

describe('support', () => {
  const again = async (number: string) => {
    const sam = await register(shop, `Sam${Math.random()}`.replace('.', ''))
    await makeAdmin(shop, sam)
    return as(shop, sam)('POST', `/api/backoffice/orders/${number}/gifts/0/email`)
  }

  test('sends the codes that nobody redeemed once more, and not twice at once', async () => {
    const { number } = await buy(null)
    expect((await again(number)).body.code).toBe('gift_not_sent')
    await sendAll()
    expect((await again(number)).status).toBe(200)
    expect(await letters()).toHaveLength(2)
    await shop.db.update(mailOutbox).set({ status: 'sent' })
    const [first] = await cards()
    await shop.db
      .update(giftCards)
      .set({ state: 'void' })
      .where(eq(giftCards.id, first?.id ?? 0))
    expect((await again(number)).status).toBe(200)
    const [, second, third, ...more] = await letters()
    expect([third?.recipient, third?.text, more]).toEqual([second?.recipient, second?.text, []])
  })

  test('sends nothing while a dispute is open', async () => {
    const { number } = await buy(null)
    await sendAll()
    await shop.db.update(mailOutbox).set({ status: 'sent' })
    await shop.db.update(orders).set({ disputed: true })
    expect((await again(number)).body.code).toBe('gift_not_sent')
  })
})
