import { eq } from 'drizzle-orm'

import { cents } from '@/domain/kit/money'
import { promotions } from '@/server/kernel/db/schema/catalog/trade'
import { promotionUses } from '@/server/kernel/db/schema/catalog/promotions'
import { orders } from '@/server/kernel/db/schema/orders/orders'

import { orderRow } from '@/__tests__/support/after-sales'
import { freshShop } from '@/__tests__/support/fixtures'
import { as, register } from '@/__tests__/support/members'
import { dataOf, memberOrder } from '@/__tests__/support/member-shop'
import { orderBody, pay, payInSandbox, US } from '@/__tests__/support/orders/orders'

const HELMET = { product_id: 5_000_110, count: 1 }

const shop = freshShop({ max: 20 })

const addRule = (code: string, change: Partial<typeof promotions.$inferInsert>) =>
  shop.db.insert(promotions).values({ code, threshold_cents: cents(0), ...change })

interface Seen {
  promo: { state: string; automatic?: string; missing?: number; free_shipping?: number }
  quote: { totals: Record<'subtotal' | 'discount' | 'shipping' | 'tax' | 'total', number> }
}

async function checkout(promo_code: string | null = null, count = 1): Promise<Seen> {
  const items = [{ ...HELMET, count }]
  const body = { has_bike: false, items, promo_code, country_id: US }
  return dataOf<Seen>(await shop.send('POST', '/api/checkout-guest', body))
}

async function order(count = 1, change: Record<string, unknown> = {}) {
  const placed = await pay(shop, await orderBody(shop, [{ ...HELMET, count }], change))
  return String(dataOf<{ order_number: string }>(placed).order_number)
}

test('a code for members tells a guest to log in, and works for a member', async () => {
  await addRule('club', { basis_points: 1_000, members_only: true })
  expect((await checkout('club')).promo).toEqual({ code: 'club', state: 'members-only' })
  const body = await orderBody(shop, [HELMET])
  const refused = await pay(shop, { ...body, promo_code: 'club', expected_total: 1 })
  expect(refused.body).toMatchObject({
    ...{ code: 'totals_changed', data: { promo: { state: 'members-only' } } },
  })
  const ada = await register(shop, 'Ada')
  await as(shop, ada)('POST', '/api/cart', { items: [{ product_id: HELMET.product_id }] })
  const seen = dataOf<Seen>(
    await as(shop, ada)('GET', `/api/checkout?promo_code=club&country_id=${US}`),
  )
  expect(seen.promo.state).toBe('applied')
  const change = { promo_code: 'club', expected_total: seen.quote.totals.total }
  const placed = dataOf<{ order_number: string }>(
    await as(shop, ada)('POST', '/api/checkout', await memberOrder(shop, ada, change)),
  )
  expect((await orderRow(shop, placed.order_number)).promo_code).toBe('club')
})

test('an automatic code applies without being entered, until its uses are taken', async () => {
  await addRule('auto', { basis_points: 1_000, is_automatic: true, max_uses_total: 1 })
  const { promo, quote } = await checkout()
  expect(promo).toEqual({ code: null, state: 'none', automatic: 'auto' })
  expect(quote.totals.discount).toBeGreaterThan(0)
  const body = await orderBody(shop, [HELMET])
  const placed = await pay(shop, body)
  await payInSandbox(shop, placed)
  const row = await orderRow(shop, String(placed.body.data?.order_number))
  expect([row.promo_code, row.discount_cents > 0]).toEqual(['auto', true])
  const uses = await shop.db.select().from(promotionUses)
  expect(uses).toMatchObject([{ code: 'auto', state: 'used' }])
  expect((await checkout()).promo).toEqual({ code: null, state: 'none' })
  const late = await pay(shop, { ...body, email: 'bob@example.com' })
  expect(late.body.code).toBe('totals_changed')
})

test('the last use of an automatic code goes to one of twenty orders at once', async () => {
  await addRule('auto', { basis_points: 1_000, is_automatic: true, max_uses_total: 1 })
  const body = await orderBody(shop, [HELMET])
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, i) => pay(shop, { ...body, email: `guest${i}@example.com` })),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await shop.db.$count(orders)).toBe(1)
})

test('the best of an entered and the automatic codes applies, and the buyer sees why', async () => {
  await addRule('auto', { basis_points: 2_000, is_automatic: true })
  await addRule('less', { basis_points: 1_000 })
  await addRule('more', { basis_points: 3_000 })
  const less = await checkout('less')
  expect(less.promo).toEqual({ code: 'less', state: 'not-best', automatic: 'auto' })
  expect(less.quote.totals).toEqual((await checkout()).quote.totals)
  expect((await checkout('more')).promo).toEqual({ code: 'more', state: 'applied' })
  expect((await orderRow(shop, await order(1, { promo_code: 'less' }))).promo_code).toBe('auto')
  expect((await orderRow(shop, await order(1, { promo_code: 'more' }))).promo_code).toBe('more')
})

test('free shipping takes shipping and its tax off, and the code stands for what it gave', async () => {
  await addRule('ship', { free_shipping: true })
  const paid = await checkout()
  const free = await checkout('ship')
  expect(free.promo).toMatchObject({ state: 'applied', free_shipping: paid.quote.totals.shipping })
  expect(free.quote.totals).toMatchObject({ shipping: 0, discount: 0 })
  expect(free.quote.totals.tax).toBeLessThanOrEqual(paid.quote.totals.tax)
  const number = await order(1, { promo_code: 'ship' })
  const row = await orderRow(shop, number)
  expect([row.promo_code, row.shipping_cents]).toEqual(['ship', 0])
  expect(row.delivery_taxes.reduce((sum, { tax }) => sum + tax, 0)).toBe(0)
  const [use] = await shop.db.select().from(promotionUses)
  expect(use?.shipping_cents).toBe(Math.round(paid.quote.totals.shipping * 100))
})

test('free pieces say how many more they need', async () => {
  await addRule('three', { buy_count: 2, free_count: 1 })
  expect((await checkout('three', 2)).promo).toMatchObject({ state: 'too-few', missing: 1 })
  const { promo, quote } = await checkout('three', 3)
  expect(promo.state).toBe('applied')
  expect(quote.totals.discount * 3).toBeCloseTo(quote.totals.subtotal)
})

test('a code gives one thing', async () => {
  const wrong = addRule('both', { free_shipping: true, basis_points: 1_000 })
  await expect(wrong).rejects.toThrow()
  await expect(addRule('none', {})).rejects.toThrow()
  await expect(addRule('half', { buy_count: 2 })).rejects.toThrow()
  expect(await shop.db.$count(promotions, eq(promotions.code, 'half'))).toBe(0)
})
