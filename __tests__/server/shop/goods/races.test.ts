import { eq } from 'drizzle-orm'

import { orders } from '@/server/kernel/db/schema/orders/orders'
import { products } from '@/server/kernel/db/schema/catalog/products'
import { stockItems } from '@/server/kernel/db/schema/orders/stock'
import {
  COMMUTER,
  LOCK,
  setParts,
  setShelf,
  shelfOf,
  STAND,
  setPrice,
} from '@/__tests__/support/bundles'
import { buyCart, memberOrder, readCart } from '@/__tests__/support/member-shop'
import { as, register } from '@/__tests__/support/members'
import { orderBody, pay } from '@/__tests__/support/orders/orders'
import { freshShop } from '@/__tests__/support/fixtures'

const shop = freshShop()

const one = (product_id: number) => [{ product_id, count: 1 }]

test('50 buyers at once get exactly the last 7 of a part, in bundles or by itself', async () => {
  await setShelf(shop.db, LOCK, 7)
  const bundled = await orderBody(shop, one(COMMUTER))
  const single = await orderBody(shop, one(LOCK))
  const before = await shop.db.select().from(stockItems)
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, i) =>
      pay(shop, { ...(i % 2 ? bundled : single), email: `guest${i}@example.com` }),
    ),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(7)
  const refused = replies.filter(({ status }) => status !== 200)
  expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['sold_out']))
  expect(await shelfOf(shop.db, LOCK)).toMatchObject({ on_hand: 7, reserved: 7 })
  const placed = await shop.db.select().from(orders)
  const bundles = placed.filter(({ subtotal_cents }) => subtotal_cents === 27_710).length
  expect(placed).toHaveLength(7)
  // The losing requests reserve no stock of the other parts.
  const after = await shop.db.select().from(stockItems)
  const moved = after.filter((row) => {
    const old = before.find(({ sku }) => sku === row.sku)
    return row.sku !== `product:${LOCK}` && row.reserved !== old?.reserved
  })
  expect(moved.every(({ reserved }) => reserved === bundles)).toBe(true)
  expect(moved).toHaveLength(bundles === 0 ? 0 : 3)
})

test('the part that is short is named by its bundle, and nothing is held', async () => {
  await setShelf(shop.db, LOCK, 0)
  const refused = await pay(shop, await orderBody(shop, one(COMMUTER)))
  expect(refused.body).toMatchObject({ code: 'sold_out' })
  expect(refused.body.message).toContain('Commuter set')
  expect(refused.body.errors).toEqual([{ field: 'items.0', message: 'Sold out.' }])
  const rows = await shop.db.select().from(stockItems)
  expect(rows.every(({ reserved }) => reserved === 0)).toBe(true)
})

test('a part whose price changes between cart and order stops the order with the new total', async () => {
  const body = await orderBody(shop, one(COMMUTER))
  await setPrice(shop.db, LOCK, 10_000)
  const refused = await pay(shop, body)
  expect(refused.body.code).toBe('totals_changed')
  expect((await pay(shop, await orderBody(shop, one(COMMUTER)))).status).toBe(200)
})

test('a bundle that is edited while it lies in a cart is sold as it is then, and the cart says its price changed', async () => {
  const member = await register(shop, 'Ada')
  await as(shop, member)('POST', '/api/cart', { items: one(COMMUTER) })
  const order = await memberOrder(shop, member)
  await setParts(shop.db, COMMUTER, [
    { product_id: STAND, count: 1 },
    { product_id: LOCK, count: 1 },
  ])
  const refused = await as(shop, member)('POST', '/api/checkout', order)
  expect(refused.body.code).toBe('totals_changed')
  const { carts } = await readCart(shop, member)
  expect(carts[0]).toMatchObject({ price: 227.8, old_price: 277.1 })
  expect(carts[0]?.description).toContain('Service stand')
  await buyCart(shop, member)
  expect(await shelfOf(shop.db, STAND)).toMatchObject({ on_hand: 49 })
})

test('price changes of two parts and edits of their bundle at once end, with the price of the last', async () => {
  const price = (product: number, cents: number) =>
    shop.db
      .update(products)
      .set({ price_cents: cents as never })
      .where(eq(products.id, product))
  await Promise.all(
    Array.from({ length: 20 }, (_, i) => [
      price(LOCK, 7_000 + i * 100),
      price(STAND, 18_000 + i * 100),
    ]).flat(),
  )
  await Promise.all([
    price(LOCK, 10_000),
    setParts(shop.db, COMMUTER, [{ product_id: LOCK, count: 2 }]),
  ])
  await price(LOCK, 10_100)
  const [row] = await shop.db.select().from(products).where(eq(products.id, COMMUTER))
  expect(row?.price_cents).toBe(17_170)
})
