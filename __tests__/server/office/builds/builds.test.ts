import { eq, sql } from 'drizzle-orm'

import type { BuildBoard } from '@/contract/office/builds/builds'
import type { FactoryPlan } from '@/contract/office/capacity/capacity'
import { addCalendarDays, mondayOf } from '@/domain/shop/checkout/delivery'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { readBoard } from '@/server/office/builds/read-board'

import { freshOffice } from '@/__tests__/support/fixtures'
import { dataOf } from '@/__tests__/support/member-shop'
import { bikeItem, buyAsGuest } from '@/__tests__/support/orders/orders'

const { shop, office } = freshOffice()

const bought = async (items?: unknown[]) => (await buyAsGuest(shop, items)).number
const board = async () => dataOf<BuildBoard>(await office('GET', 'builds'))
const column = async (state: string) =>
  (await board()).columns.find((one) => one.state === state) ?? { count: -1, bikes: [] }
const today = () => shop.clock.now().toISOString().slice(0, 10)
const promise = (number: string, days: number) =>
  shop.db
    .update(orders)
    .set({ delivery_date: addCalendarDays(today(), days) })
    .where(eq(orders.number, number))

test('an empty shop has an empty board with the next weeks', async () => {
  const { columns, weeks } = await board()
  expect(columns.map(({ state, count }) => [state, count])).toEqual([
    ['to_build', 0],
    ['in_production', 0],
    ['ready', 0],
  ])
  expect(weeks[0]).toMatchObject({ week: mondayOf(today()), to_build: 0, capacity: null })
})

test('bikes stand in the column of their state, those that leave first on top', async () => {
  const [late, soon] = [await bought(), await bought([bikeItem('nyx'), bikeItem('nyx')])]
  await bought([{ product_id: 5000111, count: 1 }])
  await promise(late, -30)
  await promise(soon, 60)
  const toBuild = await column('to_build')
  expect(toBuild.count).toBe(3)
  expect(toBuild.bikes.map(({ number }) => number)).toEqual([late, soon, soon])
  expect(toBuild.bikes[0]?.days_left).toBeLessThan(0)

  const path = `orders/${late}/bikes/${toBuild.bikes[0]?.id}`
  await office('PUT', path, { state: 'in_production' })
  const [begun] = (await column('in_production')).bikes
  const hour = 3_600_000
  expect(begun).toMatchObject({ number: late, email: 'ada@example.com' })
  expect(begun?.undo_until).toBe(new Date(shop.clock.now().getTime() + hour).toISOString())
  const later = { db: shop.db, clock: { now: () => new Date(shop.clock.now().getTime() + hour) } }
  const { columns } = await readBoard(later)
  expect(columns[1]?.bikes[0]).toMatchObject({ number: late, undo_until: null })
  await office('PUT', path, { state: 'ready', frame_number: 'NYX-1' })
  expect((await column('ready')).bikes).toEqual([expect.objectContaining({ number: late })])
  const { lines } = dataOf<{ lines: { position: number }[] }>(
    await office('GET', `orders/${late}/fulfillment`),
  )
  const items = lines.map(({ position }) => ({ position, count: 1 }))
  const parcel = { items, carrier: 'ups', tracking: '', request_key: crypto.randomUUID() }
  await office('POST', `orders/${late}/parcels`, parcel)
  expect((await column('ready')).count).toBe(0)
})

test('what a part delays and what a dispute stops is said on the card', async () => {
  const [one, two] = [await bought(), await bought()]
  await shop.db.update(orders).set({ disputed: true }).where(eq(orders.number, two))
  const late = { item: 'sku:frame:nyx:M', arrives_on: addCalendarDays(today(), 300), work_days: 2 }
  const { seen } = dataOf<{ seen: string }>(await office('POST', 'delay-previews', late))
  const cause = 'Frames are late.'
  await office('POST', 'delays', { ...late, cause, seen, request_key: crypto.randomUUID() })
  const { bikes } = await column('to_build')
  expect(bikes.find(({ number }) => number === one)).toMatchObject({
    ...{ is_delayed: true, cause, may_build: true },
  })
  expect(bikes.find(({ number }) => number === two)).toMatchObject({ may_build: false })
})

test('the weeks of the board are those of the factory plan', async () => {
  await promise(await bought(), -90)
  const week = addCalendarDays(mondayOf(today()), 7)
  await office('PUT', `factory-capacity/${week}`, { bikes: 12, reach: 'onward', was: null })
  const { weeks } = await board()
  expect(weeks[0]).toMatchObject({ to_build: 1, late: 1, capacity: null })
  expect(weeks.slice(1).every(({ capacity }) => capacity === 12)).toBe(true)
  expect(weeks).toEqual(dataOf<FactoryPlan>(await office('GET', 'factory-capacity')).weeks)
})

test('a bike that a dealer assembles leaves so many business days earlier', async () => {
  const [plain, assembled] = [await bought(), await bought()]
  for (const number of [plain, assembled]) await promise(number, 60)
  await shop.db
    .update(orders)
    .set({ assembly: sql`'{"days": 3}'::jsonb` })
    .where(eq(orders.number, assembled))
  const { bikes } = await column('to_build')
  expect(bikes.map(({ number }) => number)).toEqual([assembled, plain])
  expect((bikes[1]?.days_left ?? 0) - (bikes[0]?.days_left ?? 0)).toBeGreaterThanOrEqual(3)
})
