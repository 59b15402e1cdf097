import { eq } from 'drizzle-orm'

import type { FactoryPlan } from '@/contract/office/capacity/capacity'
import type { Delay, DelayPreview, LateItems } from '@/contract/office/delays/delays'
import { weekItem } from '@/domain/office/delays/delays'
import { addCalendarDays, mondayOf } from '@/domain/shop/checkout/delivery'
import { leavesOn } from '@/domain/office/capacity/capacity'
import { readCatalog } from '@/server/catalog'
import { fullWeeks } from '@/server/kernel/db/schema/orders/capacity'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { followWeeks } from '@/server/office'

import { freshOffice } from '@/__tests__/support/fixtures'
import { orderRow } from '@/__tests__/support/after-sales'
import { dataOf } from '@/__tests__/support/member-shop'
import { bikeItem, buyAsGuest } from '@/__tests__/support/orders/orders'
import { outboxOf } from '@/__tests__/support/mail/outbox'

const { shop, office } = freshOffice()

const CAUSE = 'Our factory is fully booked.'
const planned = async () => dataOf<FactoryPlan>(await office('GET', 'factory-capacity'))
const set = (week: string, bikes: number, was: number | null = null) =>
  office('PUT', `factory-capacity/${week}`, { bikes, reach: 'week', was })

const bought = async (count = 1) =>
  (await buyAsGuest(shop, [bikeItem('nyx', undefined, count)])).number

const promiseOf = async (number: string) => String((await orderRow(shop, number)).delivery_date)

async function weekOf(number: string): Promise<string> {
  const { country_id } = await orderRow(shop, number)
  const { allCountriesById, closed_days } = await readCatalog(shop.db)
  const transit_days = allCountriesById.get(country_id)?.transit_days.battery ?? 0
  const promised = await promiseOf(number)
  return mondayOf(leavesOn({ promised, transit_days, assembly_days: 0 }, closed_days))
}

const preview = async (body: object) =>
  dataOf<DelayPreview>(await office('POST', 'delay-previews', body))
const report = (body: object, seen: string) =>
  office('POST', 'delays', { ...body, cause: CAUSE, seen, request_key: crypto.randomUUID() })
const mails = () => outboxOf(shop, 'promise_')

test('a full week is left out of what new orders are promised, everywhere alike', async () => {
  const first = await bought()
  const week = await weekOf(first)
  const next = addCalendarDays(week, 7)
  await set(week, 1)
  expect((await readCatalog(shop.db)).full_weeks).toEqual([week])
  const second = await bought()
  expect(await weekOf(second)).toBe(next)
  expect((await promiseOf(second)) > (await promiseOf(first))).toBe(true)
  const page = await shop.send('GET', '/api/configurator/nyx')
  const { calendar } = page.body.data as unknown as { calendar: { full_weeks: string[] } }
  expect(calendar.full_weeks).toEqual([week])

  // Orders fill the next week, too, which the worker's round records.
  await set(next, 1)
  expect((await readCatalog(shop.db)).full_weeks).toEqual([week, next])
  await shop.db.update(orders).set({ delivery_date: null }).where(eq(orders.number, second))
  const { revision } = await readCatalog(shop.db)
  await followWeeks(shop.deps)
  expect((await readCatalog(shop.db)).full_weeks).toEqual([week])
  const moved = (await readCatalog(shop.db)).revision
  expect(moved).not.toBe(revision)
  await Promise.all([followWeeks(shop.deps), followWeeks(shop.deps)])
  expect((await readCatalog(shop.db)).revision).toBe(moved)
  await set(week, 5, 1)
  expect(await shop.db.select().from(fullWeeks)).toEqual([])
})

test('the orders that were placed last move out of a week that has too many, as previewed', async () => {
  const numbers = [await bought(), await bought(2), await bought()]
  const week = await weekOf(numbers[0] ?? '')
  await set(week, 2)
  const { weeks } = await planned()
  expect(weeks.find((one) => one.week === week)?.over).toBe(2)
  const [item] = dataOf<{ items: LateItems }>(await office('GET', 'late-items')).items
  // Room is left for one bike: the second order needs two, and the third order takes it.
  expect(item).toMatchObject({ item: weekItem(week), orders: 1 })
  expect(item?.title).toContain('Factory week')

  const body = { item: weekItem(week), arrives_on: addCalendarDays(week, 7), work_days: 2 }
  const shown = await preview(body)
  expect(shown.orders.map(({ number }) => number)).toEqual([numbers[1]])
  const before = await promiseOf(numbers[1] ?? '')
  expect(shown.orders[0]).toMatchObject({ old: before })
  expect(dataOf<Delay>(await report(body, shown.seen)).moved).toBe(1)
  expect(await weekOf(numbers[1] ?? '')).toBe(addCalendarDays(week, 7))
  expect(await promiseOf(numbers[1] ?? '')).toBe(shown.orders[0]?.new)
  const emails = await mails()
  expect(emails).toHaveLength(1)
  expect(emails[0]?.text).toContain(CAUSE)
  expect((await planned()).weeks.find((one) => one.week === week)?.over).toBe(0)

  // Once there is room, reporting the same week again moves the order back.
  await set(week, 9, 2)
  const again = await preview(body)
  expect(again).toMatchObject({ waiting: 1, moving: 1, replaces: true })
  expect(again.orders[0]?.new).toBe(before)
  await report(body, again.seen)
  expect(await promiseOf(numbers[1] ?? '')).toBe(before)
  expect((await office('POST', 'delay-previews', body)).body.code).toBe('late_item_not_found')
})

test('an order that was placed after the preview is not moved unseen, and of two reports one moves', async () => {
  const [first] = [await bought(), await bought()]
  const week = await weekOf(first)
  await set(week, 0)
  const body = { item: weekItem(week), arrives_on: addCalendarDays(week, 7), work_days: 2 }
  const shown = await preview(body)
  expect(shown.moving).toBe(2)
  await shop.db.update(orders).set({ delivery_date: null }).where(eq(orders.number, first))
  expect((await report(body, shown.seen)).body.code).toBe('promises_changed')
  const { seen } = await preview(body)
  const both = await Promise.all([report(body, seen), report(body, seen)])
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await mails()).toHaveLength(1)
})
