import { eq, sql } from 'drizzle-orm'

import type { WireOfficeOrders, WireOverview } from '@/contract/office/overview/overview'
import type { WaitingKind } from '@/domain/office/overview/overview'
import { GIFT_CARD_ID } from '@/domain/shop/gift-card/gift-card'
import { cents } from '@/domain/kit/money'
import { disputes } from '@/server/kernel/db/schema/orders/after-sales'
import { mailOutbox } from '@/server/kernel/db/schema/system/mail'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { payments } from '@/server/kernel/db/schema/payments/payments'
import { providerEvents } from '@/server/kernel/db/schema/payments/provider-events'
import { products } from '@/server/kernel/db/schema/catalog/products'
import type { Deps } from '@/server/kernel/deps'
import { readOrders } from '@/server/office/overview/read-orders'
import { readOverview } from '@/server/office/overview/overview'
import { stockItems } from '@/server/kernel/db/schema/orders/stock'
import { tickets } from '@/server/kernel/db/schema/community/support'
import { requestRefund } from '@/server/payments/refunds/request-refund'
import { freshOffice } from '@/__tests__/support/fixtures'
import { deliver, orderRow } from '@/__tests__/support/after-sales'
import { as, register } from '@/__tests__/support/members'
import { buyCart, dataOf, saveBike } from '@/__tests__/support/member-shop'
import { bikeItem, orderBody, pay, buyAsGuest } from '@/__tests__/support/orders/orders'
import { booked } from '@/__tests__/support/rides'
import { workOff } from '@/__tests__/support/work'

const DAY_MS = 86_400_000

const { shop, admin } = freshOffice()

const overview = async () =>
  dataOf<WireOverview>(await as(shop, admin)('GET', '/api/backoffice/overview'))

async function waiting(kind: WaitingKind) {
  return (await overview()).waiting.find((one) => one.kind === kind)
}

const buy = (email = 'ada@example.com', count = 1) =>
  buyAsGuest(shop, [bikeItem('nyx', undefined, count)], { email })

test('a fresh shop has sold nothing, and its chart has 30 days of nothing', async () => {
  const { today, recent, before, days, time_zone, at } = await overview()
  const nothing = { orders: 0, revenue: 0, refunded: 0, average: null }
  expect([today, recent, before]).toEqual([nothing, nothing, nothing])
  expect(days).toHaveLength(30)
  expect(days.at(0)?.day).toBe('2026-10-22')
  expect(days.at(-1)?.day).toBe('2026-11-20')
  expect({ time_zone, at }).toEqual({
    time_zone: 'America/New_York',
    at: shop.clock.now().toISOString(),
  })
})

test('the figures are those of the orders that were paid, to the cent', async () => {
  const [first, second] = [await buy('ada@example.com'), await buy('ben@example.com', 2)]
  // An order placed but never paid is not a sale.
  await pay(shop, await orderBody(shop, [bikeItem('nyx')], { email: 'cy@example.com' }))
  const { today, recent, days } = await overview()
  const revenue = (Math.round(first.total * 100) + Math.round(second.total * 100)) / 100
  const average = Math.round((revenue * 100) / 2) / 100
  expect(today).toEqual({ orders: 2, revenue, refunded: 0, average })
  expect(recent).toEqual(today)
  expect(days.at(-1)).toEqual({ day: '2026-11-20', orders: 2, revenue, refunded: 0 })
})

test('an order moves from today into the 30 days, then into those before, then out of sight', async () => {
  const { number, total } = await buy()
  const paidAgo = (days: number) =>
    shop.db
      .update(orders)
      .set({ paid_at: new Date(shop.clock.now().getTime() - days * DAY_MS) })
      .where(eq(orders.number, number))
  const places = []
  for (const days of [0, 29, 30, 59, 60]) {
    await paidAgo(days)
    const { today, recent, before, days: chart } = await overview()
    expect(chart.reduce((all, day) => all + day.revenue, 0)).toBe(recent.revenue)
    places.push([today.revenue, recent.revenue, before.revenue])
  }
  expect(places).toEqual([
    [total, total, 0],
    [0, total, 0],
    [0, 0, total],
    [0, 0, total],
    [0, 0, 0],
  ])
})

test('a day begins at midnight in the East, in summer and in winter', async () => {
  const { number } = await buy()
  const dayOf = async (moment: string) => {
    await shop.db
      .update(orders)
      .set({ paid_at: new Date(moment) })
      .where(eq(orders.number, number))
    return (await overview()).days.find((day) => day.orders === 1)?.day
  }
  expect(await dayOf('2026-11-20T04:59:59Z')).toBe('2026-11-19')
  expect(await dayOf('2026-11-20T05:00:00Z')).toBe('2026-11-20')
  expect(await dayOf('2026-10-25T03:59:59Z')).toBe('2026-10-24')
  expect(await dayOf('2026-10-25T04:00:00Z')).toBe('2026-10-25')
})

test('a refund stands beside the revenue, and a cancelled order is no sale any more', async () => {
  const { number, total } = await buy()
  await as(shop, admin)('POST', `/api/backoffice/orders/${number}/refunds`, {
    amount: 100,
    target: 'provider',
    reason: 'Scratch on the frame',
  })
  await workOff(shop.deps)
  expect((await overview()).today).toEqual({
    orders: 1,
    revenue: total,
    refunded: 100,
    average: total,
  })
  const ada = await register(shop, 'Dora')
  await saveBike(shop, ada)
  const cancelled = await buyCart(shop, ada)
  expect((await overview()).today.orders).toBe(2)
  await as(shop, ada)('POST', `/api/orders/${cancelled}/cancel`, {})
  await workOff(shop.deps)
  expect((await overview()).today).toMatchObject({ orders: 1, revenue: total, refunded: 100 })
})

test('what waits is counted by its kind, the most urgent first', async () => {
  const { number } = await buy()
  const { waiting: all } = await overview()
  expect(all.map(({ kind }) => kind).slice(0, 2)).toEqual(['disputes', 'reviews'])
  expect(await waiting('to_build')).toMatchObject({ count: 1, at: shop.clock.now().toISOString() })
  await shop.db.update(orders).set({ needs_review: true }).where(eq(orders.number, number))
  expect(await waiting('reviews')).toMatchObject({ count: 1 })
  await booked(shop)
  expect((await waiting('rides'))?.count).toBe(1)
  await shop.db.update(mailOutbox).set({ status: 'failed' })
  expect((await waiting('failed_mails'))?.count).toBeGreaterThan(0)
  expect((await waiting('failed_mails'))?.names.length).toBeGreaterThan(0)
  const before = (await waiting('sold_out'))?.count ?? 0
  await shop.db
    .update(stockItems)
    .set({ on_hand: sql`${stockItems.reserved}` })
    .where(eq(stockItems.sku, 'product:5000111'))
  expect((await waiting('sold_out'))?.count).toBe(before + 1)
  expect((await waiting('sold_out'))?.names).toContain('Roll-top backpack, waterproof')
  await shop.db.update(products).set({ is_offered: false }).where(eq(products.id, 5_000_111))
  expect((await waiting('sold_out'))?.count ?? 0).toBe(before)
})

test('emails that wait are counted by why they do', async () => {
  const now = shop.clock.now().getTime()
  const letter = { kind: 'word', recipient: 'ada@x.org', subject: 'Hello', html: '<p>', text: 'x' }
  const before = new Date(now - 11 * 60_000)
  await shop.db.delete(mailOutbox)
  await shop.db.insert(mailOutbox).values([
    { ...letter, next_attempt_at: before, created_at: before },
    { ...letter, next_attempt_at: new Date(now + 60_000), created_at: before, last_error: '421' },
    { ...letter, next_attempt_at: before, created_at: before, status: 'stale' },
  ])
  const counts = async (deps: Pick<Deps, 'db' | 'clock' | 'mail'>) => {
    const { waiting: all } = await readOverview(deps)
    const of = (kind: string) => all.find((one) => one.kind === kind)?.count
    return [of('unsent_mails'), of('late_mails'), of('stale_mails')]
  }
  expect(await counts(shop.deps)).toEqual([0, 1, 1])
  expect(await counts({ ...shop.deps, mail: null })).toEqual([1, 0, 1])
})

test('what the books and the workers could not do is counted too', async () => {
  const { id } = await orderRow(shop, (await buy()).number)
  const [payment] = await shop.db.select().from(payments).where(eq(payments.order_id, id))
  const due = new Date('2026-11-27T12:00:00.000Z')
  const dispute = { order_id: id, payment_id: payment?.id ?? 0, amount_cents: cents(100) }
  await shop.db.insert(disputes).values([
    { ...dispute, reason: 'fraud', provider_dispute_id: 'd1', evidence_due_at: due },
    { ...dispute, reason: 'fraud', provider_dispute_id: 'd2', status: 'won' },
  ])
  const dead = { provider: 'stripe', type: 'charge.refunded', body: '{}', status: 'dead' } as const
  await shop.db.insert(providerEvents).values({ ...dead, event_id: 'e1' })
  const failed = (at: string) =>
    shop.db.execute(
      sql`insert into jobs.job (name, state, completed_on) values ('reconcile', 'failed', ${at})`,
    )
  await failed('2026-11-20T11:00:00Z')
  await failed('2026-11-18T11:00:00Z')
  expect(await waiting('disputes')).toMatchObject({ count: 1, at: due.toISOString() })
  expect((await waiting('dead_events'))?.count).toBe(1)
  expect(await waiting('failed_jobs')).toMatchObject({ count: 1, names: ['reconcile'] })
})

test('a withdrawal waits, and its list holds it, until something was paid back', async () => {
  const dora = await register(shop, 'Dora')
  await saveBike(shop, dora)
  const number = await buyCart(shop, dora)
  await deliver(shop, number)
  await as(shop, dora)('POST', `/api/orders/${number}/withdrawal`, { lines: null, reason: null })
  const listed = async () =>
    dataOf<WireOfficeOrders>(
      await as(shop, admin)('GET', '/api/backoffice/orders?status=withdrawn'),
    ).orders.map((order) => order.number)
  expect((await waiting('withdrawals'))?.count).toBe(1)
  expect(await listed()).toEqual([number])
  shop.clock.advance(60_000)
  const refund = { number, amount: cents(1_000), reason: 'Came back', key: 'returned' }
  await requestRefund(shop.deps, { ...refund, target: 'credit' })
  expect((await waiting('withdrawals'))?.count).toBe(0)
  expect(await listed()).toEqual([])
})

test('a ticket waits until somebody answered it, and a robot’s never does', async () => {
  const question = {
    name: 'Ada',
    email: 'ada@example.com',
    topic: 'bike',
    message: 'The rear wheel squeaks.',
  }
  const ask = (request_key: string, more: object = {}) =>
    shop.send('POST', '/api/contact', { ...question, request_key, ...more })
  await ask('6f9619ff-8b86-4d01-b42d-00c04fc964ff')
  await ask('6f9619ff-8b86-4d01-b42d-00c04fc964fe', { website: 'https://spam.example' })
  expect(await waiting('tickets')).toMatchObject({ count: 1, at: shop.clock.now().toISOString() })
  await shop.db.update(tickets).set({ status: 'waiting_for_customer' })
  expect(await waiting('tickets')).toMatchObject({ count: 0, at: null })
})

test('drafts and scheduled texts wait, published ones do not', async () => {
  const save = (slug: string, publish_at: string | null) =>
    as(shop, admin)('PUT', `/api/backoffice/content/news/${slug}`, {
      base: 0,
      title: 'A text',
      description: 'About something',
      source: 'Words.',
      owner: 'Shop',
      review_by: null,
      publish_at,
    })
  const counts = async () => [(await waiting('drafts'))?.count, (await waiting('scheduled'))?.count]
  const before = await counts()
  await save('one', null)
  await save('two', '2026-12-24T12:00:00.000Z')
  await save('three', shop.clock.now().toISOString())
  expect(await counts()).toEqual(before.map((count) => (count ?? 0) + 1))
})

test('only orders with a bike or an upgrade to build are to be built; what is on the shelf is ready to ship', async () => {
  const paid = async (items: unknown[], email: string) =>
    (await buyAsGuest(shop, items, { email })).number
  const BACKPACK = { product_id: 5000111, count: 1 }
  const bike = await paid([bikeItem('nyx'), BACKPACK], 'ada@example.com')
  const goods = await paid([BACKPACK], 'ben@example.com')
  await paid([{ product_id: GIFT_CARD_ID, count: 1, amount: 100 }], 'cy@example.com')
  const numbers = async (status: string) => {
    const path = `/api/backoffice/orders?status=${status}`
    const page = dataOf<WireOfficeOrders>(await as(shop, admin)('GET', path))
    return page.orders.map(({ number }) => number)
  }
  expect(await numbers('to_build')).toEqual([bike])
  // The backpack of the bike's order is on the shelf as well.
  expect(await numbers('ready')).toEqual([goods, bike])
  expect([(await waiting('to_build'))?.count, (await waiting('to_ship'))?.count]).toEqual([1, 2])
  const { lines } = dataOf<{ lines: { position: number; open: number; detail: string }[] }>(
    await as(shop, admin)('POST', `/api/backoffice/orders/${bike}/refunds/preview`, {
      target: 'provider',
    }),
  )
  // Once no bike is left, the rest of its order only waits for its parcel.
  const frame = lines.find(({ detail }) => detail.startsWith('Size'))
  // A refund names goods by their title, without their description.
  expect(lines.filter((line) => line !== frame).map(({ detail }) => detail)).toEqual([''])
  const items = [{ position: frame?.position, place: 'open', count: 1 }]
  await as(shop, admin)('POST', `/api/backoffice/orders/${bike}/refunds`, {
    ...{ items, target: 'provider', reason: 'Changed their mind' },
  })
  expect(await numbers('to_build')).toEqual([])
  expect(await numbers('ready')).toEqual([goods, bike])
})

test('an order is late after the promised day in the shop’s time zone, until all that ships has left', async () => {
  const paid = async (items: unknown[], email: string) =>
    (await buyAsGuest(shop, items, { email })).number
  const bike = await paid([bikeItem('nyx')], 'ada@example.com')
  const goods = await paid([{ product_id: 5000111, count: 1 }], 'ben@example.com')
  const gift = await paid([{ product_id: GIFT_CARD_ID, count: 1, amount: 100 }], 'cy@example.com')
  const unpaid = await pay(shop, await orderBody(shop, [bikeItem('nyx')]))
  const promise = (number: string, delivery_date: string) =>
    shop.db.update(orders).set({ delivery_date }).where(eq(orders.number, number))
  for (const number of [bike, gift, String(unpaid.body.data?.order_number)]) {
    await promise(number, '2026-11-19')
  }
  // It is November 21 in UTC, and still November 20 in New York.
  shop.clock.advance(14 * 3_600_000)
  await promise(goods, '2026-11-20')
  const late = async () => {
    const { orders: found } = await readOrders(shop.deps, { status: 'late' })
    expect(found.every(({ is_late }) => is_late)).toBe(true)
    return found.map(({ number }) => number)
  }
  expect(await late()).toEqual([bike])
  const waiting = (await readOverview(shop.deps)).waiting.find(({ kind }) => kind === 'late')
  expect(waiting).toMatchObject({ count: 1, at: '2026-11-19T00:00:00.000Z' })
  await promise(goods, '2026-11-18')
  expect(await late()).toEqual([goods, bike])
  await deliver(shop, bike)
  await deliver(shop, goods)
  expect(await late()).toEqual([])
})
