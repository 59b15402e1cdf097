import { eq } from 'drizzle-orm'

import { webhookBody } from '@/contract/office/webhooks/webhook-bodies.schema'
import { WEBHOOK_EVENTS, type WebhookEvent } from '@/domain/office/webhooks/webhook-events'
import { products } from '@/server/kernel/db/schema/catalog/products'
import { disputes } from '@/server/kernel/db/schema/orders/after-sales'
import { orderBikes } from '@/server/kernel/db/schema/orders/garage'
import { stockItems } from '@/server/kernel/db/schema/orders/stock'
import { payments } from '@/server/kernel/db/schema/payments/payments'
import { webhookDeliveries, webhookEvents } from '@/server/kernel/db/schema/system/webhooks'
import type { Db } from '@/server/kernel/db/client'
import { queueWebhook } from '@/server/office'
import { exampleOf } from '@/server/openapi/example-of'

import { deliver, orderRow } from '@/__tests__/support/after-sales'
import { buyCart, saveBike } from '@/__tests__/support/member-shop'
import { as, PASSWORD, register } from '@/__tests__/support/members'
import { bikeItem, buyAsGuest } from '@/__tests__/support/orders/orders'
import { openReceiver, type Message, type Receiver } from '@/__tests__/support/api/receiver'
import { openDesk } from '@/__tests__/support/tickets'
import { freshHookShop, sendDue } from '@/__tests__/support/api/webhooks'

const { shop, hooks } = freshHookShop()
let receiver: Receiver
beforeEach(async () => {
  receiver = await openReceiver()
})
afterEach(() => receiver.close())

const byType = (type: WebhookEvent) =>
  receiver.received.filter(({ message }) => message.type === type).map(({ message }) => message)
const isValid = (message: Message) =>
  webhookBody(message.type as WebhookEvent).safeDecode(message as never).success

/** Names of the members, also of those inside. */
const membersOf = (value: unknown): string[] =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.entries(value).flatMap(([name, inside]) => [
        name,
        ...membersOf(inside).map((one) => `${name}.${one}`),
      ])
    : []

test.each(WEBHOOK_EVENTS)('the example of %s has exactly the members of its schema', (name) => {
  const example = exampleOf(webhookBody(name)) as Message
  expect(isValid(example)).toBe(true)
  expect(example).toMatchObject({ type: name, version: 1 })
})

/** Publishes what would take a long way through the shop otherwise. */
async function publishRest(tx: Db, number: string): Promise<void> {
  const { deps } = shop
  const at = deps.clock.now()
  const order = await orderRow({ db: tx }, number)
  const parcel = {
    ...{ id: 1, number: 1, carrier_title: 'UPS', tracking: '1Z', frames: [] },
    ...{ tracking_url: null, items: [{ title: 'Light', count: 1 }] },
  }
  await queueWebhook.OrderShipped(deps, tx, { order, parcel })
  await queueWebhook.ParcelCorrected(deps, tx, { order, parcel })
  await queueWebhook.ParcelUndone(deps, tx, { order, parcel })
  await queueWebhook.OrderExpired(deps, tx, { order })
  await queueWebhook.OrderEdited(deps, tx, { order })
  await queueWebhook.OrderDelivered(deps, tx, { order })
  await queueWebhook.DeliveryUndone(deps, tx, { order })
  const moved = { from: '2026-12-01', to: '2026-12-09', why: 'Late motors', delay: 1 }
  await queueWebhook.PromiseMoved(deps, tx, { name: 'PromiseMoved', order, at, ...moved })
  const withdrawn = { id: 1, order, lines: [], isReturn: true, at }
  await queueWebhook.OrderWithdrawn(deps, tx, { name: 'OrderWithdrawn', ...withdrawn })
}

async function dispute(tx: Db, number: string): Promise<void> {
  const { id } = await orderRow({ db: tx }, number)
  const [payment] = await tx.select().from(payments).where(eq(payments.order_id, id))
  if (!payment) throw new Error('The order has no payment.')
  const [opened] = await tx
    .insert(disputes)
    .values({
      ...{ order_id: id, payment_id: payment.id, provider_dispute_id: 'dp_1' },
      ...{ amount_cents: payment.amount_cents, reason: 'fraudulent' },
    })
    .returning()
  for (const status of ['lost', 'won'] as const) {
    await tx
      .update(disputes)
      .set({ status, closed_at: new Date() })
      .where(eq(disputes.id, opened?.id ?? 0))
  }
}

test('every body that is sent is valid by its schema', async () => {
  await hooks().add(receiver.url, { with_customer: true })
  const { number } = await buyAsGuest(shop, [bikeItem('nyx'), { product_id: 5000111, count: 2 }])
  const { id } = await orderRow(shop, number)
  await shop.db.transaction((tx) => publishRest(tx, number))
  await shop.db.transaction((tx) => dispute(tx, number))
  await shop.db
    .update(orderBikes)
    .set({ ready_at: new Date(), frame_number: 'NY26A004217' })
    .where(eq(orderBikes.order_id, id))
  await shop.db
    .update(stockItems)
    .set({ threshold: 900 })
    .where(eq(stockItems.sku, 'product:5000111'))
  await shop.db.update(products).set({ title: 'Lamp' }).where(eq(products.id, 5000111))
  const desk = await openDesk(shop)
  const ticket = await desk.ask('Where is my bike?')
  await desk.answer(ticket)
  await desk.change(ticket, { status: 'closed' })
  await sendDue(shop)

  const types = new Set(receiver.received.map(({ message }) => message.type))
  for (const type of [
    ...(['order.placed', 'order.paid', 'order.edited', 'order.delayed', 'order.shipped'] as const),
    ...([
      'order.delivered',
      'order.delivery_undone',
      'order.withdrawn',
      'order.expired',
      'parcel.corrected',
    ] as const),
    ...(['parcel.undone', 'dispute.opened', 'dispute.won', 'dispute.lost', 'bike.built'] as const),
    ...(['stock.changed', 'stock.low', 'product.changed', 'ticket.opened'] as const),
    ...(['ticket.answered', 'ticket.closed'] as const),
  ]) {
    expect(types).toContain(type)
  }
  for (const { message } of receiver.received) {
    const { type } = message
    expect({ type, isValid: isValid(message) }).toEqual({ type, isValid: true })
    const known = membersOf(exampleOf(webhookBody(type as WebhookEvent)))
    const inLists = (one: string) => /\.(lines|items|variants)\./.test(one)
    const unknown = membersOf(message).filter((one) => !inLists(one) && !known.includes(one))
    expect({ type, unknown }).toEqual({ type, unknown: [] })
  }
  const [paid] = byType('order.paid')
  expect(paid?.data.order).toMatchObject({ number, payment_state: 'paid', country: 'US' })
  expect(paid?.customer).toMatchObject({ name: 'Ada Rider', email: 'ada@example.com' })
  expect(paid?.customer?.shipping_address).toMatchObject({ city: 'Portland', country: 'US' })
  expect(byType('ticket.opened')[0]?.customer).toMatchObject({ email: 'ada@example.com' })
  expect(byType('stock.low')[0]?.data).toMatchObject({ sku: 'product:5000111', threshold: 900 })
})

test('a webhook without customers gets nothing about a person', async () => {
  await hooks().add(receiver.url)
  await buyAsGuest(shop, [{ product_id: 5000111, count: 1 }])
  await (await openDesk(shop)).ask('Where is my bike? I live at 1 Main Street.')
  await sendDue(shop)
  const sent = receiver.received.map(({ text }) => text).join('\n')
  expect(receiver.received.length).toBeGreaterThan(3)
  for (const mark of ['Ada', 'ada@', 'Main Street', '97205', 'Where is'])
    expect(sent).not.toContain(mark)
  const stored = await shop.db.select({ customer: webhookEvents.customer }).from(webhookEvents)
  expect(stored.filter(({ customer }) => customer !== null)).toEqual([])
})

test('erasing an account erases it from stored deliveries, and those that wait still arrive', async () => {
  receiver.answer = (response, { text }) => void response.writeHead(500).end(text)
  const { id } = await hooks().add(receiver.url, { with_customer: true })
  const ada = await register(shop, 'Ada')
  await saveBike(shop, ada, bikeItem('nyx'))
  const number = await buyCart(shop, ada)
  await deliver(shop, number)
  await sendDue(shop)
  const stored = async () =>
    JSON.stringify([
      await shop.db.select().from(webhookEvents),
      await shop.db.select().from(webhookDeliveries),
    ])
  expect(await stored()).toContain('Ada Rider')
  expect(await stored()).toContain('ada@example.com')

  const erased = await as(shop, ada)('POST', '/api/account/delete', { password: PASSWORD })
  expect(erased.status).toBe(200)
  for (const mark of ['Ada', 'ada@', 'Main Street', '97205'])
    expect(await stored()).not.toContain(mark)

  receiver.received.length = 0
  receiver.answer = (response) => void response.writeHead(204).end()
  await hooks().send('POST', `/${id}/resume`)
  await sendDue(shop)
  expect(byType('order.placed')[0]).toMatchObject({ customer: null, data: { order: { number } } })
  expect(byType('customer.erased')[0]?.data).toEqual({ customer_id: ada.id, orders: [number] })
})
