import { eq } from 'drizzle-orm'

import type { WireOfficeOrders } from '@/contract/office/overview/overview'
import type { Fulfillment } from '@/contract/office/fulfillment/fulfillment'
import type { WireOrder } from '@/contract/shop/orders/orders'
import { orderBikes } from '@/server/kernel/db/schema/orders/garage'
import { orderLines } from '@/server/kernel/db/schema/orders/orders'
import { shipments } from '@/server/kernel/db/schema/orders/shipments'
import { stockItems } from '@/server/kernel/db/schema/orders/stock'
import { freshOffice } from '@/__tests__/support/fixtures'
import { orderRow, orderLinesOf } from '@/__tests__/support/after-sales'
import { as } from '@/__tests__/support/members'
import { dataOf, outcome } from '@/__tests__/support/member-shop'
import { bikeItem, buyAsGuest } from '@/__tests__/support/orders/orders'
import { outboxOf } from '@/__tests__/support/mail/outbox'

const { shop, admin, office } = freshOffice('orders/')

const HOUR = 3_600_000
const BACKPACK = { product_id: 5000111, count: 3 }
const TRACKING = '1Z 999 AA1'

async function bought(items: unknown[] = [bikeItem('nyx'), BACKPACK]) {
  const { number, href } = await buyAsGuest(shop, items)
  const { lines, bikes } = await read(number)
  const bike = bikes[0]
  const goods = lines.find(({ position }) => position !== bike?.position)
  return {
    ...{ number, href },
    ...{ bike: bike?.position ?? -1, bikeId: bike?.id ?? 0, goods: goods?.position ?? -1 },
  }
}
const read = async (number: string) =>
  dataOf<Fulfillment>(await office('GET', `${number}/fulfillment`))
const ship = (number: string, position: number, count: number, request_key = crypto.randomUUID()) =>
  office('POST', `${number}/parcels`, {
    ...{ items: [{ position, count }], carrier: 'ups', tracking: TRACKING, request_key },
  })
const undo = (number: string, parcel = 1) => office('POST', `${number}/parcels/${parcel}/undo`)
const deliver = (number: string, parcel = 1) =>
  office('PUT', `${number}/parcels/${parcel}/delivered`)
const stateOf = async (number: string) => (await orderRow(shop, number)).fulfillment_state
const mailsOf = (kind: string) => outboxOf(shop, kind)
const shelves = () => shop.db.select().from(stockItems).orderBy(stockItems.sku)

async function shippedCount(number: string, position: number) {
  const lines = await orderLinesOf(shop, number)
  return lines.find((line) => line.position === position)?.shipped_count
}

test('a parcel that had not left is undone: pieces, bike, order, search and buyer are told', async () => {
  const order = await bought()
  const { number, bike, bikeId, goods } = order
  await office('PUT', `${number}/bikes/${bikeId}`, { state: 'ready', frame_number: 'NX-77' })
  const stock = await shelves()
  expect(await stateOf(number)).toBe('ready')
  await ship(number, bike, 1)
  await ship(number, goods, 3)
  expect(await stateOf(number)).toBe('shipped')

  const undone = await Promise.all([undo(number), undo(number), undo(number)])
  expect(undone.map(outcome)).toEqual(['done', 'done', 'done'])
  const after = await read(number)
  expect(after).toMatchObject({ fulfillment_state: 'partly_shipped', may_ship: true })
  expect(after.parcels.map((one) => one.number)).toEqual([2])
  expect(after.bikes[0]).toMatchObject({ state: 'ready', frame_number: 'NX-77' })
  expect(await shippedCount(number, bike)).toBe(0)
  expect(await shelves()).toEqual(stock)
  const emails = await mailsOf('undone_')
  expect(emails).toHaveLength(1)
  expect(emails[0]?.text).toContain(TRACKING)

  const page = dataOf<WireOrder>(await shop.send('GET', order.href))
  expect(page.parcels.map((one) => one.number)).toEqual([2])
  expect(page.timeline.at(-1)).toMatchObject({ kind: 'parcel_undone' })
  expect(outcome(await undo(number, 2))).toBe('done')
  expect(await stateOf(number)).toBe('ready')
  const q = encodeURIComponent(TRACKING)
  const found = await as(shop, admin)('GET', `/api/backoffice/orders?q=${q}`)
  expect(dataOf<WireOfficeOrders>(found).orders).toEqual([])

  // Reshipped items form a new parcel with the next number.
  expect(outcome(await ship(number, bike, 1))).toBe('done')
  expect((await read(number)).parcels.map((one) => one.number)).toEqual([3])
  expect(outcome(await undo(number, 4))).toBe('parcel_not_found')
})

test('an order without bikes is to be packed again, and a late repeat ships nothing', async () => {
  const { number } = await bought([BACKPACK])
  const key = crypto.randomUUID()
  await ship(number, 0, 3, key)
  expect(await stateOf(number)).toBe('shipped')
  await undo(number)
  expect(await stateOf(number)).toBe('to_build')
  // A late repeat of the original shipping request ships nothing.
  expect(outcome(await ship(number, 0, 3, key))).toBe('done')
  expect((await read(number)).parcels).toEqual([])
  const { history } = dataOf<{ history: { kind: string; text: string }[] }>(
    await office('GET', number),
  )
  expect(history.find(({ kind }) => kind === 'parcel_undone')?.text).toBe(`UPS ${TRACKING}`)
})

test('what has arrived, was refunded or left a day ago stays', async () => {
  const { number } = await bought([BACKPACK])
  await ship(number, 0, 1)
  await ship(number, 0, 2)
  const [first] = (await read(number)).parcels
  expect(first?.undo_until).not.toBeNull()
  await deliver(number)
  expect(outcome(await undo(number))).toBe('parcel_delivered')
  const give = { target: 'provider', reason: 'Lost', restock: false, shipping: 0 }
  const items = [{ position: 0, place: 'shipped', count: 2 }]
  expect(outcome(await office('POST', `${number}/refunds`, { ...give, items }))).toBe('done')
  expect(outcome(await undo(number, 2))).toBe('parcel_settled')
  expect((await read(number)).parcels.map((one) => one.undo_until)).toEqual([null, null])
  await expect(shop.db.delete(shipments).where(eq(shipments.number, 1))).rejects.toThrow()

  const late = await bought([BACKPACK])
  await ship(late.number, 0, 3)
  const shipped_at = new Date(shop.clock.now().getTime() - 24 * HOUR)
  await shop.db.update(shipments).set({ shipped_at })
  expect(outcome(await undo(late.number))).toBe('parcel_undo_late')
  expect(await stateOf(late.number)).toBe('shipped')
})

test('of undoing and delivering at once, exactly one happens', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { number } = await bought([BACKPACK])
    await ship(number, 0, 3)
    const both = [undo(number), deliver(number)]
    const [undone, delivered] = (await Promise.all(round % 2 ? both : both.reverse())).map(outcome)
    expect([undone, delivered].filter((one) => one === 'done')).toHaveLength(1)
    const isThere = (await read(number)).parcels.length === 1
    expect(await stateOf(number)).toBe(isThere ? 'delivered' : 'to_build')
    expect(await shippedCount(number, 0)).toBe(isThere ? 3 : 0)
  }
})

test('of undoing and refunding what has left at once, the pieces are counted once', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { number } = await bought([BACKPACK])
    await ship(number, 0, 3)
    const give = { target: 'provider', reason: 'Lost', restock: false, shipping: 0 }
    const items = [{ position: 0, place: 'shipped', count: 1 }]
    const done = await Promise.all([
      undo(number),
      office('POST', `${number}/refunds`, { ...give, items }),
    ])
    expect(done.map(outcome).filter((one) => one === 'done')).toHaveLength(1)
    const { id } = await orderRow(shop, number)
    const [line] = await shop.db.select().from(orderLines).where(eq(orderLines.order_id, id))
    expect(line?.refunded_count).toBeLessThanOrEqual(line?.shipped_count ?? 0)
  }
})

test('bikes of other parcels keep theirs', async () => {
  const { number } = await bought([bikeItem('nyx'), bikeItem('nyx')])
  const { bikes } = await read(number)
  for (const [index, { id }] of bikes.entries()) {
    const frame_number = `NX-10${index}`
    await office('PUT', `${number}/bikes/${id}`, { state: 'ready', frame_number })
  }
  for (const { position } of bikes) await ship(number, position, 1)
  await undo(number, 1)
  const { id } = await orderRow(shop, number)
  const rows = await shop.db.select().from(orderBikes).where(eq(orderBikes.order_id, id))
  expect(rows.filter(({ shipped_at }) => shipped_at !== null)).toHaveLength(1)
  expect(rows.filter(({ shipment_id }) => shipment_id !== null)).toHaveLength(1)
})
