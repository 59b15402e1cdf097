import { readFileSync } from 'node:fs'

import { eq } from 'drizzle-orm'

import type { WireWithdrawal } from '@/contract/shop/orders/orders'
import type { WireOfficeOrders } from '@/contract/office/overview/overview'
import type { Fulfillment } from '@/contract/office/fulfillment/fulfillment'
import { WITHDRAWAL_DAYS } from '@/domain/kit/constants'
import { cents } from '@/domain/kit/money'
import type { Build } from '@/domain/shop/bikes/bike'
import { defaultBuild } from '@/domain/shop/bikes/build'
import { withdrawal as texts } from '@/messages/shop/withdrawal/withdrawal'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { seedCountries } from '@/server/seed/data/countries'
import { requestRefund } from '@/server/payments/refunds/request-refund'
import { orderRow } from '@/__tests__/support/after-sales'
import { sharedOffice } from '@/__tests__/support/fixtures'
import { dataOf, readCheckout, readOrder, saveBike } from '@/__tests__/support/member-shop'
import { as, register } from '@/__tests__/support/members'
import {
  ADDRESS,
  bikeItem,
  orderBody,
  pay,
  payInSandbox,
  seedBike,
} from '@/__tests__/support/orders/orders'
import type { Reply } from '@/__tests__/support/shop'

const DOCUMENT = readFileSync('docs/law.md', 'utf8')
const COUNTRIES = ['DE', 'FR', 'GB', 'US', 'CH']
const DAY_MS = 86_400_000

const { shop, office } = sharedOffice('orders', { max: 10 })

const nyx = seedBike('nyx')
const [first, second] = nyx.colors.filter(({ type }) => type !== 'Custom')
const custom = nyx.colors.find(({ type }) => type === 'Custom')
const [HELMET, BACKPACK] = [5_000_110, 5_000_111].map((id) => ({ product_id: id, count: 1 }))

const countryOf = (code: string) => {
  const country = seedCountries.find((one) => one.code === code)
  if (!country) throw new Error(`No seed country ${code}`)
  return country
}

/** Two order lines each, so that one can ship before the other. The second one ships first. */
function goodsFor(code: string): Record<string, object[]> {
  const plain = (slug: string, change: Partial<Build> = {}) =>
    bikeItem(slug, (_, bike) => ({ ...defaultBuild(bike, countryOf(code)), ...change }))
  const colors = { first_color_id: first?.id ?? 0, second_color_id: second?.id ?? 0 }
  const named = (name: string) =>
    plain('nyx', { color_id: custom?.id ?? 0, paint: { ...colors, name } })
  return {
    'Bikes of offered parts': [plain('nyx'), plain('nireeka-homie')],
    'Bikes with a name in the paint': [named('Ada'), named('Ben')],
    Accessories: [HELMET ?? {}, BACKPACK ?? {}],
    'Bike with a name, and an accessory': [named('Ada'), HELMET ?? {}],
  }
}

interface Order {
  number: string
  placed: Reply
  read: () => Promise<Omit<WireWithdrawal, 'order_number' | 'country_code' | 'ship_back'>>
}

const ofOrder = async ({ number }: Order) =>
  dataOf<Fulfillment>(await office('GET', `/${number}/fulfillment`))

let frames = 0
async function build(order: Order, state: 'in_production' | 'ready') {
  for (const { id } of (await ofOrder(order)).bikes) {
    const more = state === 'ready' ? { frame_number: `NX-2026-${(frames += 1)}` } : {}
    dataOf(await office('PUT', `/${order.number}/bikes/${id}`, { state, ...more }))
  }
}

async function ship({ number }: Order, position: number) {
  const parcel = { carrier: 'ups', tracking: '1Z', request_key: crypto.randomUUID() }
  const items = [{ position, count: 1 }]
  dataOf(await office('POST', `/${number}/parcels`, { items, ...parcel }))
}

async function deliver({ number }: Order) {
  for (const parcel of [1, 2]) await office('PUT', `/${number}/parcels/${parcel}/delivered`)
  await arrivedBefore({ number }, 13)
}

async function arrivedBefore({ number }: Pick<Order, 'number'>, days: number) {
  const delivered_at = new Date(shop.clock.now().getTime() - days * DAY_MS)
  await shop.db.update(orders).set({ delivered_at }).where(eq(orders.number, number))
}

/** The states of an order, and how it comes to each from the one before. */
const STATES: [string, (order: Order) => Promise<unknown>][] = [
  ['placed', async () => undefined],
  ['paid', ({ placed }) => payInSandbox(shop, placed)],
  ['being built', (order) => build(order, 'in_production')],
  ['ready', (order) => build(order, 'ready')],
  ['partly shipped', (order) => ship(order, 1)],
  ['shipped', (order) => ship(order, 0)],
  ['delivered 13 days ago', deliver],
  ['delivered 15 days ago', (order) => arrivedBefore(order, 15)],
]

function addressIn(code: string) {
  const { id: country_id, postcode } = countryOf(code)
  return { ...ADDRESS, country_id, postcode: postcode?.example ?? '' }
}

let buyers = 0
async function placeAsGuest(items: object[], code: string): Promise<Order> {
  const shipping_address = addressIn(code)
  const email = `guest${(buyers += 1)}@example.com`
  const { body } = await shop.send('POST', '/api/checkout-guest', {
    ...{ has_bike: true, items, country_id: shipping_address.country_id, promo_code: null },
  })
  const expected_total = body.data?.quote?.totals?.total
  const more = { email, shipping_address, expected_total }
  const placed = await pay(shop, await orderBody(shop, items, more))
  const number = dataOf<{ order_number: string }>(placed).order_number
  const proof = { order_number: number, email }
  return {
    number,
    placed,
    read: async () => dataOf(await shop.send('POST', '/api/withdrawal', proof)),
  }
}

async function placeAsMember(items: object[], code: string): Promise<Order> {
  const member = await register(shop, `Member${(buyers += 1)}`)
  for (const item of items) {
    if ('server' in item) await saveBike(shop, member, item as ReturnType<typeof bikeItem>)
    else await as(shop, member)('POST', '/api/cart', { items: [item] })
  }
  const shipping_address = addressIn(code)
  const country = `?country_id=${shipping_address.country_id}`
  const { total } = (await readCheckout(shop, member, country)).quote.totals
  const body = { shipping_address, provider: 'sandbox', expected_total: total }
  const placed = await as(shop, member)('POST', '/api/checkout', body)
  const number = dataOf<{ order_number: string }>(placed).order_number
  return { number, placed, read: async () => (await readOrder(shop, member, number)).withdrawal }
}

const EFFECTS = {
  cancel: 'cancels it',
  stop: 'stops it',
  return: 'sends it back',
}
const REFUSALS = { personalized: 'no: personalized', redeemed: '', withdrawn: '', canceled: '' }

function cellOf({ is_open, lines }: Awaited<ReturnType<Order['read']>>): string {
  const cells = lines.map(({ right, effect }) => {
    if (right !== 'open') return REFUSALS[right]
    return is_open ? EFFECTS[effect] : 'no: too late'
  })
  return [...new Set(cells)].join('; ')
}

const tableAfter = (heading: string) =>
  (DOCUMENT.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    )
    .filter(([cell]) => !cell?.startsWith('---'))

describe.each([
  ['guest', placeAsGuest],
  ['member', placeAsMember],
])('a %s', (_, place) => {
  test.each(COUNTRIES)('in %s may do what the table says', async (code) => {
    const goods = goodsFor(code)
    const columns = await Promise.all(
      Object.values(goods).map(async (items) => {
        const order = await place(items, code)
        const cells: string[] = []
        for (const [, move] of STATES) {
          await move(order)
          cells.push(cellOf(await order.read()))
        }
        return cells
      }),
    )
    const rows = STATES.map(([state], index) => [state, ...columns.map((cells) => cells[index])])
    expect([['Order', ...Object.keys(goods)], ...rows]).toEqual(tableAfter('What a buyer may do'))
  })
})

test('the page says what the table of sentences says', () => {
  const says = new Map(tableAfter('What the page says').map(([cell, text]) => [cell, text]))
  for (const effect of ['cancel', 'stop', 'return'] as const) {
    expect(says.get(EFFECTS[effect])).toBe(texts.effect(effect))
  }
  expect(says.get('no: personalized')).toBe(texts.excluded('[item]', 'personalized'))
  expect(says.get('no: too late')).toBe(
    texts.closed('2026-12-04').replace('December 4, 2026', '[day]'),
  )
})

test('the table of laws has each country, and none asks for more days than the shop gives', () => {
  const rows = tableAfter('Where the right comes from').slice(1)
  expect(rows.map(([title]) => title)).toEqual(seedCountries.map(({ title }) => title))
  const days = rows.map(([, cell]) => Number(cell === '–' ? 0 : cell))
  expect(Math.max(...days)).toBe(WITHDRAWAL_DAYS)
})

test('staff see a withdrawal until what has shipped is refunded as well', async () => {
  const order = await placeAsGuest([HELMET ?? {}, BACKPACK ?? {}], 'DE')
  await payInSandbox(shop, order.placed)
  await ship(order, 1)
  const { email } = await orderRow(shop, order.number)
  // The item that has shipped, then the rest, which is refunded automatically.
  for (const lines of [[1], [0]]) {
    const declaration = { order_number: order.number, email, lines }
    dataOf(await shop.send('POST', '/api/withdrawal/confirm', declaration))
  }
  expect((await order.read()).lines).toMatchObject([{ effect: 'stop' }, { effect: 'return' }])
  const listed = async () => {
    const { orders: found } = dataOf<WireOfficeOrders>(
      await office('GET', `?status=withdrawn&q=${order.number}`),
    )
    return found.map(({ number }) => number)
  }
  expect(await listed()).toEqual([order.number])
  shop.clock.advance(60_000)
  const refund = { number: order.number, amount: cents(1_000), reason: 'Came back', key: 'back' }
  await requestRefund(shop.deps, { ...refund, target: 'provider' })
  expect(await listed()).toEqual([])
})
