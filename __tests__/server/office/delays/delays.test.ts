import { eq } from 'drizzle-orm'

import type { Delay, DelayPreview, Delays, LateItems } from '@/contract/office/delays/delays'
import { addCalendarDays, addWorkingDays } from '@/domain/shop/checkout/delivery'
import { promiseWith } from '@/domain/office/delays/delays'
import { orderEvents } from '@/server/kernel/db/schema/orders/orders'

import { freshOffice } from '@/__tests__/support/fixtures'
import { orderRow } from '@/__tests__/support/after-sales'
import { dataOf } from '@/__tests__/support/member-shop'
import { buyAsGuest } from '@/__tests__/support/orders/orders'
import { mailsOf } from '@/__tests__/support/mail/outbox'

const { shop, office } = freshOffice()

const CAUSE = 'Our supplier’s motors are late.'

const bought = async (items?: unknown[]) => (await buyAsGuest(shop, items)).number
const itemsOf = async (q = '') =>
  dataOf<{ items: LateItems }>(await office('GET', `late-items?q=${encodeURIComponent(q)}`)).items
const today = () => shop.clock.now().toISOString().slice(0, 10)
const inDays = (days: number) => addCalendarDays(today(), days)
const late = (item: string, days: number) => ({ item, arrives_on: inDays(days), work_days: 2 })
const preview = async (body: object) =>
  dataOf<DelayPreview>(await office('POST', 'delay-previews', body))
const report = (body: object, seen: string, request_key = crypto.randomUUID()) =>
  office('POST', 'delays', { ...body, cause: CAUSE, seen, request_key })
const promisesTo = async (number: string) =>
  (await mailsOf(shop, number)).filter(({ kind }) => kind.startsWith('promise_'))
/** Returns a part that every Nyx has. */
const aPart = async () => {
  const found = (await itemsOf()).find(({ item }) => item.startsWith('part:'))
  if (!found) throw new Error('Nobody waits for a part.')
  return found.item
}

test('items are what open bikes and goods wait for, found by a part of their title', async () => {
  expect(await itemsOf()).toEqual([])
  await bought()
  await bought()
  const items = await itemsOf()
  expect(items.every(({ orders: count }) => count === 2)).toBe(true)
  expect(items.some(({ item }) => item === 'sku:frame:nyx:M')).toBe(true)
  const [first] = items
  const found = await itemsOf(first?.title.slice(2, 9).toUpperCase())
  expect(found.map(({ item }) => item)).toContain(first?.item)
  expect(await itemsOf('100%_')).toEqual([])
})

test('a late part moves what was promised, tells each buyer once, and says why', async () => {
  const [one, two] = [await bought(), await bought()]
  const body = late(await aPart(), 200)
  const was = await orderRow(shop, one)
  const shown = await preview(body)
  expect(shown).toMatchObject({ waiting: 2, moving: 2, replaces: false })
  expect(await orderRow(shop, one)).toEqual(was)

  const key = crypto.randomUUID()
  const delay = dataOf<Delay>(await report(body, shown.seen, key))
  expect(delay).toMatchObject({ ...body, cause: CAUSE, state: 'active', moved: 2 })
  expect(dataOf<Delay>(await report(body, shown.seen, key)).id).toBe(delay.id)

  for (const number of [one, two]) {
    const order = await orderRow(shop, number)
    const line = shown.orders.find((each) => each.number === number)
    expect(order).toMatchObject({ delivery_date: line?.new, delivery_cause: CAUSE })
    expect(order.delivery_date && order.delivery_date > inDays(200)).toBe(true)
    const mails = await promisesTo(number)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(CAUSE)
  }
  const [event] = await shop.db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.order_id, was.id))
    .then((rows) => rows.filter(({ kind }) => kind === 'delayed'))
  expect(event?.detail).toMatchObject({ delay: delay.id, by: expect.any(String) })
})

test('the buyer reads the new date and not who moved it', async () => {
  const { href } = await buyAsGuest(shop)
  const body = late(await aPart(), 200)
  await report(body, (await preview(body)).seen)
  const reply = await shop.send('GET', href)
  const order = dataOf<{ delivery_cause: string; timeline: { kind: string }[] }>(reply)
  expect(order.delivery_cause).toBe(CAUSE)
  expect(order.timeline.map(({ kind }) => kind)).toContain('delayed')
  expect(JSON.stringify(order)).not.toContain('→')
})

test('a promise that is later anyway stays, and a report that moves nothing is refused', async () => {
  const number = await bought()
  const { delivery_date } = await orderRow(shop, number)
  const body = late(await aPart(), 0)
  const shown = await preview(body)
  expect(shown).toMatchObject({ waiting: 1, moving: 0 })
  expect(shown.orders).toEqual([
    expect.objectContaining({ number, old: delivery_date, new: delivery_date }),
  ])
  const refused = await report(body, shown.seen)
  expect(refused).toMatchObject({ status: 422, body: { code: 'no_promise_moves' } })
  expect(await promisesTo(number)).toEqual([])
})

test('what changed since the preview is shown first, and a day that is over is refused', async () => {
  await bought()
  const body = late(await aPart(), 100)
  const shown = await preview(body)
  await bought()
  const refused = await report(body, shown.seen)
  expect(refused).toMatchObject({ status: 409, body: { code: 'promises_changed' } })
  const past = await office('POST', 'delay-previews', late(body.item, -1))
  expect(past).toMatchObject({ status: 422, body: { errors: [{ field: 'arrives_on' }] } })
  const nobody = await office('POST', 'delay-previews', late('part:Nothing', 1))
  expect(nobody).toMatchObject({ status: 404, body: { code: 'late_item_not_found' } })
})

test('a second report counts from the first promise, also when the part comes earlier', async () => {
  const number = await bought()
  const { delivery_date: base } = await orderRow(shop, number)
  const item = await aPart()
  const first = late(item, 200)
  const one = dataOf<Delay>(await report(first, (await preview(first)).seen))
  const second = late(item, 150)
  const shown = await preview(second)
  expect(shown).toMatchObject({ moving: 1, replaces: true })
  const two = dataOf<Delay>(await report(second, shown.seen))
  const list = dataOf<{ delays: Delays }>(await office('GET', 'delays')).delays
  expect(list.map(({ id, state }) => [id, state])).toEqual([
    [two.id, 'active'],
    [one.id, 'replaced'],
  ])
  const third = late(item, 0)
  await report(third, (await preview(third)).seen)
  expect((await orderRow(shop, number)).delivery_date).toBe(base)
  expect(await promisesTo(number)).toHaveLength(3)
})

test('the end of a delay gives orders back what they were promised, once', async () => {
  const number = await bought()
  const was = await orderRow(shop, number)
  const body = late(await aPart(), 200)
  const { id } = dataOf<Delay>(await report(body, (await preview(body)).seen))
  expect(dataOf<Delay>(await office('POST', `delays/${id}/end`)).state).toBe('ended')
  const { delivery_date, delivery_cause } = await orderRow(shop, number)
  expect({ delivery_date, delivery_cause }).toEqual({
    delivery_date: was.delivery_date,
    delivery_cause: was.delivery_cause,
  })
  expect(await promisesTo(number)).toHaveLength(2)
  expect(await office('POST', `delays/${id}/end`)).toMatchObject({ status: 409 })
  expect(await office('POST', 'delays/999/end')).toMatchObject({ status: 404 })
})

test('bikes that are built don’t wait, and two reports at once move each order once', async () => {
  const [built, open] = [await bought(), await bought()]
  const { bikes } = dataOf<{ bikes: { id: number }[] }>(
    await office('GET', `orders/${built}/fulfillment`),
  )
  const path = `orders/${built}/bikes/${bikes[0]?.id}`
  await office('PUT', path, { state: 'ready', frame_number: 'NYX-1' })
  const body = late(await aPart(), 200)
  const shown = await preview(body)
  expect(shown.orders.map(({ number }) => number)).toEqual([open])
  const replies = await Promise.all([report(body, shown.seen), report(body, shown.seen)])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await promisesTo(open)).toHaveLength(1)
  expect(await promisesTo(built)).toEqual([])
})

test('what can be promised counts business days at the factory, then the way', () => {
  const promised = { base: '2026-12-01', assemblyDays: 1, transitDays: 7 }
  const item = { arrives_on: '2026-12-04', work_days: 2 }
  const ready = addWorkingDays('2026-12-04', 3, ['2026-12-08'])
  expect(promiseWith(item, promised, ['2026-12-08'])).toBe(addCalendarDays(ready, 7))
  expect(promiseWith(item, { ...promised, base: '2027-01-01' }, [])).toBe('2027-01-01')
})

test('all dates of a late order move together, on its page and on the board', async () => {
  const { number, href } = await buyAsGuest(shop)
  const body = late(await aPart(), 200)
  await report(body, (await preview(body)).seen)
  const { delivery_date, progress } = dataOf<{
    delivery_date: string
    progress: { step: string; date: string | null }[]
  }>(await shop.send('GET', href))
  const dates = new Map(progress.map(({ step, date }) => [step, date]))
  const board = dataOf<{ columns: { bikes: { number: string; leaves_by: string }[] }[] }>(
    await office('GET', 'builds'),
  )
  const card = board.columns.flatMap(({ bikes }) => bikes).find((one) => one.number === number)
  expect(dates.get('delivered')).toBe(delivery_date)
  expect(dates.get('shipped')).toBe(card?.leaves_by)
  expect(dates.get('shipped')).toBe(addWorkingDays(inDays(200), 2, []))
  expect((dates.get('building') ?? '') > today()).toBe(true)
})
