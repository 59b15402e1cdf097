import type { Fulfillment } from '@/contract/office/fulfillment/fulfillment'
import type { WireOrder } from '@/contract/shop/orders/orders'
import { orderBikes } from '@/server/kernel/db/schema/orders/garage'
import { shipments } from '@/server/kernel/db/schema/orders/shipments'
import { webhookEvents, webhooks } from '@/server/kernel/db/schema/system/webhooks'
import { newSecret } from '@/server/office/webhooks/change-webhooks'
import { orderRow } from '@/__tests__/support/after-sales'
import { freshOffice } from '@/__tests__/support/fixtures'
import { as } from '@/__tests__/support/members'
import { dataOf, outcome } from '@/__tests__/support/member-shop'
import { bikeItem, buyAsGuest } from '@/__tests__/support/orders/orders'

const { shop, admin, office } = freshOffice('orders/')

const HOUR = 3_600_000
const BACKPACK = { product_id: 5000111, count: 3 }

const read = async (number: string) =>
  dataOf<Fulfillment>(await office('GET', `${number}/fulfillment`))
const begin = (number: string, bike: number) =>
  office('PUT', `${number}/bikes/${bike}`, { state: 'in_production' })
const undoBegin = (number: string, bike: number) => office('POST', `${number}/bikes/${bike}/undo`)
const ship = (number: string, count: number) =>
  office('POST', `${number}/parcels`, {
    ...{ items: [{ position: 0, count }], carrier: 'ups', tracking: '1Z9' },
    request_key: crypto.randomUUID(),
  })
const deliver = (number: string, parcel = 1) =>
  office('PUT', `${number}/parcels/${parcel}/delivered`)
const undoDelivery = (number: string, parcel = 1) =>
  office('POST', `${number}/parcels/${parcel}/delivered/undo`)
const anHourAgo = () => new Date(shop.clock.now().getTime() - HOUR)

test('the start of a build is undone: the bike, the order, its history and the log have it', async () => {
  const { number, href } = await buyAsGuest(shop, [bikeItem('nyx'), bikeItem('nyx')])
  const [first = 0, second = 0] = (await read(number)).bikes.map(({ id }) => id)
  await begin(number, first)
  await begin(number, second)
  const [begun] = (await read(number)).bikes
  expect(begun?.begin_undo).toMatchObject({ mails: [], ended_edit: '' })
  expect(begun?.frame_number).toBeNull()

  expect(dataOf<Fulfillment>(await undoBegin(number, first))).toMatchObject({
    fulfillment_state: 'in_production',
  })
  const undone = await Promise.all([undoBegin(number, second), undoBegin(number, second)])
  expect(undone.map(outcome)).toEqual(['done', 'done'])
  const after = await read(number)
  expect(after.fulfillment_state).toBe('to_build')
  expect(after.bikes.map(({ state, begin_undo }) => [state, begin_undo])).toEqual([
    ['to_build', null],
    ['to_build', null],
  ])
  const { history } = dataOf<{ history: { kind: string; by: string }[] }>(
    await office('GET', number),
  )
  const kinds = history.filter(({ kind }) => kind === 'begin_undone')
  expect(kinds).toHaveLength(2)
  expect(kinds[0]?.by).not.toBe('')
  const page = dataOf<WireOrder>(await shop.send('GET', href))
  expect(page.timeline.at(-1)?.kind).toBe('begin_undone')
  const log = dataOf<{ items: { action: string }[] }>(
    await as(shop, admin)('GET', '/api/backoffice/audit'),
  )
  expect(log.items.filter(({ action }) => action === 'fulfillment.undoBegin')).not.toEqual([])
})

test('a bike that is ready, or that was begun an hour ago, stays begun', async () => {
  const { number } = await buyAsGuest(shop, [bikeItem('nyx')])
  const [id = 0] = (await read(number)).bikes.map((bike) => bike.id)
  await begin(number, id)
  await shop.db.update(orderBikes).set({ production_began_at: anHourAgo() })
  expect((await read(number)).bikes[0]?.begin_undo).toBeNull()
  expect(outcome(await undoBegin(number, id))).toBe('step_undo_late')
  await office('PUT', `${number}/bikes/${id}`, { state: 'ready', frame_number: 'NX-77' })
  expect(outcome(await undoBegin(number, id))).toBe('bike_build_wrong')
  expect(outcome(await undoBegin(number, id + 1))).toBe('order_bike_not_found')
})

test('a delivery is undone: the order, its withdrawal period and webhooks go back', async () => {
  await shop.db.insert(webhooks).values({
    ...{ id: 'erp', name: 'ERP', address: 'http://127.0.0.1:9/' },
    ...{ events: ['order.delivered', 'order.delivery_undone'] },
    ...newSecret(shop.deps.secret),
  })
  const { number, href } = await buyAsGuest(shop, [BACKPACK])
  await ship(number, 1)
  await ship(number, 2)
  await deliver(number, 1)
  await deliver(number, 2)
  expect(await orderRow(shop, number)).toMatchObject({ fulfillment_state: 'delivered' })
  const undone = await Promise.all([undoDelivery(number, 2), undoDelivery(number, 2)])
  expect(undone.map(outcome)).toEqual(['done', 'done'])
  expect(await orderRow(shop, number)).toMatchObject({
    ...{ fulfillment_state: 'shipped', delivered_at: null },
  })
  const { parcels } = await read(number)
  expect(parcels.map(({ delivered_at }) => delivered_at !== null)).toEqual([true, false])
  const page = dataOf<WireOrder>(await shop.send('GET', href))
  expect(page.timeline.filter(({ kind }) => kind === 'delivery_undone')).toHaveLength(1)
  await deliver(number, 2)
  expect(await orderRow(shop, number)).toMatchObject({ fulfillment_state: 'delivered' })
  const events = await shop.db.select().from(webhookEvents).orderBy(webhookEvents.id)
  expect(events.map(({ name, data }) => [name, data])).toMatchObject([
    ['order.delivered', { order: { fulfillment_state: 'delivered' } }],
    ['order.delivery_undone', { order: { fulfillment_state: 'shipped' } }],
    ['order.delivered', { order: { fulfillment_state: 'delivered' } }],
  ])
})

test('a delivery of an hour ago, or with items in a return, stays', async () => {
  const { number } = await buyAsGuest(shop, [BACKPACK])
  await ship(number, 3)
  await deliver(number)
  const back = { items: [{ position: 0, count: 1 }], reason: 'changed_mind' }
  const opened = await office('POST', `${number}/returns`, {
    ...{ ...back, request_key: crypto.randomUUID() },
  })
  expect(outcome(opened)).toBe('done')
  expect(outcome(await undoDelivery(number))).toBe('parcel_settled')
  await shop.db.update(shipments).set({ delivered_at: anHourAgo() })
  expect((await read(number)).parcels[0]?.delivery_undo).toBeNull()
  expect(outcome(await undoDelivery(number))).toBe('step_undo_late')
  expect(outcome(await undoDelivery(number, 7))).toBe('parcel_not_found')
})
