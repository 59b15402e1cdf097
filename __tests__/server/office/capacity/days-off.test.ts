import type { DaysOff, DaysOffPreview } from '@/contract/office/capacity/capacity'
import type { Delays } from '@/contract/office/delays/delays'
import { breakDays } from '@/domain/office/capacity/capacity'
import { delayKind } from '@/domain/office/delays/delays'
import { addCalendarDays } from '@/domain/shop/checkout/delivery'
import { dayOf } from '@/server/kernel/ports/clock'

import { freshOffice } from '@/__tests__/support/fixtures'
import { orderRow } from '@/__tests__/support/after-sales'
import { as } from '@/__tests__/support/members'
import { dataOf } from '@/__tests__/support/member-shop'
import { US, bikeItem, orderBody, pay, payInSandbox } from '@/__tests__/support/orders/orders'
import { outboxOf } from '@/__tests__/support/mail/outbox'

const PATH = '/api/backoffice/factory-days-off'

const { shop, admin } = freshOffice()

const work = (method: string, path: string, body?: unknown) => as(shop, admin)(method, path, body)
const days = async () => dataOf<{ days: DaysOff }>(await work('GET', PATH)).days
const today = () => dayOf(shop.clock.now())
const promised = async () =>
  dataOf<{ quote: { delivery_date: string } }>(
    await shop.send('POST', '/api/checkout-guest', {
      ...{ has_bike: true, items: [bikeItem('nyx')], country_id: US, promo_code: null },
    }),
  ).quote.delivery_date

test('a break moves what new orders are promised, and working after all moves it back', async () => {
  const before = await promised()
  const known = (await days()).map(({ date }) => date)
  const from = addCalendarDays(today(), 1)
  const until = addCalendarDays(from, 13)
  const { moving } = dataOf<DaysOffPreview>(
    await work('GET', `${PATH}/${from}/orders?until=${until}`),
  )
  expect(moving).toBe(0)
  const added = dataOf<{ days: DaysOff }>(
    await work('PUT', `${PATH}/${from}`, { until, reason: 'Moving house' }),
  ).days.filter(({ reason }) => reason === 'Moving house')
  expect(added.map(({ date }) => date)).toEqual(breakDays(from, until, today()))
  expect((await promised()) > before).toBe(true)
  for (const { date } of added) {
    if (!known.includes(date)) await work('DELETE', `${PATH}/${date}`)
  }
  expect(await promised()).toBe(before)
})

test.each([
  ['a weekend', 8, 8],
  ['the past', -1, -1],
  ['an end before the beginning', 10, 9],
  ['more than two months', 1, 90],
  ['too far ahead', 2_000, 2_000],
])('%s is refused', async (_, from, until) => {
  // The test clock is on a Friday, so eight days later is a Saturday.
  const body = { until: addCalendarDays(today(), until), reason: 'Break' }
  expect((await work('PUT', `${PATH}/${addCalendarDays(today(), from)}`, body)).status).toBe(422)
})

test('what is over is listed no more, and a day that was none is removed without harm', async () => {
  const first = (await days())[0]?.date ?? ''
  expect(first >= today()).toBe(true)
  const list = await days()
  expect((await work('DELETE', `${PATH}/2030-01-01`)).body.data).toEqual({ days: list })
})

describe('days off after orders were placed', () => {
  async function placed(items: unknown[], email: string) {
    const reply = await pay(shop, await orderBody(shop, items, { email }))
    const { order_number, order_key } = reply.body.data ?? {}
    const number = String(order_number)
    return { reply, number, path: `/api/orders/${number}/${order_key}` }
  }
  async function bought(items: unknown[], email: string) {
    const one = await placed(items, email)
    await payInSandbox(shop, one.reply)
    return one
  }
  interface Dates {
    delivery_date: string
    delivery_cause: string
    progress: { step: string; date: string }[]
  }
  const datesOf = async (path: string) => {
    const order = dataOf<Dates>(await shop.send('GET', path))
    const [, building, shipped, delivered] = order.progress.map(({ date }) => date)
    expect([delivered, order.delivery_date]).toEqual([order.delivery_date, order.delivery_date])
    return { building, shipped, delivered: order.delivery_date, cause: order.delivery_cause }
  }
  const previewOf = async (from: string, until: string) =>
    dataOf<DaysOffPreview>(await work('GET', `${PATH}/${from}/orders?until=${until}`))
  const mails = async () => {
    return (await outboxOf(shop))
      .filter(({ kind }) => kind.startsWith('promise_'))
      .map(({ recipient, text }) => {
        return { recipient, text }
      })
  }

  test('move all dates of the orders around them, after staff saw how many, and tell each buyer once', async () => {
    const [ada, ben] = [
      await bought([bikeItem('nyx')], 'ada@example.com'),
      await bought([bikeItem('nyx')], 'ben@example.com'),
    ]
    const unpaid = await placed([bikeItem('nyx')], 'cy@example.com')
    const goods = await bought([{ product_id: 5000111, count: 1 }], 'dee@example.com')
    const before = await datesOf(ada.path)
    const promisedGoods = (await orderRow(shop, goods.number)).delivery_date
    const from = addCalendarDays(today(), 10)
    const until = addCalendarDays(from, 6)
    const preview = await previewOf(from, until)
    expect(preview.moving).toBe(2)
    expect(preview.orders.map(({ number }) => number)).toEqual([ada.number, ben.number])
    expect(await datesOf(ada.path)).toEqual(before)
    const body = { until, reason: 'Moving house' }
    expect((await work('PUT', `${PATH}/${from}`, body)).body.code).toBe('promises_changed')
    expect(await datesOf(ada.path)).toEqual(before)

    const seen = { ...body, seen: preview.seen }
    expect((await work('PUT', `${PATH}/${from}`, seen)).status).toBe(200)
    const after = await datesOf(ada.path)
    expect(after.delivered).toBe(preview.orders[0]?.new)
    // Work on the bike may still begin before the break.
    expect((after.building ?? '') >= (before.building ?? '')).toBe(true)
    expect((after.shipped ?? '') > (before.shipped ?? '')).toBe(true)
    expect(after.delivered > before.delivered).toBe(true)
    expect(after.cause).toContain('Moving house')
    expect(await datesOf(ben.path)).toEqual(after)
    // Unpaid orders show the new date without an email; items in stock ship as before.
    expect((await orderRow(shop, unpaid.number)).delivery_date).toBe(after.delivered)
    expect((await orderRow(shop, goods.number)).delivery_date).toBe(promisedGoods)
    const emails = await mails()
    expect(emails.map(({ recipient }) => recipient)).toEqual(['ada@example.com', 'ben@example.com'])
    expect(emails[0]?.text).toContain('Moving house')

    expect(await previewOf(from, until)).toMatchObject({ orders: [], moving: 0, seen: '' })
    expect((await work('PUT', `${PATH}/${from}`, body)).status).toBe(200)
    expect(await mails()).toHaveLength(2)

    const { delays } = dataOf<{ delays: Delays }>(await work('GET', '/api/backoffice/delays'))
    expect(delays).toMatchObject([{ moved: 3, state: 'active' }])
    expect(delayKind(delays[0]?.item ?? '')).toBe('break')
    await work('POST', `/api/backoffice/delays/${delays[0]?.id}/end`)
    expect((await datesOf(ada.path)).delivered).toBe(before.delivered)
  })

  test('hold goods on the shelf where no day is left to pack them', async () => {
    const goods = await bought([{ product_id: 5000111, count: 1 }], 'dee@example.com')
    const promised = (await orderRow(shop, goods.number)).delivery_date ?? ''
    const from = addCalendarDays(today(), 1)
    const until = addCalendarDays(from, 9)
    const { moving, seen, orders } = await previewOf(from, until)
    expect([moving, orders[0]?.number]).toEqual([1, goods.number])
    await work('PUT', `${PATH}/${from}`, { until, reason: 'Inventory', seen })
    const later = (await orderRow(shop, goods.number)).delivery_date ?? ''
    expect(later > promised).toBe(true)
    expect(await mails()).toHaveLength(1)
  })
})
