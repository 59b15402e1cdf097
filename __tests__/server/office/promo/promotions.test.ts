import { eq } from 'drizzle-orm'

import { cents } from '@/domain/kit/money'
import { refunds } from '@/server/kernel/db/schema/orders/after-sales'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { payments } from '@/server/kernel/db/schema/payments/payments'

import { freshOffice } from '@/__tests__/support/fixtures'
import { as } from '@/__tests__/support/members'
import { dataOf } from '@/__tests__/support/member-shop'
import { orderBody, pay, payInSandbox, US } from '@/__tests__/support/orders/orders'

interface Promotion {
  code: string
  state: string
  version: string
  uses: number
  orders: number
  revenue: number
  net: number
  discount: number
  ends_at: string | null
}

const HELMET = { product_id: 5_000_110, count: 1 }
const BACKPACK = { product_id: 5_000_111, count: 1 }
const RULE = {
  ...{ kinds: [], product_ids: [], country_ids: [], first_order: false, amount: null },
  ...{ basis_points: 2_000, cap: 5, threshold: 0, starts_at: null, ends_at: null },
  ...{ max_uses_total: 2, max_uses_per_customer: null },
}

const { shop, admin, office } = freshOffice('promotions')
const list = async () => dataOf<{ entries: Promotion[] }>(await office('GET')).entries
const one = async (code: string) => (await list()).find((promotion) => promotion.code === code)
const add = (change: object = {}) => office('POST', '', { ...RULE, code: 'Spring', ...change })
const atCheckout = async (code: string) => {
  const body = { has_bike: false, items: [HELMET], promo_code: code }
  return (await shop.send('POST', '/api/checkout-guest', body)).body.data?.promo?.state
}

test('a code counts at checkout as soon as it is added, and what it brought is told', async () => {
  expect(await atCheckout('spring')).toBe('unknown')
  expect((await add()).status).toBe(200)
  expect(await atCheckout('SPRING')).toBe('applied')

  const body = await orderBody(shop, [HELMET], { promo_code: 'spring' })
  const paid = await pay(shop, body)
  await payInSandbox(shop, paid)
  await pay(shop, { ...body, email: 'other@example.com' })
  const [order] = await shop.db
    .select()
    .from(orders)
    .where(eq(orders.number, String(paid.body.data?.order_number)))
  expect(order?.discount_cents).toBe(500)
  expect(await one('spring')).toMatchObject({
    ...{ state: 'used_up', uses: 2, orders: 1, discount: 5 },
    revenue: (order?.total_cents ?? 0) / 100,
  })
})

test('a name is taken once, also by capitals; what makes no sense is refused and writes nothing', async () => {
  await add()
  const again = await add({ code: 'SPRING' })
  expect([again.status, again.body.code]).toEqual([409, 'promotion_exists'])
  const window = { starts_at: '2027-02-01T00:00:00Z', ends_at: '2027-01-01T00:00:00Z' }
  const ways = [{ basis_points: null }, { amount: 5 }, { basis_points: null, amount: 0 }]
  const unknown = [{ product_ids: [77] }, { country_ids: [7_777] }, { kinds: ['boat'] }]
  const limits = [{ basis_points: 0 }, { cap: -1 }, { max_uses_total: 0 }, window]
  for (const fault of [...ways, ...unknown, ...limits]) {
    expect((await add({ code: 'other', ...fault })).status).toBe(422)
  }
  expect((await add({ code: 'two words' })).status).toBe(422)
  expect((await list()).map(({ code }) => code).sort()).toEqual(['spring', 'xmas'])
})

test('a code that ends is over at checkout, twice is once, and a change runs it again', async () => {
  await add()
  const ended = dataOf<Promotion>(await office('POST', '/spring/end'))
  expect(ended.state).toBe('ended')
  expect(await atCheckout('spring')).toBe('expired')
  const again = dataOf<Promotion>(await office('POST', '/spring/end'))
  expect(again.ends_at).toBe(ended.ends_at)
  await office('PUT', '/spring', { ...RULE, version: again.version })
  expect(await atCheckout('spring')).toBe('applied')
})

test('a code that has not started is planned, and never runs once it was ended', async () => {
  const starts_at = new Date(shop.clock.now().getTime() + 86_400_000).toISOString()
  expect(dataOf<Promotion>(await add({ starts_at })).state).toBe('planned')
  expect(await atCheckout('spring')).toBe('not-yet')
  expect(dataOf<Promotion>(await office('POST', '/spring/end')).state).toBe('ended')
  expect(await atCheckout('spring')).toBe('unknown')
})

test('an amount comes off the chosen products alone, with their titles in the list', async () => {
  const found = dataOf<{ products: { id: number; title: string }[] }>(
    await as(shop, admin)('GET', '/api/backoffice/promotion-products?q=helm'),
  )
  expect(found.products[0]).toEqual({
    id: HELMET.product_id,
    title: 'E-bike helmet with rotational liner',
  })
  const scope = { basis_points: null, amount: 7.5, cap: null, product_ids: [HELMET.product_id] }
  expect(dataOf<object>(await add(scope))).toMatchObject({
    products: [found.products[0]],
    amount: 7.5,
  })

  const body = { has_bike: false, items: [HELMET, BACKPACK], promo_code: 'spring' }
  const quoted = (await shop.send('POST', '/api/checkout-guest', body)).body.data
  expect([quoted?.promo?.state, quoted?.quote?.totals.discount]).toEqual(['applied', 7.5])
  const other = { ...body, items: [BACKPACK] }
  const refused = (await shop.send('POST', '/api/checkout-guest', other)).body.data
  expect([refused?.promo?.state, refused?.quote?.totals.discount]).toEqual(['other-goods', 0])
})

test('a first order is one: however many are begun at once, and whoever has paid one before', async () => {
  await add({ first_order: true, max_uses_total: null })
  const body = await orderBody(shop, [HELMET], { promo_code: 'spring' })
  const twice = await Promise.all([
    pay(shop, body),
    pay(shop, { ...(await orderBody(shop, [{ ...HELMET, count: 2 }], { promo_code: 'spring' })) }),
  ])
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])
  const won = twice.find(({ status }) => status === 200)
  if (won) await payInSandbox(shop, won)

  const plain = await pay(shop, await orderBody(shop, [BACKPACK], { email: 'Known@example.com' }))
  await payInSandbox(shop, plain)
  const known = { promo_code: 'spring', email: 'known@example.com' }
  const late = await pay(shop, await orderBody(shop, [HELMET], known))
  expect([late.status, late.body.data?.promo?.state]).toEqual([409, 'not-first'])
})

test('what was refunded of its orders is told beside what they came to', async () => {
  await add({ basis_points: 1_000, cap: null, max_uses_total: null })
  const emails = ['a@example.com', 'b@example.com']
  for (const email of emails) {
    const body = await orderBody(shop, [HELMET], { promo_code: 'spring', email })
    await payInSandbox(shop, await pay(shop, body))
  }
  const [order] = await shop.db.select().from(orders).where(eq(orders.email, 'a@example.com'))
  const order_id = order?.id ?? 0
  const [payment] = await shop.db.select().from(payments).where(eq(payments.order_id, order_id))
  const back = (amount: number, status: 'succeeded' | 'failed', cause: string) =>
    shop.db.insert(refunds).values({
      ...{ order_id, payment_id: payment?.id ?? 0, amount_cents: cents(amount), status, cause },
    } as never)
  await back(700, 'succeeded', 'a')
  await back(300, 'succeeded', 'b')
  await back(5_000, 'failed', 'c')
  const { revenue, net, orders: many } = (await one('spring')) ?? { revenue: 0 }
  expect(many).toBe(2)
  expect(revenue * 100).toBeCloseTo(2 * (order?.total_cents ?? 0))
  expect(net).toBeCloseTo(revenue - 10)
  expect(await one('spring')).toMatchObject({ refunded: 10 })
})

describe('an example', () => {
  const DISCOUNT = {
    ...{ basis_points: 1_000, amount: null, cap: null, threshold: 0 },
    ...{ kinds: [], product_ids: [], country_ids: [], first_order: false },
  }
  const example = async (change: object = {}) =>
    as(shop, admin)('POST', '/api/backoffice/promotion-examples', {
      ...{ ...DISCOUNT, items: [{ ...HELMET, count: 2 }], country_id: US },
      ...change,
    })
  const priced = async (change: object = {}) =>
    dataOf<{ state: string; goods: number; totals: Record<string, number> }>(await example(change))

  test('costs to the cent what the checkout asks for', async () => {
    await add({ basis_points: 1_000, cap: null })
    const items = [{ ...HELMET, count: 2 }, BACKPACK]
    const body = { has_bike: false, items, promo_code: 'spring', country_id: US }
    const { quote } = (await shop.send('POST', '/api/checkout-guest', body)).body.data ?? {}
    const { totals, state } = await priced({ items })
    expect(state).toBe('applied')
    expect(totals).toEqual(quote?.totals)
    expect(totals.discount).toBeGreaterThan(0)
  })

  test('has a bike of the shop where nothing was chosen, and bikes beside goods', async () => {
    const { goods } = await priced({ items: [] })
    expect(goods).toBeGreaterThan(1_000)
    const [bike] = dataOf<{ products: { id: number }[] }>(
      await as(shop, admin)('GET', '/api/backoffice/promotion-products?q=nyx'),
    ).products
    const items = [HELMET, { product_id: bike?.id, count: 1 }]
    const all = await priced({ items })
    const bikes = await priced({ items, kinds: ['bike'] })
    expect(bikes.goods).toBeLessThan(all.goods)
    expect(bikes.totals.discount).toBeCloseTo(bikes.goods / 10, 2)
  })

  test('says why nothing comes off', async () => {
    expect(await priced({ threshold: 100_000 })).toMatchObject({ state: 'below-threshold' })
    expect(await priced({ kinds: ['bike'] })).toMatchObject({ state: 'other-goods', goods: 0 })
    expect(await priced({ country_ids: [77] })).toMatchObject({ state: 'other-country' })
    expect(await priced({ first_order: true })).toMatchObject({ state: 'applied' })
  })

  test('with what the shop doesn’t sell or ship to is refused', async () => {
    const items = (product_id: number) => ({ items: [{ product_id, count: 1 }] })
    expect((await example(items(77))).body.code).toBe('product_not_found')
    expect((await example(items(5_000_124))).body.code).toBe('product_not_found')
    expect((await example({ country_id: 7_777 })).body.code).toBe('country_not_found')
    expect((await example({ basis_points: null })).status).toBe(422)
    expect((await list()).map(({ code }) => code)).toEqual(['xmas'])
  })
})
