import { eq, sql } from 'drizzle-orm'

import type { FactoryPlan } from '@/contract/office/capacity/capacity'
import { capacityIn, planWeeks } from '@/domain/office/capacity/capacity'
import { addCalendarDays, mondayOf, subtractWorkingDays } from '@/domain/shop/checkout/delivery'
import { orders } from '@/server/kernel/db/schema/orders/orders'

import { freshOffice } from '@/__tests__/support/fixtures'
import { dataOf } from '@/__tests__/support/member-shop'
import { bikeItem, orderBody, pay, buyAsGuest } from '@/__tests__/support/orders/orders'

const { shop, office } = freshOffice()
const read = async () => dataOf<FactoryPlan>(await office('GET', 'factory-capacity'))
const set = (week: string, body: object) => office('PUT', `factory-capacity/${week}`, body)
const monday = () => mondayOf(shop.clock.now().toISOString().slice(0, 10))
const inWeeks = (weeks: number) => addCalendarDays(monday(), weeks * 7)
const capacities = ({ weeks }: FactoryPlan) => weeks.map(({ capacity }) => capacity)

const bought = async () => (await buyAsGuest(shop)).number

const promiseFor = (number: string, day: string) =>
  shop.db.update(orders).set({ delivery_date: day }).where(eq(orders.number, number))

async function transitDays(number: string): Promise<number> {
  const { rows } = await shop.db.execute<{ days: number }>(sql`
    select c.transit_battery_days as days from orders o join countries c on c.id = o.country_id
    where o.number = ${number}`)
  return rows[0]?.days ?? 0
}

test('a capacity holds from its week on, and a week can have one of its own', async () => {
  expect(new Set(capacities(await read()))).toEqual(new Set([null]))
  await set(inWeeks(1), { bikes: 20, reach: 'onward', was: null })
  const plan = dataOf<FactoryPlan>(await set(inWeeks(3), { bikes: 0, reach: 'week', was: 20 }))
  expect(capacities(plan).slice(0, 5)).toEqual([null, 20, 20, 0, 20])
  expect(plan.weeks.map(({ is_own }) => is_own).indexOf(true)).toBe(3)

  const back = dataOf<FactoryPlan>(await set(inWeeks(3), { bikes: null, reach: 'week', was: 0 }))
  expect(capacities(back).slice(2, 5)).toEqual([20, 20, 20])
  await set(inWeeks(3), { bikes: 5, reach: 'week', was: 20 })
  const over = dataOf<FactoryPlan>(await set(inWeeks(3), { bikes: 30, reach: 'onward', was: 5 }))
  expect(capacities(over).slice(2, 5)).toEqual([20, 30, 30])
})

test('no change of a colleague is lost, also when both press at once', async () => {
  const week = inWeeks(1)
  const change = (bikes: number) => set(week, { bikes, reach: 'onward', was: null })
  const replies = await Promise.all([change(10), change(11)])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(replies.map(({ body }) => body.code)).toContain('capacity_changed')
})

test('weeks that are over, that don’t begin on a Monday or can’t be are refused', async () => {
  const body = { bikes: 4, reach: 'week', was: null }
  for (const week of [inWeeks(-1), addCalendarDays(inWeeks(1), 1), inWeeks(13)]) {
    expect(await set(week, body)).toMatchObject({ status: 404, body: { code: 'week_not_planned' } })
  }
  expect(await set(inWeeks(1), { ...body, bikes: -1 })).toMatchObject({ status: 422 })
})

test('bikes that are paid for stand in the week in which they have to leave, until they are built', async () => {
  const [one, two] = [await bought(), await bought()]
  await pay(shop, await orderBody(shop, [bikeItem('nyx')]))
  const transit = await transitDays(one)
  const friday = addCalendarDays(inWeeks(4), 4)
  for (const number of [one, two]) await promiseFor(number, addCalendarDays(friday, transit))
  await set(inWeeks(4), { bikes: 1, reach: 'week', was: null })
  expect((await read()).weeks[4]).toMatchObject({ to_build: 2, capacity: 1, over: 1 })

  const { bikes } = dataOf<{ bikes: { id: number }[] }>(
    await office('GET', `orders/${one}/fulfillment`),
  )
  const built = { state: 'ready', frame_number: 'NYX-1' }
  await office('PUT', `orders/${one}/bikes/${bikes[0]?.id}`, built)
  const plan = await read()
  expect(plan.weeks[4]).toMatchObject({ to_build: 1, over: 0 })
  expect(plan.weeks[0]).toMatchObject({ built: 1, to_build: 0 })
})

test('what should have left before is work of the present week', async () => {
  await promiseFor(await bought(), inWeeks(-1))
  expect((await read()).weeks[0]).toMatchObject({ to_build: 1, late: 1 })
  await promiseFor(await bought(), inWeeks(30))
  expect((await read()).later).toBe(1)
})

test('the audit log says who set which number', async () => {
  await set(inWeeks(2), { bikes: 12, reach: 'week', was: null })
  expect((await office('GET', `audit?kind=factory-capacity`)).body.data).toMatchObject({
    items: [
      {
        action: 'capacity.set',
        subject: { kind: 'factory-capacity', id: inWeeks(2) },
        after: { bikes: { week: 12 } },
      },
    ],
  })
})

test('a dealer’s assembly and the way come before the promised day', () => {
  const due = [{ promised: '2026-12-15', transit_days: 7, assembly_days: 2, count: 3 }]
  const factory = { today: '2026-12-02', closedDays: ['2026-12-07'], rows: [], due, built: 0 }
  const { weeks } = planWeeks(factory)
  // Counts back two business days from Tuesday, December 8, skipping Monday, which is closed.
  expect(weeks[0]).toMatchObject({ week: '2026-11-30', to_build: 3, late: 0 })
  expect(subtractWorkingDays('2026-12-07', 1, [])).toBe('2026-12-04')
  expect(capacityIn('2026-12-07', [])).toBeNull()
})
