import { eq, sql } from 'drizzle-orm'

import { MOST_TRIES } from '@/domain/office/webhooks/delivery'
import { products } from '@/server/kernel/db/schema/catalog/products'
import { stockItems } from '@/server/kernel/db/schema/orders/stock'
import { purgeWebhookEvents, sendWebhooks } from '@/server/office'
import { readOverview } from '@/server/office/overview/overview'
import { webhookDeliveries, webhookEvents } from '@/server/kernel/db/schema/system/webhooks'

import { outboxOf } from '@/__tests__/support/mail/outbox'
import { outcome } from '@/__tests__/support/member-shop'
import { setShopEmail } from '@/__tests__/support/seller'
import { buyAsGuest } from '@/__tests__/support/orders/orders'
import {
  accept,
  answerWith,
  openReceiver,
  verify,
  type Receiver,
} from '@/__tests__/support/api/receiver'
import { until } from '@/__tests__/support/api/local-server'
import { freshHookShop, sendDue } from '@/__tests__/support/api/webhooks'

const { shop, hooks } = freshHookShop()
let receiver: Receiver
beforeEach(async () => {
  receiver = await openReceiver()
})
afterEach(() => receiver.close())

const SKU = 'product:5000111'
const changeStock = (on_hand: number, sku = SKU) =>
  shop.db.update(stockItems).set({ on_hand }).where(eq(stockItems.sku, sku))
const stockHook = () => hooks().add(receiver.url, { events: ['stock.changed'] })
const levels = () => receiver.received.map(({ message }) => message.data.on_hand)
const later = (ms: number) => shop.clock.advance(ms)

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

test('an order that is placed and paid reaches a webhook, signed, in order and once', async () => {
  const { id } = await hooks().add(receiver.url, { events: ['order.placed', 'order.paid'] })
  const { number } = await buyAsGuest(shop, [{ product_id: 5000111, count: 1 }])
  await sendDue(shop)
  await sendDue(shop)
  const secret = await hooks().secretOf(id)
  expect(receiver.received.map(({ message }) => message.type)).toEqual([
    'order.placed',
    'order.paid',
  ])
  for (const one of receiver.received) {
    expect(verify(secret, one)).toMatchObject({ id: one.headers['webhook-id'], version: 1 })
  }
  const [, paid] = receiver.received
  expect(paid?.message.data.order).toMatchObject({ number, payment_state: 'paid' })
  expect(paid?.message).not.toHaveProperty('customer')
  expect(await hooks().find(id)).toMatchObject({ state: 'working', waiting: 0, failed: 0 })
})

test('a change that is rolled back sends nothing', async () => {
  await stockHook()
  await shop.db
    .transaction(async (tx) => {
      await tx.update(stockItems).set({ on_hand: 77 }).where(eq(stockItems.sku, SKU))
      tx.rollback()
    })
    .catch(() => undefined)
  await changeStock(78)
  await sendDue(shop)
  expect(levels()).toEqual([78])
})

test('without a webhook for it, an event is not written', async () => {
  await hooks().add(receiver.url, { events: ['bike.built'] })
  await changeStock(50)
  expect(await shop.db.$count(webhookEvents)).toBe(0)
})

test('after a rotation both secrets sign for a day, then only the new one', async () => {
  const { id } = await stockHook()
  const old = await hooks().secretOf(id)
  expect(outcome(await hooks().send('POST', `/${id}/rotate`))).toBe('done')
  const fresh = await hooks().secretOf(id)
  expect(fresh).not.toBe(old)
  await changeStock(41)
  await sendDue(shop)
  const [both] = receiver.received
  if (!both) throw new Error('Nothing was received.')
  expect(verify(old, both)).toMatchObject({ type: 'stock.changed' })
  expect(verify(fresh, both)).toMatchObject({ type: 'stock.changed' })

  later(DAY_MS + 1)
  await changeStock(42)
  // The database has its own clock.
  await shop.db.update(webhookDeliveries).set({ due_at: shop.clock.now() })
  await sendDue(shop)
  const last = receiver.received.at(-1)
  expect(last?.headers['webhook-signature']?.split(' ')).toHaveLength(1)
})

test('the audit log has a change of a webhook without its address', async () => {
  const { id, version } = await stockHook()
  const body = { name: 'Books', events: ['order.paid'], with_customer: false, version }
  const address = `${receiver.url}/services/T0123/xoxb-secret`
  expect(outcome(await hooks().send('PUT', `/${id}`, { ...body, address }))).toBe('done')
  const { rows } = await shop.db.execute<{ text: string }>(
    'select d::text as text from audit_details d',
  )
  const text = rows.map((row) => row.text).join('\n')
  expect(text).toContain('Books')
  expect(text).not.toContain('xoxb-secret')
})

test('secrets are in no list, log or audit entry, and encrypted in the database', async () => {
  const { id } = await stockHook()
  const secret = await hooks().secretOf(id)
  const shown = JSON.stringify([await hooks().list(), await hooks().log(id)])
  const { rows } = await shop.db.execute(
    'select (select json_agg(w) from webhooks w) as stored, (select json_agg(d) from audit_details d) as audited',
  )
  for (const text of [shown, JSON.stringify(rows)]) expect(text).not.toContain(secret.slice(6))
})

test('a failed delivery is tried 8 times over 3 days, and holds back only its subject', async () => {
  const { id } = await stockHook()
  receiver.answer = (response, { message }) =>
    (message.data.sku === SKU ? answerWith(500) : accept)(response, undefined as never)
  await changeStock(31)
  await changeStock(32)
  await changeStock(33, 'product:5000112')
  const begin = shop.clock.now().getTime()
  await sendDue(shop)
  expect(levels()).toEqual(expect.arrayContaining([31, 33]))
  expect(levels()).not.toContain(32)

  const times = [begin]
  for (
    let hour = 0;
    hour < 24 * 200 && levels().filter((level) => level === 31).length < MOST_TRIES;
    hour += 1
  ) {
    const [first] = await hooks()
      .log(id, '?state=waiting')
      .then((all) => all.slice(-1))
    if (!first?.due_at) break
    shop.clock.set(first.due_at)
    const before = receiver.received.length
    await sendDue(shop)
    if (receiver.received.length > before) times.push(shop.clock.now().getTime())
  }
  expect(levels().filter((level) => level === 31)).toHaveLength(MOST_TRIES)
  const span = Math.max(...times) - begin
  expect(span / DAY_MS).toBeGreaterThan(2.9)
  expect(span / DAY_MS).toBeLessThan(3.5)
  const ids = receiver.received.filter(({ message }) => message.data.on_hand === 31)
  expect(new Set(ids.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  const states = (await hooks().log(id)).map(({ state, tries }) => [state, tries])
  expect(states).toContainEqual(['failed', MOST_TRIES])
})

test('what was held back follows in order once the receiver works again', async () => {
  const { id } = await stockHook()
  receiver.answer = answerWith(503)
  for (const level of [11, 12, 13]) await changeStock(level)
  await sendDue(shop)
  expect(levels()).toEqual([11])
  receiver.answer = accept
  later(HOUR_MS)
  await sendDue(shop)
  expect(levels()).toEqual([11, 11, 12, 13])
  expect(await hooks().find(id)).toMatchObject({
    state: 'working',
    failing_since: null,
    waiting: 0,
  })
})

test('what happens during a delivery follows it at once, also if another process looked for it', async () => {
  await stockHook()
  await changeStock(11)
  let release = () => {}
  const released = new Promise<void>((done) => (release = done))
  receiver.answer = async (...exchange) => {
    await released
    accept(...exchange)
  }
  const sending = sendDue(shop)
  await until(() => receiver.received.length === 1)
  await changeStock(12)
  shop.clock.set(new Date().toISOString())
  await sendWebhooks(shop.deps, { budgetMs: -9_000 })
  release()
  await sending
  expect(levels()).toEqual([11, 12])
})

test('many changes of one item hold back no other event', async () => {
  await hooks().add(receiver.url, { events: ['stock.changed', 'product.changed'] })
  for (let level = 0; level < 260; level += 1) await changeStock(1_000 + level)
  await shop.db.update(products).set({ title: 'Lamp' }).where(eq(products.id, 5000112))
  await sendDue(shop)
  const types = receiver.received.map(({ message }) => message.type)
  expect(types).toHaveLength(261)
  expect(types.indexOf('product.changed')).toBeLessThan(8)
  const sent = levels().filter((level) => level !== undefined)
  expect(sent).toEqual(Array.from({ length: 260 }, (_, level) => 1_000 + level))
})

test('what waits for a delivery whose outcome was lost is looked for once', async () => {
  await stockHook()
  await changeStock(21)
  await changeStock(22)
  const isFirst = sql`event_id = (select min(event_id) from webhook_deliveries)`
  const due_at = new Date(Date.now() + 20_000)
  await shop.db.update(webhookDeliveries).set({ due_at }).where(isFirst)
  shop.clock.set(new Date().toISOString())
  const execute = jest.spyOn(shop.db, 'execute')
  await sendWebhooks(shop.deps, { budgetMs: -9_000 })
  expect(execute.mock.calls.length).toBeLessThan(3)
  execute.mockRestore()
  later(31_000)
  await sendDue(shop)
  expect(levels()).toEqual([21, 22])
})

test('Retry-After is honored', async () => {
  const { id } = await stockHook()
  receiver.answer = answerWith(429, { 'retry-after': '7200' })
  await changeStock(21)
  await sendDue(shop)
  receiver.answer = accept
  later(HOUR_MS)
  await sendDue(shop)
  expect(levels()).toEqual([21])
  later(HOUR_MS + 1_000)
  await sendDue(shop)
  expect(levels()).toEqual([21, 21])
  expect((await hooks().log(id))[0]).toMatchObject({ state: 'delivered', tries: 2, status: 204 })
})

test('a webhook that fails for five days is paused with an email, and a resume sends what waited', async () => {
  const { id } = await stockHook()
  await setShopEmail(shop, 'us@shop.example')
  receiver.answer = answerWith(500)
  await changeStock(61)
  await sendDue(shop)
  later(3 * DAY_MS)
  await changeStock(62, 'product:5000112')
  await sendDue(shop)
  expect(await hooks().find(id)).toMatchObject({ state: 'failing' })
  later(2.1 * DAY_MS)
  await sendDue(shop)
  const paused = await hooks().find(id)
  expect(paused.state).toBe('paused')
  const [mail] = await outboxOf(shop, 'webhook_paused')
  expect(mail).toMatchObject({
    recipient: 'us@shop.example',
    text: expect.stringContaining('resume the webhook'),
  })
  const { waiting } = await readOverview(shop.deps)
  expect(waiting.find(({ kind }) => kind === 'paused_webhooks')).toMatchObject({
    count: 1,
    names: ['ERP'],
  })

  receiver.answer = accept
  receiver.received.length = 0
  await changeStock(63)
  later(DAY_MS)
  await sendDue(shop)
  expect(levels()).toEqual([])
  // What is due already isn't written again.
  const untried = () =>
    shop.db
      .select({ written: sql`xmin::text` })
      .from(webhookDeliveries)
      .where(sql`state = 'waiting' and tries = 0`)
  const before = await untried()
  expect(before.length).toBeGreaterThan(0)
  expect(outcome(await hooks().send('POST', `/${id}/resume`))).toBe('done')
  expect(await untried()).toEqual(before)
  await sendDue(shop)
  expect(levels()).toEqual(expect.arrayContaining([62, 63]))
  expect(await outboxOf(shop, 'webhook_paused')).toHaveLength(1)
})

test('the test button sends once and shows the answer, also of a paused webhook', async () => {
  const { id } = await stockHook()
  await hooks().send('POST', `/${id}/pause`)
  const sent = await hooks().send('POST', `/${id}/test`)
  expect(sent.body.data).toMatchObject({ event: 'webhook.test', state: 'delivered', status: 204 })
  receiver.answer = answerWith(404)
  const failed = await hooks().send('POST', `/${id}/test`)
  expect(failed.body.data).toMatchObject({ state: 'failed', status: 404, answer: 'no', tries: 1 })
  for (const one of receiver.received) verify(await hooks().secretOf(id), one)
})

test('a delivery that is resent has the same id and body', async () => {
  const { id } = await stockHook()
  receiver.answer = answerWith(400)
  await changeStock(51)
  await sendDue(shop)
  const [row] = await hooks().log(id)
  if (!row) throw new Error('Nothing was logged.')
  receiver.answer = accept
  expect(outcome(await hooks().send('POST', `/${id}/deliveries/${row.id}/resend`))).toBe('done')
  await sendDue(shop)
  const [first, second] = receiver.received
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
  expect(second?.text).toBe(first?.text)
  const { body } = await hooks().delivery(id, row.id)
  expect(JSON.parse(body)).toEqual(JSON.parse(first?.text ?? ''))
  const unknown = await hooks().send('POST', `/${id}/deliveries/999999/resend`)
  expect(outcome(unknown)).toBe('webhook_delivery_not_found')
})

test('deliveries and their events are deleted after 30 days', async () => {
  await stockHook()
  await changeStock(71)
  await sendDue(shop)
  await purgeWebhookEvents(shop.db, new Date(Date.now() + 29 * DAY_MS))
  expect(await shop.db.$count(webhookDeliveries)).toBe(1)
  await purgeWebhookEvents(shop.db, new Date(Date.now() + 31 * DAY_MS))
  expect([await shop.db.$count(webhookDeliveries), await shop.db.$count(webhookEvents)]).toEqual([
    0, 0,
  ])
})

test.each([
  ['ftp://x.example/', 'address'],
  ['https://user:secret@x.example/', 'address'],
  ['https://x.example/#part', 'address'],
  ['nonsense', 'address'],
  ['https://10.0.0.7/hook', 'address'],
  ['https://[::1]/', 'address'],
  ['http://93.184.215.14/', 'address'],
])('the address %s is refused', async (address, field) => {
  const body = { name: 'ERP', address, events: ['order.paid'], with_customer: false }
  expect((await hooks().send('POST', '', body)).body).toMatchObject({ errors: [{ field }] })
})

test('without an allowed range, no address without https can be entered', async () => {
  const { webhookRanges } = shop.deps
  const enter = () =>
    hooks().send('POST', '', {
      ...{ name: 'ERP', events: ['order.paid'], with_customer: false },
      address: 'http://accounting.example/hook',
    })
  expect(outcome(await enter())).toBe('done')
  Object.assign(shop.deps, { webhookRanges: [] })
  const refused = await enter()
  Object.assign(shop.deps, { webhookRanges })
  expect(refused.body).toMatchObject({
    code: 'invalid_input',
    errors: [{ field: 'address', message: expect.stringContaining('without https') }],
  })
})

test('removing a webhook while events are written fails none of them', async () => {
  const added = await stockHook()
  const { id } = added
  await Promise.all([
    ...Array.from({ length: 10 }, (_, index) => changeStock(100 + index)),
    hooks().send('DELETE', `/${id}?version=${added.version}`),
  ])
  expect(await hooks().list()).toEqual([])
  expect(await shop.db.$count(webhookDeliveries)).toBe(0)
})
