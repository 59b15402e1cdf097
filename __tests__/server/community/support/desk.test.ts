import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'

import type {
  WireDeskTicket,
  WireDeskTickets,
  DeskCustomer,
  DeskOverview,
} from '@/contract/office/support/support'
import type { CannedAnswer } from '@/contract/office/support/canned'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { tickets } from '@/server/kernel/db/schema/community/support'
import { dataOf, buyCart, saveBike, readGarage } from '@/__tests__/support/member-shop'
import { makeAdmin } from '@/__tests__/support/admins'
import { as, register } from '@/__tests__/support/members'
import { fresh, freshShop } from '@/__tests__/support/fixtures'
import { orderBody, pay } from '@/__tests__/support/orders/orders'
import { outboxOf } from '@/__tests__/support/mail/outbox'
import { asThread, openDesk } from '@/__tests__/support/tickets'
import { confirmEmail } from '@/__tests__/support/after-sales'

const shop = freshShop({ max: 20 })
const world = fresh(() => openDesk(shop))

const answersMailed = async () => {
  return outboxOf(shop, 'ticket_answer')
}
const list = async (query: string) =>
  dataOf<WireDeskTickets>(await world.sam('GET', `/api/backoffice/tickets?${query}`))
const numbers = async (query: string) => (await list(query)).tickets.map(({ number }) => number)

test('an answer is mailed once with the link of its guest, and the clock stops', async () => {
  const number = await world.ask('The rear wheel squeaks.')
  expect((await world.desk(number)).due_at).not.toBeNull()
  const request_key = randomUUID()
  const body = 'Hi Ada,\n\nplease <b>tighten</b> it.'
  const send = { version: 1, body, then: 'waiting_for_customer', request_key }
  const replies = await Promise.all(
    [1, 2, 3].map(() => world.sam('POST', `/api/backoffice/tickets/${number}/answers`, send)),
  )
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  const mails = await answersMailed()
  expect(mails).toMatchObject([{ recipient: 'ada@example.com', user_id: null }])
  expect(mails[0]?.subject).toBe(`[${number}] The rear wheel squeaks.`)
  expect(mails[0]?.text).toContain(`https://shop.test/tickets/${number}/`)
  expect(mails[0]?.html).not.toContain('<b>tighten')
  expect(await world.desk(number)).toMatchObject({
    status: 'waiting_for_customer',
    due_at: null,
    assignee: { name: 'Sam' },
    messages: [{ author: 'customer' }, { author: 'agent', name: 'Sam', body }],
  })
})

test('an answer written on an old state is refused with what is new, and nothing is sent', async () => {
  const number = await world.ask('The rear wheel squeaks.')
  const key = await world.keyOf(number)
  const more = { body: 'It is the brake, I think.', request_key: randomUUID() }
  await shop.send('POST', `/api/tickets/${number}/${key}/messages`, more)
  const reply = await world.answer(number, { version: 1 })
  expect(reply).toMatchObject({ status: 409, body: { code: 'ticket_changed' } })
  const fresh = reply.body.data as unknown as WireDeskTicket
  expect(fresh.messages.map(({ body }) => body)).toContain('It is the brake, I think.')
  expect(await answersMailed()).toEqual([])
  expect((await world.answer(number, { version: fresh.version })).status).toBe(200)
  for (const change of [{ priority: 'high' }, { status: 'closed' }]) {
    expect((await world.change(number, { version: 1, ...change })).body.code).toBe('ticket_changed')
  }
})

test('of two agents who answer at once one is told what the other one wrote', async () => {
  const number = await world.ask('The rear wheel squeaks.')
  const replies = await Promise.all([1, 2].map(() => world.answer(number, { version: 1 })))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await answersMailed()).toHaveLength(1)
})

test('a placeholder that was not filled in is never sent', async () => {
  const number = await world.ask('The rear wheel squeaks.')
  const reply = await world.answer(number, { body: 'Hi {{name}}, your {{bike}} is fine.' })
  expect(reply).toMatchObject({ status: 422, body: { errors: [{ field: 'body' }] } })
  expect(reply.body.errors?.[0]?.message).toBe('Please fill in: name, bike.')
})

test('a note is for agents alone, and is not mailed', async () => {
  const number = await world.ask('The rear wheel squeaks.')
  const key = await world.keyOf(number)
  const note = { body: 'Third one this week.', request_key: randomUUID() }
  for (const _ of [1, 2]) await world.sam('POST', `/api/backoffice/tickets/${number}/notes`, note)
  expect((await world.desk(number)).messages).toMatchObject([
    { author: 'customer' },
    { is_internal: true, body: note.body },
  ])
  const reply = await shop.send('GET', `/api/tickets/${number}/${key}`)
  expect(asThread(reply).messages).toHaveLength(1)
  expect(JSON.stringify(reply.body)).not.toContain('Third one')
  expect(await answersMailed()).toEqual([])
})

test('filters find by state, assignee, tag, priority, sender, due time and words', async () => {
  const first = await world.ask('The rear wheel squeaks.')
  const second = await world.ask('Which tire fits?', { email: 'ben@example.com', name: 'Ben' })
  await world.change(first, { tags: ['Brakes!', 'brakes', 'rear wheel'], priority: 'urgent' })
  await world.change(second, { assignee: world.samIs.id })
  expect(await numbers('')).toEqual([first, second])
  expect(await numbers('assignee=me')).toEqual([second])
  expect(await numbers('assignee=none')).toEqual([first])
  expect(await numbers(`assignee=${world.samIs.id}`)).toEqual([second])
  expect(await numbers('tag=rear-wheel')).toEqual([first])
  expect(await numbers('priority=urgent')).toEqual([first])
  expect(await numbers('sender=guest')).toEqual([first, second])
  expect(await numbers('q=squea')).toEqual([first])
  expect(await numbers('q=ben%40exam')).toEqual([second])
  expect(await numbers("q=%27%3A*%20%26%20!'")).toEqual([])
  expect(await numbers('due=overdue')).toEqual([])
  const due_at = new Date(shop.clock.now().getTime() - 1)
  await shop.db.update(tickets).set({ due_at }).where(eq(tickets.number, first))
  expect(await numbers('due=overdue')).toEqual([first])
  const { counts, tags, me } = dataOf<DeskOverview>(await world.sam('GET', '/api/backoffice/desk'))
  expect({ counts, tags, me: me.name }).toEqual({
    counts: { open: 2, mine: 1, unassigned: 1, overdue: 1, answered: 0 },
    tags: [
      { tag: 'brakes', count: 1 },
      { tag: 'rear-wheel', count: 1 },
    ],
    me: 'Sam',
  })
  const member = await world.ask('Is it mine?', {}, as(shop, await register(shop, 'Ada')))
  expect(await numbers('sender=member')).toEqual([member])
})

test('pages lead on from a row that was answered meanwhile, and back', async () => {
  for (let count = 0; count < 53; count += 1) {
    shop.clock.advance(10_000)
    await world.ask(`Question ${count} of many.`)
  }
  const first = await list('')
  expect(first.tickets).toHaveLength(50)
  expect(first.previous).toBeNull()
  await world.answer(first.tickets.at(-1)?.number ?? '')
  const second = await list(`after=${first.next}`)
  expect(second.tickets.map(({ subject }) => subject)).toEqual([
    'Question 50 of many.',
    'Question 51 of many.',
    'Question 52 of many.',
  ])
  expect(second.next).toBeNull()
  await shop.db.delete(tickets).where(eq(tickets.subject, 'Question 49 of many.'))
  expect((await list(`after=${first.next}`)).tickets).toEqual(second.tickets)
  const back = await list(`before=${second.previous}`)
  expect(back.tickets.map(({ number }) => number)).toEqual(
    first.tickets.map(({ number }) => number).slice(0, -1),
  )
  expect([first, second, back].map(({ range }) => range)).toEqual([
    { from: 1, matching: 53 },
    { from: 50, matching: 52 },
    { from: 1, matching: 52 },
  ])
})

test('tickets of one customer become one, and a guest follows with the old link', async () => {
  const first = await world.ask('The rear wheel squeaks.')
  const second = await world.ask('And it rattles too.', { email: 'Ada@Example.com' })
  const other = await world.ask('Which tire fits?', { email: 'ben@example.com' })
  const key = await world.keyOf(second)
  await world.answer(first)
  const merge = async (number: string, into: string) =>
    world.sam('POST', `/api/backoffice/tickets/${number}/merge`, {
      version: (await world.desk(number)).version,
      into,
    })
  expect((await merge(other, first)).body.code).toBe('ticket_not_mergeable')
  expect((await merge(first, first)).body.code).toBe('ticket_not_mergeable')
  const merged = dataOf<WireDeskTicket>(await merge(second, first))
  expect(merged).toMatchObject({ number: first, status: 'waiting_for_us', merged: [second] })
  expect(merged.messages.map(({ body }) => body)).toContain('And it rattles too.')
  expect(await world.desk(second)).toMatchObject({ status: 'closed', merged_into: first })
  expect(asThread(await shop.send('GET', `/api/tickets/${second}/${key}`)).number).toBe(first)
  expect((await world.change(second, { status: 'open' })).body.code).toBe('ticket_not_movable')
})

test('an order of a guest is their own by its email address, and that of a member by their account', async () => {
  const { order_number } =
    (await pay(shop, await orderBody(shop, [{ product_id: 5_000_111, count: 1 }]))).body.data ?? {}
  const about = { order_number: `${order_number}` }
  const isOwn = async (number: string) => (await world.desk(number)).orders.map((one) => one.is_own)
  const own = await world.ask('Where is my order?', { ...about, email: 'ADA@example.com' })
  expect(await isOwn(own)).toEqual([true])
  expect(
    await isOwn(await world.ask('And where is mine?', { ...about, email: 'eve@example.com' })),
  ).toEqual([false])
  const spelled = async (email: string) =>
    shop.db.update(orders).set({ email }).where(eq(orders.number, about.order_number))
  await spelled('ida@xn--kfer-loa.example')
  const ida = { ...about, email: 'ida@käfer.example' }
  expect(await isOwn(await world.ask('In the other spelling.', ida))).toEqual([true])
  await spelled('ada@example.com')
  // Ada's address, typed into the form by a member whose account has a different one.
  const eve = as(shop, await register(shop, 'Eve'))
  const typed = await world.ask('Tell me where it is!', { ...about, email: 'ada@example.com' }, eve)
  expect(await isOwn(typed)).toEqual([false])
  const member = await register(shop, 'Ada')
  const before = await world.ask('Ordered as a guest.', about, as(shop, member))
  expect(await isOwn(before)).toEqual([false])
  await confirmEmail(shop, member)
  expect(await isOwn(before)).toEqual([true])
})

test('a ticket shows the orders and the bike of those merged into it', async () => {
  const ada = await register(shop, 'Ada')
  await saveBike(shop, ada)
  const order = await buyCart(shop, ada)
  const [bike] = await readGarage(shop, ada)
  const first = await world.ask('My bike squeaks.', {}, as(shop, ada))
  const about = { order_number: order, bike_id: bike?.id }
  const second = await world.ask('It is this bike!', about, as(shop, ada))
  const third = await world.ask('Hello, anyone?', { order_number: 'NK-1' }, as(shop, ada))
  const merge = async (number: string, into: string) =>
    world.sam('POST', `/api/backoffice/tickets/${number}/merge`, {
      version: (await world.desk(number)).version,
      into,
    })
  await merge(third, second)
  expect(dataOf<WireDeskTicket>(await merge(second, first))).toMatchObject({
    number: first,
    orders: [
      { number: order, exists: true, is_own: true },
      { number: 'NK-1', exists: false, is_own: false },
    ],
    bike: { id: bike?.id },
  })
})

test('only administrators reopen a ticket, and its rating begins anew', async () => {
  const number = await world.ask('The rear wheel squeaks.')
  const key = await world.keyOf(number)
  const path = `/api/tickets/${number}/${key}`
  const rating = { solved: true, score: 5, comment: 'Quick!' }
  expect((await shop.send('PUT', `${path}/rating`, rating)).body.code).toBe('ticket_not_closed')
  await shop.send('POST', `${path}/close`)
  expect(asThread(await shop.send('PUT', `${path}/rating`, rating)).rating).toEqual(rating)
  const ben = as(shop, await register(shop, 'Ben'))
  const body = { version: 3, status: 'open' }
  for (const send of [shop.send, ben])
    expect((await send('PUT', `/api/backoffice/tickets/${number}`, body)).status).toBeGreaterThan(
      400,
    )
  expect((await world.answer(number)).body.code).toBe('ticket_not_movable')
  expect((await world.change(number, { status: 'open' })).status).toBe(200)
  expect(await world.desk(number)).toMatchObject({ status: 'open', rating: null, closed_at: null })
  expect((await outboxOf(shop)).map(({ kind }) => kind)).toContain('ticket_reopened')
})

test('an assignee has to be an administrator', async () => {
  const number = await world.ask('The rear wheel squeaks.')
  const ben = await register(shop, 'Ben')
  expect((await world.change(number, { assignee: ben.id })).body.code).toBe('user_not_found')
  const cleo = await register(shop, 'Cleo')
  await makeAdmin(shop, cleo)
  await world.change(number, { assignee: cleo.id })
  expect((await world.desk(number)).assignee).toEqual({ id: cleo.id, name: 'Cleo' })
  await world.change(number, { assignee: null })
  expect((await world.desk(number)).assignee).toBeNull()
})

test('beside a ticket stand the bikes, orders, payments and other tickets of its customer alone', async () => {
  const [ada, ben] = [await register(shop, 'Ada'), await register(shop, 'Ben')]
  await saveBike(shop, ada)
  const order = await buyCart(shop, ada)
  const [bike] = await readGarage(shop, ada)
  const about = { order_number: order, bike_id: bike?.id }
  const first = await world.ask('The rear wheel squeaks.', about, as(shop, ada))
  const second = await world.ask('And it rattles too.', {}, as(shop, ada))
  expect(await world.desk(first)).toMatchObject({
    orders: [{ number: order, exists: true, is_own: true }],
    bike: { id: bike?.id },
  })
  const read = async (number: string) =>
    dataOf<DeskCustomer>(await world.sam('GET', `/api/backoffice/tickets/${number}/customer`))
  expect(await read(first)).toMatchObject({
    bikes: [{ id: bike?.id, order_number: order }],
    orders: [{ number: order }],
    payments: [{ order_number: order }],
    tickets: [{ number: second }],
  })
  const foreign = await as(shop, ben)('POST', '/api/contact', {
    ...{ name: 'Ben', email: 'ben@example.com', topic: 'bike', message: 'Whose bike is this?' },
    ...{ request_key: randomUUID(), bike_id: bike?.id },
  })
  expect(foreign.body.code).toBe('owned_bike_not_found')
  const claimed = await world.ask('Where is my order?', { order_number: order }, as(shop, ben))
  expect(await world.desk(claimed)).toMatchObject({ orders: [{ exists: true, is_own: false }] })
  expect(await read(claimed)).toMatchObject({ bikes: [], orders: [], payments: [], tickets: [] })
})

test('canned answers are kept under their titles, and know their placeholders', async () => {
  const path = '/api/backoffice/canned-answers'
  const canned = { title: 'Torque', body: 'Hi {{name}}!', tags: ['Rear Wheel', 'rear-wheel'] }
  const { tags, ...added } = dataOf<CannedAnswer>(await world.sam('POST', path, canned))
  expect([tags, added.moves_to]).toEqual([['rear-wheel'], null])
  const { id, version } = dataOf<CannedAnswer>(
    await world.sam('POST', path, { ...canned, title: 'Photo' }),
  )
  const change = (values: object) =>
    world.sam('PUT', `${path}/${id}`, { ...canned, title: 'Photo', version, ...values })
  expect((await change({ title: 'Torque' })).body.code).toBe('canned_answer_exists')
  const wrong = await change({ body: '{{nmae}}' })
  expect(wrong).toMatchObject({ status: 422, body: { errors: [{ field: 'body' }] } })
  shop.clock.advance(1_000)
  const changed = dataOf<CannedAnswer>(await change({ moves_to: 'closed' }))
  expect(changed).toMatchObject({ moves_to: 'closed', body: 'Hi {{name}}!' })
  expect(Date.parse(changed.updated_at)).toBe(Date.parse(added.updated_at) + 1_000)
})
