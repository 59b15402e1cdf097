import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'

import type {
  OfficeOrderCounts,
  WireOfficeOrder,
  WireOfficeOrders,
} from '@/contract/office/overview/overview'
import type { WireDeskTicket, WireDeskTickets } from '@/contract/office/support/support'
import { frameNumber } from '@/domain/office/bikes/bikes-serials'
import { orderBikes } from '@/server/kernel/db/schema/orders/garage'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { ticketMessages, tickets } from '@/server/kernel/db/schema/community/support'
import { freshOffice } from '@/__tests__/support/fixtures'
import { orderRow } from '@/__tests__/support/after-sales'
import { as } from '@/__tests__/support/members'
import { dataOf } from '@/__tests__/support/member-shop'
import { bikeItem, orderBody, pay, payInSandbox } from '@/__tests__/support/orders/orders'

const { shop, admin } = freshOffice()

const get = (path: string) => as(shop, admin)('GET', `/api/backoffice/${path}`)
const list = async (query = '') => dataOf<WireOfficeOrders>(await get(`orders${query}`))
const numbersOf = (page: WireOfficeOrders) => page.orders.map(({ number }) => number)

async function placeOrder(email: string) {
  const placed = await pay(shop, await orderBody(shop, [bikeItem('nyx')], { email }))
  return { placed, number: String(placed.body.data?.order_number) }
}

async function copies(number: string, count: number): Promise<void> {
  const { id, number: known, ...row } = await orderRow(shop, number)
  expect([id, known]).toEqual([expect.any(Number), number])
  const rows = Array.from({ length: count }, () => ({
    ...row,
    cart_hash: `copy ${randomUUID()}`,
  }))
  await shop.db.insert(orders).values(rows)
}

test('the list says who ordered what for how much and how the payment stands, newest first', async () => {
  const first = await placeOrder('ada@example.com')
  const second = await placeOrder('ben@example.com')
  await payInSandbox(shop, first.placed)
  const page = await list()
  expect(page).toMatchObject({ next: null, previous: null })
  expect(page.orders).toMatchObject([
    { number: second.number, email: 'ben@example.com', status: 'pending_payment', payment: 'open' },
    {
      number: first.number,
      email: 'ada@example.com',
      name: 'Ada Rider',
      status: 'paid',
      payment: 'paid',
      is_disputed: false,
      total: (await orderRow(shop, first.number)).total_cents / 100,
    },
  ])
})

test('a status, a list and a text of number or address choose the orders', async () => {
  const first = await placeOrder('ada_l@example.com')
  const second = await placeOrder('adaxl@example.com')
  await payInSandbox(shop, first.placed)
  await shop.db.update(orders).set({ needs_review: true }).where(eq(orders.number, second.number))
  const found = async (query: string) => numbersOf(await list(query))
  expect(await found('?status=to_build')).toEqual([first.number])
  expect(await found('?status=delivered')).toEqual([])
  expect(await found('?status=under_review')).toEqual([second.number])
  expect(await found('?status=disputed')).toEqual([])
  expect(await found('?status=withdrawn')).toEqual([])
  expect(await found(`?q=${first.number.toLowerCase()}`)).toEqual([first.number])
  expect(await found(`?q=${first.number.slice(3)}`)).toEqual([first.number])
  expect(await found('?q=ADAX')).toEqual([second.number])
  // LIKE wildcards are escaped.
  expect(await found('?q=ada_l')).toEqual([first.number])
  expect(await found('?q=%25')).toEqual([])
  expect(await found('?q=%5C')).toEqual([])
  expect(await found('?q=ada&status=to_build')).toEqual([first.number])
  expect(await found('?q=')).toHaveLength(2)
})

test('an order is found by names, phone, item and serial number, in any letter case', async () => {
  const first = await placeOrder('ada@example.com')
  await placeOrder('ben@example.com')
  await payInSandbox(shop, first.placed)
  const { id, shipping_address } = await orderRow(shop, first.number)
  const address = { ...shipping_address, name: 'Zoë Ünlü', phone: '+1 (518) 555-0142' }
  await shop.db.update(orders).set({ shipping_address: address }).where(eq(orders.id, id))
  const [bike] = await shop.db.select().from(orderBikes).where(eq(orderBikes.order_id, id))
  const found = async (q: string) => numbersOf(await list(`?q=${encodeURIComponent(q)}`))
  const frame = frameNumber(bike?.serial_prefix, bike?.serial ?? 0).toLowerCase()
  for (const q of [
    'ZOË',
    'ünlü zo',
    '5550142',
    '(518) 555-0142',
    frame,
    'zoë NYX',
    'example.COM ÜNLÜ',
  ]) {
    expect([q, await found(q)]).toEqual([q, [first.number]])
  }
  expect(await found('zoë missing')).toEqual([])
  expect(await found('nyx')).toHaveLength(2)
  await shop.db.update(orders).set({ shipping_address }).where(eq(orders.id, id))
  expect(await found('ünlü')).toEqual([])
})

test('the counts are the lengths of the lists', async () => {
  const { placed } = await placeOrder('ada@example.com')
  await placeOrder('ben@example.com')
  await payInSandbox(shop, placed)
  const { counts } = dataOf<{ counts: OfficeOrderCounts }>(await get('order-counts'))
  for (const { list: status, count } of counts) {
    expect([status, (await list(`?status=${status}`)).orders.length]).toEqual([status, count])
  }
  expect(counts).toContainEqual({ list: 'to_build', count: 1 })
  expect(counts).toContainEqual({ list: 'unpaid', count: 1 })
})

test('pages hold every order once while orders are being placed, and lead back to the newest', async () => {
  const { number } = await placeOrder('ada@example.com')
  await copies(number, 119)
  const before = await shop.db.select({ number: orders.number }).from(orders)
  const first = await list()
  await copies(number, 3)
  const second = await list(`?after=${first.next}`)
  await copies(number, 60)
  const third = await list(`?after=${second.next}`)
  const all = [first, second, third].flatMap(numbersOf)
  expect(all).toHaveLength(120)
  expect([...all].sort()).toEqual(before.map((row) => row.number).sort())
  expect(third.next).toBeNull()

  const back = await list(`?before=${third.previous}`)
  expect(numbersOf(back)).toEqual(numbersOf(second))
  const newer = await list(`?before=${back.previous}`)
  expect(numbersOf(newer)).toEqual(numbersOf(first))
  // Newer rows precede the previous first page.
  const newest = await list(`?before=${newer.previous}`)
  expect(newest.orders).toHaveLength(50)
  const top = await list(`?before=${newest.previous}`)
  expect(top.orders).toHaveLength(13)
  expect(top.previous).toBeNull()
  const ranges = [first, second, third, top].map(({ range }) => [range?.from, range?.matching])
  expect(ranges).toEqual([
    [1, 120],
    [54, 123],
    [164, 183],
    [1, 183],
  ])
})

test('an order tells of its lines, its tries to pay, its papers and its mails', async () => {
  const { placed, number } = await placeOrder('ada@example.com')
  await payInSandbox(shop, placed)
  const order = dataOf<WireOfficeOrder>(await get(`orders/${number}`))
  expect(order).toMatchObject({
    number,
    status: 'paid',
    email: 'ada@example.com',
    is_member: false,
    credit_used: 0,
    lines: [{ title: 'Nyx', count: 1 }],
    attempts: [{ provider: 'sandbox', status: 'captured', amount: order.totals.total }],
    refunds: [],
    disputes: [],
    withdrawals: [],
  })
  expect(order.timeline.map(({ kind }) => kind)).toEqual(['placed', 'paid'])
  expect(order.documents.length).toBeGreaterThan(0)
  expect(order.mails.map(({ status }) => status)).toEqual(['queued'])
  expect((await get('orders/NK-1')).body).toMatchObject({ status: 404, code: 'order_not_found' })
})

const ask = (message: string, more: object = {}) =>
  shop.send('POST', '/api/contact', {
    name: 'Ada',
    email: 'ada@example.com',
    topic: 'order',
    message,
    request_key: randomUUID(),
    ...more,
  })

test('tickets that wait for us come first the one that waits longest; all others newest first', async () => {
  for (const message of ['The first question.', 'The second question.']) await ask(message)
  await ask('Buy my pills now.', { website: 'https://spam.example' })
  const subjects = async (query = '') =>
    dataOf<WireDeskTickets>(await get(`tickets${query}`)).tickets.map(({ subject }) => subject)
  expect(await subjects()).toEqual(['The first question.', 'The second question.'])
  expect(await subjects('?state=all')).toEqual(['The second question.', 'The first question.'])
  await shop.db
    .update(tickets)
    .set({ status: 'closed' })
    .where(eq(tickets.subject, 'The first question.'))
  expect(await subjects('?state=open')).toEqual(['The second question.'])
  expect(await subjects('?state=closed')).toEqual(['The first question.'])
  expect(await subjects('?state=answered')).toEqual([])
})

test('a ticket shows its whole thread, and leads to its order only where there is one', async () => {
  const { number } = await placeOrder('ada@example.com')
  await ask('Where is my order?', { order_number: number })
  await ask('And where is that?', { order_number: 'NK-1' })
  const [first, second] = dataOf<WireDeskTickets>(await get('tickets')).tickets
  const [row] = await shop.db.select().from(tickets).orderBy(tickets.id)
  const note = { author: 'agent', body: 'Ask the carrier.', is_internal: true } as const
  await shop.db.insert(ticketMessages).values({ ticket_id: row?.id ?? 0, ...note })
  const read = async (one: string | undefined) =>
    dataOf<WireDeskTicket>(await get(`tickets/${one}`))
  expect(await read(first?.number)).toMatchObject({
    orders: [{ number, exists: true, is_own: true }],
    is_member: false,
    messages: [
      { author: 'customer', body: 'Where is my order?', is_internal: false },
      { author: 'agent', body: 'Ask the carrier.', is_internal: true },
    ],
  })
  expect(await read(second?.number)).toMatchObject({
    orders: [{ number: 'NK-1', exists: false, is_own: false }],
  })
  expect((await get('tickets/T-1')).body).toMatchObject({ status: 404, code: 'ticket_not_found' })
})

test.each([
  'orders?status=unknown',
  'orders?status=to_build&status=shipped',
  'orders?after=NK-1',
  "orders?after=1'--",
  'orders?before=99999999999999999999',
  `orders?q=${'x'.repeat(101)}`,
  'orders?q=a%00b',
  'orders?q=a%0Ab',
  'tickets?state=everything',
  'tickets?after=NK-100001',
])('GET /api/backoffice/%s is refused as bad input', async (path) => {
  const { status, body } = await get(path)
  expect({ status, code: body.code }).toEqual({ status: 422, code: 'invalid_input' })
})

test('a page follows also after its row at the edge was removed', async () => {
  const { number } = await placeOrder('ada@example.com')
  await copies(number, 59)
  const { orders: rows, next } = await list()
  await shop.db.delete(orders).where(eq(orders.number, rows.at(-1)?.number ?? ''))
  expect(numbersOf(await list(`?after=${next}`))).toHaveLength(10)
})
