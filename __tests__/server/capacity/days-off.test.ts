import type { DaysOff } from '@/contract/capacity'
import { breakDays } from '@/domain/capacity'
import { addCalendarDays } from '@/domain/delivery'
import { dayOf } from '@/server/kernel/ports/clock'

import { registerAdmin } from '../../support/admins'
import { as, type Member } from '../../support/members'
import { dataOf } from '../../support/member-shop'
import { US, bikeItem } from '../../support/orders'
import { openTestShop, type TestShop } from '../../support/shop'

const PATH = '/api/backoffice/factory-days-off'

let shop: TestShop
let admin: Member
beforeEach(async () => {
  shop = await openTestShop()
  admin = await registerAdmin(shop)
})
afterEach(() => shop.close())

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
  const saved = await work('PUT', `${PATH}/${from}`, { until, reason: 'Moving house' })
  const added = dataOf<{ days: DaysOff }>(saved).days.filter(
    ({ reason }) => reason === 'Moving house',
  )
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
  // The test clock stands on a Friday: eight days on it is a Saturday.
  const body = { until: addCalendarDays(today(), until), reason: 'Break' }
  const { status } = await work('PUT', `${PATH}/${addCalendarDays(today(), from)}`, body)
  expect(status).toBe(422)
})

test('what is over is listed no more, and a day that was none is removed without harm', async () => {
  const first = (await days())[0]?.date ?? ''
  expect(first >= today()).toBe(true)
  const list = await days()
  const { body } = await work('DELETE', `${PATH}/2030-01-01`)
  expect(body.data).toEqual({ days: list })
})
