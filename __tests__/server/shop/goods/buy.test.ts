import { eq } from 'drizzle-orm'

import type { WireAccessory } from '@/contract/shop/accessories/accessories'
import type { WireGoods } from '@/contract/shop/goods/goods'
import type { WireOrder } from '@/contract/shop/orders/orders'
import { pageMoves } from '@/server/kernel/db/schema/catalog/page-moves'
import { productParts, products } from '@/server/kernel/db/schema/catalog/products'
import { stockReservations } from '@/server/kernel/db/schema/orders/stock'
import {
  COMMUTER,
  FRONT_LIGHT,
  LOCK,
  PANNIERS,
  priceOf,
  REPAIR_KIT,
  setParts,
  setShelf,
  shelfOf,
  skuOf,
  STAND,
  TAILLIGHT,
  WORKSHOP,
  setPrice,
} from '@/__tests__/support/bundles'
import { buyCart, dataOf, readCart, readCheckout } from '@/__tests__/support/member-shop'
import { as, register } from '@/__tests__/support/members'
import { orderBody, pay, payInSandbox, totalOf } from '@/__tests__/support/orders/orders'
import { freshShop } from '@/__tests__/support/fixtures'
import { orderLinesOf } from '@/__tests__/support/after-sales'

const shop = freshShop()

const bundle = (product_id: number, count = 1) => ({ product_id, count })
const page = async (id: number) =>
  dataOf<{ accessory: WireGoods }>(await shop.send('GET', `/api/accessories/${id}`)).accessory
const listed = async (id: number) => {
  const { accessories } = dataOf<{ accessories: WireAccessory[] }>(
    await shop.send('GET', '/api/accessories'),
  )
  return accessories.find((one) => one.id === id)
}
const linesOf = (number: string) => orderLinesOf(shop, number)
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)

test('a bundle says what is in it, what its parts cost one by one, and what fits all of them', async () => {
  const commuter = await page(COMMUTER)
  expect(commuter.bundle?.apart).toBe(326)
  expect(commuter.price).toBe(277.1)
  expect(commuter.bundle?.parts).toMatchObject([
    {
      product_id: LOCK,
      kind: 'accessory',
      title: 'U-lock, silver rating',
      version: null,
      count: 1,
    },
    { product_id: FRONT_LIGHT },
    { product_id: TAILLIGHT },
    { product_id: PANNIERS },
  ])
  expect(commuter.bikes.filter(({ fits }) => fits)).toHaveLength(2)
  expect(commuter.weight_g).toBeGreaterThan(1_000)
  expect(await listed(COMMUTER)).toMatchObject({ saves: 15, price: 277.1 })
  expect(await listed(LOCK)).toMatchObject({ saves: 0 })
})

test('there are as many of a bundle as of its scarcest part, and none where one is sold out', async () => {
  await setShelf(shop.db, REPAIR_KIT, 5)
  expect((await page(WORKSHOP)).stock).toEqual({ state: 'few', left: 2 })
  await setShelf(shop.db, REPAIR_KIT, 1)
  expect((await page(WORKSHOP)).stock).toEqual({ state: 'sold_out', left: null })
  expect((await listed(WORKSHOP))?.stock.state).toBe('sold_out')
})

test('a bundle of a product that is withdrawn is not sold, in carts neither', async () => {
  const member = await register(shop, 'Ada')
  await as(shop, member)('POST', '/api/cart', { items: [bundle(WORKSHOP)] })
  await shop.db.update(products).set({ is_offered: false }).where(eq(products.id, STAND))
  expect((await shop.send('GET', `/api/accessories/${WORKSHOP}`)).status).toBe(404)
  expect((await readCart(shop, member)).carts[0]?.problem).toBeTruthy()
  const paid = await pay(shop, {
    ...(await orderBody(shop, [bundle(LOCK)])),
    items: [bundle(WORKSHOP)],
  })
  expect(paid.body.code).toBe('product_not_found')
})

test('its price follows its parts where it is a percentage, and stays where it is an amount', async () => {
  await setPrice(shop.db, LOCK, 8_000)
  expect(await priceOf(shop.db, COMMUTER)).toBe(27_795)
  expect((await page(COMMUTER)).price).toBe(277.95)
  await setPrice(shop.db, STAND, 20_000)
  expect((await page(WORKSHOP)).price).toBe(259)
  await setParts(shop.db, COMMUTER, [{ product_id: LOCK, count: 3 }])
  expect(await priceOf(shop.db, COMMUTER)).toBe(20_400)
  await shop.db
    .update(products)
    .set({ bundle_basis_points: 2_000 })
    .where(eq(products.id, COMMUTER))
  expect(await priceOf(shop.db, COMMUTER)).toBe(19_200)
})

test('a guest buys bundles in one line; the order has its parts, which add up to it', async () => {
  const items = [bundle(WORKSHOP, 3), bundle(LOCK), bundle(COMMUTER)]
  const { body } = await shop.send('POST', '/api/checkout-guest', {
    ...{ has_bike: false, items, country_id: 222, promo_code: null },
  })
  expect(body.data?.quote?.lines).toMatchObject([
    { title: 'Home workshop set', count: 3, price: 259, total_price: 777 },
    { title: 'U-lock, silver rating', contents: null },
    { title: 'Commuter set', contents: expect.stringContaining('Front light, 60 lux') },
  ])
  const before = await shelfOf(shop.db, REPAIR_KIT)
  const placed = await pay(shop, await orderBody(shop, items))
  const number = String(placed.body.data?.order_number)
  const lines = await linesOf(number)
  expect(lines).toHaveLength(3 + 1 + 4)
  const workshop = lines.filter((line) => line.bundle?.number === 1)
  expect(workshop.map(({ product_id, count }) => [product_id, count])).toEqual([
    [STAND, 3],
    [5000118, 3],
    [REPAIR_KIT, 6],
  ])
  expect(sum(workshop.map(({ total_cents }) => total_cents))).toBe(77_700)
  expect(sum(lines.filter((line) => line.bundle?.number === 2).map((one) => one.total_cents))).toBe(
    27_710,
  )
  expect(await shelfOf(shop.db, REPAIR_KIT)).toMatchObject({ reserved: before.reserved + 6 })
  // The lock is ordered alone and in a bundle; a single reservation covers both.
  const held = await shop.db.select().from(stockReservations)
  expect(held.find(({ sku }) => sku === skuOf(LOCK))?.count).toBe(2)
  await payInSandbox(shop, placed)
  expect(await shelfOf(shop.db, REPAIR_KIT)).toMatchObject({ on_hand: before.on_hand - 6 })
  const { order_key } = placed.body.data ?? {}
  const order = dataOf<WireOrder>(await shop.send('GET', `/api/orders/${number}/${order_key}`))
  expect(order.title).toBe('3 × Home workshop set and 2 more')
  expect(order.lines[0]).toMatchObject({
    title: 'Service stand, 40 kg',
    bundle: { number: 1, title: 'Home workshop set', count: 3, each: 1 },
  })
  expect(order.lines[3]).toMatchObject({ title: 'U-lock, silver rating', bundle: null })
})

test('a member has it in one line, and what is left is shared with the same parts by themselves', async () => {
  const member = await register(shop, 'Ada')
  await setShelf(shop.db, LOCK, 2)
  const items = [bundle(LOCK, 2), bundle(COMMUTER)]
  await as(shop, member)('POST', '/api/cart', { items })
  expect((await readCart(shop, member)).carts).toMatchObject([
    { product_id: LOCK, problem: null },
    {
      product_id: COMMUTER,
      problem: 'Sold out right now.',
      description: expect.stringContaining('U-lock'),
    },
  ])
  await setShelf(shop.db, LOCK, 3)
  expect((await readCart(shop, member)).carts.map(({ problem }) => problem)).toEqual([null, null])
  expect((await readCheckout(shop, member, '?country_id=222')).quote.lines).toHaveLength(2)
  const number = await buyCart(shop, member)
  expect((await linesOf(number)).map(({ product_id }) => product_id)).toEqual([
    ...[LOCK, LOCK, FRONT_LIGHT, TAILLIGHT, PANNIERS],
  ])
})

test('a percentage counts for the price of a bundle, and a code for a part does not', async () => {
  await shop.send('GET', '/api/accessories')
  await shop.db
    .insert((await import('@/server/kernel/db/schema/catalog/trade')).promotions)
    .values([
      {
        code: 'tenth',
        basis_points: 1_000,
        kinds: ['accessory'],
        threshold_cents: 0 as never,
        is_active: true,
      },
      {
        code: 'lock',
        basis_points: 5_000,
        product_ids: [LOCK],
        threshold_cents: 0 as never,
        is_active: true,
      },
    ])
  const items = [bundle(COMMUTER, 2)]
  const full = (await totalOf(shop, items)) ?? 0
  expect(await totalOf(shop, items, 'lock')).toBe(full)
  const body = await orderBody(shop, items, { promo_code: 'tenth' })
  expect(Number(body.expected_total)).toBeLessThan(full)
  const lines = await linesOf(String((await pay(shop, body)).body.data?.order_number))
  expect(sum(lines.map(({ discount_cents }) => discount_cents))).toBe(5_542)
  expect(sum(lines.map(({ total_cents }) => total_cents))).toBe(55_420)
})

test('an order keeps its parts whatever becomes of the bundle', async () => {
  const placed = await pay(shop, await orderBody(shop, [bundle(COMMUTER)]))
  const number = String(placed.body.data?.order_number)
  const before = await linesOf(number)
  await setParts(shop.db, COMMUTER, [{ product_id: STAND, count: 2 }])
  await shop.db
    .update(products)
    .set({ title: 'Other', is_offered: false })
    .where(eq(products.id, COMMUTER))
  await payInSandbox(shop, placed)
  expect((await linesOf(number)).map(({ title, bundle: of }) => [title, of])).toEqual(
    before.map(({ title, bundle: of }) => [title, of]),
  )
})

test('its page moves when a part becomes scarce, and not before', async () => {
  await setShelf(shop.db, REPAIR_KIT, 100)
  const moves = async () => {
    const rows = await shop.db.select().from(pageMoves)
    return rows.filter(({ pages }) => pages === `product:${WORKSHOP}`).length
  }
  const before = await moves()
  await setShelf(shop.db, REPAIR_KIT, 20)
  expect(await moves()).toBe(before)
  await setShelf(shop.db, REPAIR_KIT, 11)
  expect(await moves()).toBe(before + 1)
})

test('the database refuses a bundle in itself, the same part twice, and no pieces', async () => {
  const part = { bundle_id: COMMUTER, product_id: LOCK, position: 9, count: 1 }
  const add = (more: object) => shop.db.insert(productParts).values({ ...part, ...more })
  await expect(add({})).rejects.toThrow()
  await expect(add({ product_id: COMMUTER })).rejects.toThrow()
  await expect(add({ product_id: STAND, count: 0 })).rejects.toThrow()
  await expect(add({ product_id: 1 })).rejects.toThrow()
})
