import { like, sql } from 'drizzle-orm'

import { RESERVATION_MS } from '@/domain/kit/constants'
import { cents } from '@/domain/kit/money'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { promotionUses } from '@/server/kernel/db/schema/catalog/promotions'
import { stockItems } from '@/server/kernel/db/schema/orders/stock'
import { promotions } from '@/server/kernel/db/schema/catalog/trade'
import { findAttempt } from '@/server/payments/books/queries'
import { settle } from '@/server/payments/attempts/settle'
import { orderRow } from '@/__tests__/support/after-sales'
import { freshShop } from '@/__tests__/support/fixtures'
import { as, register } from '@/__tests__/support/members'
import { dataOf, memberOrder } from '@/__tests__/support/member-shop'
import { ADDRESS, bikeItem, orderBody, pay, payInSandbox } from '@/__tests__/support/orders/orders'
import type { Reply } from '@/__tests__/support/shop'
import { reconcile } from '@/__tests__/support/orders/reconcile'

const HELMET = 5_000_110
const helmet = { product_id: HELMET, count: 1 }

const shop = freshShop({ max: 20 })

async function addRule(change: Partial<typeof promotions.$inferInsert> = {}) {
  await shop.db.insert(promotions).values({
    code: 'first',
    basis_points: 1_000,
    cap_cents: cents(40_000),
    threshold_cents: cents(0),
    ...change,
  })
}

/** Returns request bodies as sent by browsers that displayed the discount. */
async function bodies(count: number) {
  const body = await orderBody(shop, [helmet], { promo_code: 'first' })
  return Array.from({ length: count }, (_, i) => ({ ...body, email: `guest${i}@example.com` }))
}

async function usesOf() {
  const rows = await shop.db.select().from(promotionUses).orderBy(promotionUses.id)
  return rows.map(({ state }) => state)
}

const stateOf = async (reply: Promise<Reply>) => (await reply).body.data?.promo?.state
const checkout = (code: string) =>
  shop.send('POST', '/api/checkout-guest', {
    has_bike: false,
    items: [helmet],
    promo_code: code,
  })

test('of 50 checkouts at once with a single use one is ordered, and nothing of the others', async () => {
  await addRule({ max_uses_total: 1 })
  await shop.db.update(stockItems).set({ on_hand: 500 })
  const replies = await Promise.all((await bodies(50)).map((body) => pay(shop, body)))
  const refused = replies.filter(({ status }) => status === 409)
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(refused).toHaveLength(49)
  expect(new Set(refused.map(({ body }) => String(body.code)))).toEqual(new Set(['totals_changed']))
  expect(refused[0]?.body.data?.promo?.state).toBe('exhausted')
  expect(await usesOf()).toEqual(['held'])
  const [row] = await shop.db.select({ n: sql<number>`count(*)::int` }).from(orders)
  expect(row?.n).toBe(1)
  const shelves = await shop.db
    .select()
    .from(stockItems)
    .where(like(stockItems.sku, `product:${HELMET}:%`))
  expect(shelves.reduce((sum, { reserved }) => sum + reserved, 0)).toBe(1)
})

test('50 checkouts at the border of xmas never get a discount at or below it, nor above the cap', async () => {
  await shop.db.update(stockItems).set({ on_hand: 500 })
  const items = [bikeItem('nyx')]
  const body = await orderBody(shop, items, { promo_code: 'xmas' })
  await Promise.all(
    Array.from({ length: 50 }, (_, i) =>
      pay(shop, {
        ...body,
        ...(i % 2 ? { items: [bikeItem('nireeka-homie')] } : {}),
        email: `g${i}@example.com`,
      }),
    ),
  )
  const rows = await shop.db.select().from(orders)
  expect(rows.length).toBeGreaterThan(0)
  for (const { subtotal_cents, discount_cents } of rows) {
    expect(discount_cents).toBeLessThanOrEqual(40_000)
    expect(discount_cents > 0).toBe(subtotal_cents > 300_000)
  }
  expect(await usesOf()).toHaveLength(rows.filter((row) => row.discount_cents > 0).length)
})

test('a paid order has used its code', async () => {
  await addRule({ max_uses_total: 1 })
  const placed = await pay(shop, await bodies(1).then(([body]) => body))
  expect(await usesOf()).toEqual(['held'])
  await payInSandbox(shop, placed)
  expect(await usesOf()).toEqual(['used'])
  expect(await stateOf(checkout('first'))).toBe('exhausted')
})

test('an order that expires gives its use back, and paid late takes it again if it is free', async () => {
  await addRule({ max_uses_total: 1 })
  const [one, two] = await bodies(2)
  const first = await pay(shop, one)
  shop.clock.advance(RESERVATION_MS + 1)
  await reconcile(shop.deps)
  expect(await usesOf()).toEqual(['released'])
  expect((await pay(shop, two)).status).toBe(200)
  expect(await usesOf()).toEqual(['released', 'held'])
  await lateMoney(first)
  const late = await orderRow(shop, String(first.body.data?.order_number))
  expect([late.status, late.discount_cents > 0]).toEqual(['paid', true])
  expect(await usesOf()).toEqual(['released', 'held'])
})

test('late money takes a use that is free again', async () => {
  await addRule({ max_uses_total: 1 })
  const first = await pay(shop, (await bodies(1))[0])
  shop.clock.advance(RESERVATION_MS + 1)
  await reconcile(shop.deps)
  await lateMoney(first)
  expect(await usesOf()).toEqual(['used'])
})

async function lateMoney(placed: Reply) {
  const ref = String(placed.body.data?.redirect_url).split('/').pop() ?? ''
  const attempt = await findAttempt(shop.db, String(placed.body.data?.attempt_id))
  if (!attempt) throw new Error('No attempt')
  await settle(shop.deps, attempt, {
    ref,
    paymentId: `late-${ref}`,
    status: 'paid',
    amount: attempt.amount_cents,
    currency: attempt.currency,
    reference: attempt.public_id,
    failureCode: null,
  })
}

test('a customer has one use, as a guest in other capitals and as a user', async () => {
  await addRule({ max_uses_per_customer: 1 })
  const ada = await register(shop, 'Ada')
  const [body] = await bodies(1)
  expect((await pay(shop, { ...body, email: 'ADA@example.com' })).status).toBe(200)
  expect((await pay(shop, { ...body, email: 'bob@example.com' })).status).toBe(200)
  const again = await pay(shop, { ...body, email: ' ada@Example.com', shipping_address: ADDRESS })
  expect(again.body).toMatchObject({
    code: 'totals_changed',
    data: { promo: { state: 'exhausted' } },
  })
  const send = as(shop, ada)
  await send('POST', '/api/cart', { items: [{ product_id: HELMET }] })
  const seen = dataOf<{ promo: unknown }>(await send('GET', '/api/checkout?promo_code=first'))
  expect(seen.promo).toEqual({ code: 'first', state: 'exhausted' })
})

test('a member who cancels an unpaid order may use the code again, and loses it with a paid one', async () => {
  await addRule({ max_uses_per_customer: 1 })
  const ada = await register(shop, 'Ada')
  const send = as(shop, ada)
  const order = async () => {
    await send('POST', '/api/cart', { items: [{ product_id: HELMET }] })
    const { quote } = dataOf<{ quote: { totals: { total: number } } }>(
      await send('GET', `/api/checkout?promo_code=first&country_id=${ADDRESS.country_id}`),
    )
    const change = { promo_code: 'first', expected_total: quote.totals.total }
    return send('POST', '/api/checkout', await memberOrder(shop, ada, change))
  }
  const number = dataOf<{ order_number: string }>(await order()).order_number
  await send('POST', `/api/orders/${number}/cancel`)
  expect(await usesOf()).toEqual(['released'])
  const second = await order()
  await payInSandbox(shop, second)
  await send('POST', `/api/orders/${dataOf<{ order_number: string }>(second).order_number}/cancel`)
  expect(await usesOf()).toEqual(['released', 'used'])
})

test('codes before, after and outside of their time say so', async () => {
  const now = shop.clock.now().getTime()
  const day = (days: number) => new Date(now + days * 86_400_000)
  await addRule({ code: 'soon', starts_at: day(1) })
  await addRule({ code: 'over', ends_at: day(-1) })
  await addRule({ code: 'off', is_active: false })
  await addRule({ code: 'dear', threshold_cents: cents(11_900) })
  expect(await stateOf(checkout('SOON '))).toBe('not-yet')
  expect(await stateOf(checkout('over'))).toBe('expired')
  expect(await stateOf(checkout('off'))).toBe('unknown')
  expect((await checkout('dear')).body.data?.promo).toEqual({
    code: 'dear',
    state: 'below-threshold',
    threshold: 119,
    goods: 119,
  })
})
