import { eq } from 'drizzle-orm'

import type { WireOfficeOrders } from '@/contract/office/overview/overview'
import type { Fulfillment } from '@/contract/office/fulfillment/fulfillment'
import type { WireOrder } from '@/contract/shop/orders/orders'
import { orderBikes } from '@/server/kernel/db/schema/orders/garage'
import { orderLines, orders } from '@/server/kernel/db/schema/orders/orders'
import { shipmentItems, shipments } from '@/server/kernel/db/schema/orders/shipments'
import { freshOffice } from '@/__tests__/support/fixtures'
import { orderRow } from '@/__tests__/support/after-sales'
import { as } from '@/__tests__/support/members'
import { dataOf, outcome } from '@/__tests__/support/member-shop'
import { bikeItem, orderBody, pay, buyAsGuest } from '@/__tests__/support/orders/orders'
import { outboxOf } from '@/__tests__/support/mail/outbox'

const { shop, admin, office } = freshOffice('orders/')

const BACKPACK = { product_id: 5000111, count: 3 }
const key = () => crypto.randomUUID()

const bought = (items: unknown[] = [bikeItem('nyx'), bikeItem('nyx'), BACKPACK]) =>
  buyAsGuest(shop, items)
type Bought = Awaited<ReturnType<typeof bought>>
const read = async (number: string) =>
  dataOf<Fulfillment>(await office('GET', `${number}/fulfillment`))
const ship = (number: string, items: { position: number; count: number }[], more = {}) =>
  office('POST', `${number}/parcels`, {
    items,
    carrier: 'ups',
    tracking: '1Z 999 AA1',
    request_key: key(),
    ...more,
  })
const ready = (number: string, bike: number, frame_number: string) =>
  office('PUT', `${number}/bikes/${bike}`, { state: 'ready', frame_number })
const stateOf = async ({ number }: Bought) => (await orderRow(shop, number)).fulfillment_state
const shipMails = () => outboxOf(shop, 'shipped')

async function positions({ number }: Bought) {
  const { lines, bikes } = await read(number)
  const bike = bikes[0]?.position ?? -1
  const goods = lines.find(({ position }) => !bikes.some((one) => one.position === position))
  return { bike, goods: goods?.position ?? -1, ids: bikes.map(({ id }) => id) }
}

test('bikes are built one by one, and the order follows them', async () => {
  const order = await bought()
  const { ids } = await positions(order)
  const [first = 0, second = 0] = ids
  expect(ids).toHaveLength(2)
  const begun = await office('PUT', `${order.number}/bikes/${first}`, { state: 'in_production' })
  expect(dataOf<Fulfillment>(begun).bikes.map(({ state }) => state)).toEqual([
    'in_production',
    'to_build',
  ])
  expect(await stateOf(order)).toBe('in_production')
  const rows = await shop.db.select().from(orderBikes).orderBy(orderBikes.id)
  expect(rows.map((row) => row.production_began_at === null)).toEqual([false, true])

  expect(outcome(await office('PUT', `${order.number}/bikes/${first}`, { state: 'ready' }))).toBe(
    'invalid_input',
  )
  expect(outcome(await ready(order.number, first, 'nx-2026-7'))).toBe('done')
  expect(await stateOf(order)).toBe('in_production')
  expect(outcome(await ready(order.number, second, 'NX-2026-7'))).toBe('frame_number_taken')
  expect(outcome(await ready(order.number, second, 'NX-2026-8'))).toBe('done')
  expect(await stateOf(order)).toBe('ready')
  expect((await read(order.number)).bikes.map((bike) => bike.frame_number)).toEqual([
    'NX-2026-7',
    'NX-2026-8',
  ])
  expect(
    outcome(await office('PUT', `${order.number}/bikes/${first}`, { state: 'in_production' })),
  ).toBe('bike_build_wrong')
  expect(outcome(await ready(order.number, 999_999, 'NX-1234'))).toBe('order_bike_not_found')
})

test('a part ships with an email about what is in the parcel and what follows', async () => {
  const order = await bought()
  const { goods, bike, ids } = await positions(order)
  const parcel = await ship(order.number, [{ position: goods, count: 2 }])
  expect(dataOf<Fulfillment>(parcel)).toMatchObject({
    fulfillment_state: 'partly_shipped',
    parcels: [{ number: 1, carrier: 'UPS', items: [{ count: 2 }], delivered_at: null }],
  })
  const [mail] = await shipMails()
  expect(mail?.text).toContain('In this parcel')
  expect(mail?.text).toMatch(/Still to come[\s\S]*1 ×/)

  await ready(order.number, ids[0] ?? 0, 'NX-2026-7')
  await ready(order.number, ids[1] ?? 0, 'NX-2026-8')
  await ship(order.number, [
    { position: goods, count: 1 },
    { position: bike, count: 1 },
  ])
  const rest = (await read(order.number)).bikes.filter(({ state }) => state === 'ready')
  await ship(
    order.number,
    rest.map(({ position }) => ({ position, count: 1 })),
    { carrier: 'own', tracking: '' },
  )
  expect(await stateOf(order)).toBe('shipped')
  const mails = await shipMails()
  expect(mails).toHaveLength(3)
  expect(mails[1]?.text).toContain('NX-2026-7')
  expect(mails[2]?.text).not.toContain('Still to come')

  const page = dataOf<WireOrder>(await shop.send('GET', order.href))
  expect(page.parcels).toHaveLength(3)
  expect(page.parcels[0]).toMatchObject({
    tracking_url: 'https://www.ups.com/track?tracknum=1Z%20999%20AA1',
    delivered_at: null,
  })
  expect(page.parcels[2]).toMatchObject({ carrier: 'Our own van', tracking_url: null })
})

test('no more leaves than was ordered and is ready, however many ask at once', async () => {
  const order = await bought()
  const { goods, bike } = await positions(order)
  expect(outcome(await ship(order.number, [{ position: bike, count: 1 }]))).toBe('parcel_too_full')
  expect(outcome(await ship(order.number, [{ position: 99, count: 1 }]))).toBe('parcel_too_full')
  const all = await Promise.all(
    [2, 2, 1, 1].map((count) => ship(order.number, [{ position: goods, count }])),
  )
  const sum = async () =>
    (await shop.db.select().from(shipmentItems)).reduce((all, { count }) => all + count, 0)
  // Both requests for one unit may succeed, which leaves one unit.
  if ((await sum()) === 2) await ship(order.number, [{ position: goods, count: 1 }])
  expect(await sum()).toBe(3)
  expect(all.map(outcome).filter((one) => one === 'parcel_too_full').length).toBeGreaterThan(0)
  // The database refuses writes that bypass the code.
  const [parcel] = await shop.db.select().from(shipments)
  const past = shop.db
    .insert(shipments)
    .values({ ...parcel, id: undefined, number: 9, request_key: 'x' } as never)
    .returning()
    .then(([row]) =>
      shop.db.insert(shipmentItems).values({
        shipment_id: row?.id ?? 0,
        order_id: row?.order_id ?? 0,
        position: goods,
        count: 1,
      }),
    )
  await expect(past).rejects.toThrow()
  const [line] = await shop.db.select().from(orderLines).where(eq(orderLines.position, goods))
  expect(line?.shipped_count).toBe(3)
})

test('the same request ships once and tells once', async () => {
  const order = await bought()
  const { goods } = await positions(order)
  const request_key = key()
  const items = [{ position: goods, count: 1 }]
  await Promise.all([1, 2, 3].map(() => ship(order.number, items, { request_key })))
  await ship(order.number, items, { request_key })
  expect((await read(order.number)).parcels).toHaveLength(1)
  expect(await shipMails()).toHaveLength(1)
})

test('an order is delivered with its last parcel, and a repeat changes nothing', async () => {
  const order = await bought([BACKPACK])
  await ship(order.number, [{ position: 0, count: 1 }])
  await office('PUT', `${order.number}/parcels/1/delivered`)
  expect(await stateOf(order)).toBe('partly_shipped')
  await ship(order.number, [{ position: 0, count: 2 }])
  expect(await stateOf(order)).toBe('shipped')
  shop.clock.advance(60_000)
  await office('PUT', `${order.number}/parcels/2/delivered`)
  shop.clock.advance(60_000)
  await office('PUT', `${order.number}/parcels/2/delivered`)
  const row = await orderRow(shop, order.number)
  expect(row.fulfillment_state).toBe('delivered')
  expect(row.delivered_at?.toISOString()).toBe('2026-11-20T12:01:00.000Z')
  expect(
    dataOf<WireOrder>(await shop.send('GET', order.href))
      .timeline.map(({ kind }) => kind)
      .slice(-4),
  ).toEqual(['partly_shipped', 'parcel_delivered', 'shipped', 'delivered'])
  expect(outcome(await office('PUT', `${order.number}/parcels/3/delivered`))).toBe(
    'parcel_not_found',
  )
})

test('nothing leaves without its money, in a dispute or after the end', async () => {
  const order = await bought([BACKPACK])
  const items = [{ position: 0, count: 1 }]
  await shop.db.update(orders).set({ disputed: true }).where(eq(orders.number, order.number))
  expect((await read(order.number)).may_ship).toBe(false)
  expect(outcome(await ship(order.number, items))).toBe('order_disputed')
  await shop.db
    .update(orders)
    .set({ disputed: false, payment_state: 'refunded' })
    .where(eq(orders.number, order.number))
  expect(outcome(await ship(order.number, items))).toBe('order_not_movable')
  const unpaid = await pay(shop, await orderBody(shop, [BACKPACK], { email: 'ben@example.com' }))
  const number = String(unpaid.body.data?.order_number)
  expect(outcome(await ship(number, items))).toBe('order_not_movable')
  expect(outcome(await ship('NK-1', items))).toBe('order_not_found')
  expect(await shop.db.select().from(shipments)).toEqual([])
})

test('papers of a parcel are files, and orders are found by tracking and frame number', async () => {
  const order = await bought()
  const { goods, ids } = await positions(order)
  await ship(order.number, [{ position: goods, count: 1 }])
  await ready(order.number, ids[0] ?? 0, 'NX-2026-7')
  const { parcels } = await read(order.number)
  for (const { href } of parcels[0]?.papers ?? []) {
    const reply = await shop.send('GET', href)
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  }
  expect(parcels[0]?.papers).toHaveLength(2)
  expect((await shop.send('GET', `${parcels[0]?.papers[0]?.href}x`)).status).toBe(404)
  for (const q of ['1z 999 aa1', 'nx-2026-7']) {
    const path = `/api/backoffice/orders?q=${encodeURIComponent(q)}`
    const found = dataOf<WireOfficeOrders>(await as(shop, admin)('GET', path))
    expect(found.orders.map(({ number }) => number)).toEqual([order.number])
  }
})

test('wrong tracking is corrected, told once, and what was said before stays in the timeline', async () => {
  const order = await bought([BACKPACK])
  await ship(order.number, [{ position: 0, count: 3 }])
  const correct = (body: object, parcel = 1) =>
    office('PUT', `${order.number}/parcels/${parcel}`, body)
  const right = { carrier: 'fedex', tracking: '4711' }
  const { parcels } = dataOf<Fulfillment>(await correct(right))
  expect(parcels[0]).toMatchObject({ carrier: 'FedEx', tracking: '4711' })
  expect(outcome(await correct(right))).toBe('done')
  const emails = await outboxOf(shop, 'corrected_')
  expect(emails).toHaveLength(1)
  expect(emails[0]?.text).toContain('4711')
  const { history } = dataOf<{ history: { kind: string; text: string }[] }>(
    await office('GET', order.number),
  )
  expect(history.find(({ kind }) => kind === 'parcel_corrected')?.text).toBe(
    'UPS 1Z 999 AA1 → FedEx 4711',
  )
  expect(outcome(await correct(right, 2))).toBe('parcel_not_found')
  expect(outcome(await correct({ ...right, tracking: '<b>' }))).toBe('invalid_input')
  await office('PUT', `${order.number}/parcels/1/delivered`)
  expect(outcome(await correct({ carrier: 'ups', tracking: '1' }))).toBe('parcel_delivered')
})
