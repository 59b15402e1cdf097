import { eq, sql } from 'drizzle-orm'

import { stockItems, stockReservations } from '@/server/kernel/db/schema/orders/stock'
import { releaseReservations, reserveStock } from '@/server/stock/movements/queries'
import { orderRow } from '@/__tests__/support/after-sales'
import { buyCart } from '@/__tests__/support/member-shop'
import { as, register } from '@/__tests__/support/members'
import { sharedShop } from '@/__tests__/support/fixtures'

const SKU = 'GUARDED'
const BACKPACK = 5000111
const CHECK = { cause: { code: '23514', constraint: 'stock_items_never_oversold' } }

const shop = sharedShop()
beforeEach(async () => {
  await shop.db.delete(stockItems).where(eq(stockItems.sku, SKU))
  await shop.db.insert(stockItems).values({ sku: SKU, on_hand: 5, reserved: 4 })
})

const stock = async () => {
  const [row] = await shop.db.select().from(stockItems).where(eq(stockItems.sku, SKU))
  return [row?.on_hand, row?.reserved]
}
const set = (change: Partial<typeof stockItems.$inferInsert>) =>
  shop.db.update(stockItems).set(change).where(eq(stockItems.sku, SKU))

test('held pieces are for nobody else: the code says which are short, before the database has to', async () => {
  expect(await reserveStock(shop.db, [{ sku: SKU, count: 2 }])).toBe(SKU)
  expect(await stock()).toEqual([5, 4])
  expect(await reserveStock(shop.db, [{ sku: SKU, count: 1 }])).toBeNull()
  expect(await stock()).toEqual([5, 5])
  expect(await reserveStock(shop.db, [{ sku: SKU, count: 1 }])).toBe(SKU)
})

test('of many who want the last piece at once, one gets it', async () => {
  const wishes = Array.from({ length: 20 }, () => reserveStock(shop.db, [{ sku: SKU, count: 1 }]))
  expect((await Promise.all(wishes)).filter((short) => short === null)).toHaveLength(1)
  expect(await stock()).toEqual([5, 5])
})

test.each([
  ['more held than there is', { reserved: 6 }],
  ['less than nothing held', { reserved: -1 }],
  ['fewer on hand than are held', { on_hand: 3 }],
  ['fewer than none on hand', { on_hand: -1, reserved: 0 }],
])('the database refuses %s, whoever writes', async (_, change) => {
  await expect(set(change)).rejects.toMatchObject(CHECK)
  expect(await stock()).toEqual([5, 4])
})

test('the database refuses a release that gives back more than was held', async () => {
  const back = shop.db
    .update(stockItems)
    .set({ reserved: sql`${stockItems.reserved} - 5` })
    .where(eq(stockItems.sku, SKU))
  await expect(back).rejects.toMatchObject(CHECK)
})

test('sold pieces are not released once more', async () => {
  const ada = await register(shop, 'Ada')
  await as(shop, ada)('POST', '/api/cart', { items: [{ product_id: BACKPACK, count: 1 }] })
  const { id } = await orderRow(shop, await buyCart(shop, ada))
  const rows = () =>
    shop.db.select().from(stockReservations).where(eq(stockReservations.order_id, id))
  const before = [await rows(), await shop.db.select().from(stockItems).orderBy(stockItems.sku)]
  expect((await rows()).map(({ state }) => state)).toEqual(['consumed'])
  await releaseReservations(shop.db, id)
  expect([await rows(), await shop.db.select().from(stockItems).orderBy(stockItems.sku)]).toEqual(
    before,
  )
})
