import { eq, sql } from 'drizzle-orm'

import type { ChoiceReport, FunnelReport } from '@/contract/office/reports/reports'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { visitDays } from '@/server/kernel/db/schema/catalog/visits'
import { memoryLimits } from '@/server/kernel/ports/limits'

import { freshOffice } from '@/__tests__/support/fixtures'
import { as } from '@/__tests__/support/members'
import { dataOf } from '@/__tests__/support/member-shop'
import {
  bikeItem,
  orderBody,
  pay,
  payInSandbox,
  seedBike,
  buyAsGuest,
} from '@/__tests__/support/orders/orders'
import { openTestShop } from '@/__tests__/support/shop'

const { shop, admin } = freshOffice()

const visit = (steps: unknown[], bike = 'nyx', headers: Record<string, string> = {}) =>
  shop.send('POST', '/api/configurator/visits', { bike, steps }, headers)
const report = async <Data>(name: string, query = '') =>
  dataOf<Data>(await as(shop, admin)('GET', `/api/backoffice/reports/${name}${query}`))
const counts = async (query = '') => {
  const { steps } = await report<FunnelReport>('funnel', query)
  return Object.fromEntries(steps.map(({ step, count }) => [step, count]))
}

test('visits are counted by day, bike and step, with nothing about the visitor', async () => {
  const [group] = seedBike('nyx').groups
  const part = `part-${group?.category_part_id}`
  await Promise.all([visit(['viewed', 'configured', part]), visit(['viewed']), visit(['viewed'])])
  // A repeated step counts once, and options that the bike doesn't have don't count.
  await visit(['viewed', 'viewed', 'part-999999'])
  await visit(['viewed'], 'nobodys-bike')
  const rows = await shop.db.select().from(visitDays)
  expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['bike', 'count', 'day', 'step'])
  expect(Object.fromEntries(rows.map(({ step, count }) => [step, count]))).toEqual({
    ...{ viewed: 4, configured: 1, [part]: 1 },
  })
  const { choices } = await report<FunnelReport>('funnel')
  expect(choices).toEqual([{ step: part, title: group?.title, count: 1, share: 250 }])
})

test('who asks not to be counted isn’t, nonsense is refused, and floods end', async () => {
  await visit(['viewed'], 'nyx', { dnt: '1' })
  await visit(['viewed'], 'nyx', { 'sec-gpc': '1' })
  expect(await shop.db.select().from(visitDays)).toEqual([])
  expect((await visit(['paid'])).status).toBe(422)
  expect((await visit([])).status).toBe(422)
  const strict = await openTestShop({ deps: { limits: memoryLimits() } })
  const body = { bike: 'nyx', steps: ['viewed'] }
  const answers = []
  for (let count = 0; count < 61; count += 1) {
    answers.push((await strict.send('POST', '/api/configurator/visits', body)).status)
  }
  await strict.close()
  expect([answers.at(59), answers.at(60)]).toEqual([200, 429])
})

test('orders and payments of the funnel are those of the table of orders', async () => {
  await visit(['viewed', 'configured', 'cart'])
  const body = async (email: string) => orderBody(shop, [bikeItem('nyx')], { email })
  await payInSandbox(shop, await pay(shop, await body('ada@example.com')))
  await pay(shop, await body('ben@example.com'))
  // An order without a bike doesn't count as one for a bike.
  const goods = await orderBody(shop, [{ product_id: 5000111, count: 1 }], {
    email: 'cy@example.com',
  })
  await payInSandbox(shop, await pay(shop, goods))
  const [table] = await shop.db
    .select({
      checkout: sql<number>`count(*)::int`,
      paid: sql<number>`count(${orders.paid_at})::int`,
    })
    .from(orders)
    .where(eq(orders.has_bike, true))
  expect(await counts()).toEqual({ viewed: 1, configured: 1, cart: 1, ...table })
  expect(table).toEqual({ checkout: 2, paid: 1 })
  expect(await counts('?from=2026-10-01&to=2026-11-19')).toMatchObject({ viewed: 0, checkout: 0 })
})

test('take rates are those of the paid bikes that were not canceled', async () => {
  const buy = (email: string, count: number) =>
    buyAsGuest(shop, [bikeItem('nyx', undefined, count)], { email })
  expect((await report<ChoiceReport>('choices')).bikes).toEqual([])
  await buy('ada@example.com', 2)
  await buy('ben@example.com', 1)
  await pay(shop, await orderBody(shop, [bikeItem('nyx')], { email: 'cy@example.com' }))
  const { bikes } = await report<ChoiceReport>('choices')
  expect(bikes.map(({ bike, count }) => [bike, count])).toEqual([[seedBike('nyx').title, 3]])
  const sizes = bikes[0]?.choices.filter(({ kind }) => kind === 'size')
  expect(sizes).toMatchObject([{ count: 3, share: 1000 }])
  expect(bikes[0]?.choices.filter(({ kind }) => kind === 'color')).toMatchObject([{ count: 3 }])
})
