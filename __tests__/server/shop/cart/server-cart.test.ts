import { eq } from 'drizzle-orm'

import { partChosen } from '@/domain/shop/bikes/build'
import { products } from '@/server/kernel/db/schema/catalog/products'
import { stockItems } from '@/server/kernel/db/schema/orders/stock'
import { cents } from '@/domain/kit/money'
import { as } from '@/__tests__/support/members'
import { dataOf, readCart, saveBike } from '@/__tests__/support/member-shop'
import { bikeItem } from '@/__tests__/support/orders/orders'
import { sharedShop, freshMember } from '@/__tests__/support/fixtures'

const shop = sharedShop()
const ada = freshMember(shop)

const BACKPACK = 5000111
const add = (items: unknown, key?: string) =>
  as(shop, ada)('POST', '/api/cart', { items }, key ? { 'idempotency-key': key } : {})

test('is empty for a new user', async () => {
  expect(await readCart(shop, ada)).toMatchObject({ carts: [], subtotal: 0, total: 0, version: 0 })
})

test('adds a product once more to the line that holds it', async () => {
  await add([{ product_id: BACKPACK, count: 2 }])
  await add([{ product_id: BACKPACK }])
  const { carts, subtotal } = await readCart(shop, ada)
  expect(carts).toHaveLength(1)
  expect(carts[0]).toMatchObject({ count: 3, product_id: BACKPACK, problem: null, old_price: null })
  expect(subtotal).toBeCloseTo((carts[0]?.price ?? 0) * 3, 2)
})

test('50 adds at once are 50 pieces', async () => {
  await Promise.all(Array.from({ length: 50 }, () => add([{ product_id: BACKPACK }])))
  expect((await readCart(shop, ada)).carts.map(({ count }) => count)).toEqual([50])
})

test('a repeat with the same key adds once, and another body with it is refused', async () => {
  const body = [{ product_id: BACKPACK, count: 2 }]
  const [first, ...others] = await Promise.all([1, 2, 3].map(() => add(body, 'migration-1')))
  for (const other of others) expect(other.body).toEqual(first?.body)
  expect((await readCart(shop, ada)).carts[0]?.count).toBe(2)
  const mismatch = await add([{ product_id: BACKPACK, count: 3 }], 'migration-1')
  expect([mismatch.status, mismatch.body.code]).toEqual([422, 'idempotency_mismatch'])
})

test('names what is no longer sold and adds the rest', async () => {
  const mixed = await add([{ product_id: BACKPACK }, { product_id: 77 }])
  expect(mixed.body.data).toMatchObject({ added: 1, refused: [{ product_id: 77 }] })
  expect((await add([{ product_id: 77 }])).body.code).toBe('product_not_found')
})

test('two different builds of one bike stay two lines, the same build is one', async () => {
  const other = bikeItem('nyx', (build, bike) => {
    const part = bike.groups.find(({ selection }) => selection === 'many')?.parts.at(-1)
    return part ? partChosen(bike, build, part.id) : build
  })
  await saveBike(shop, ada)
  await saveBike(shop, ada, other)
  await saveBike(shop, ada)
  const { carts } = await readCart(shop, ada)
  expect(carts.map(({ count }) => count)).toEqual([2, 1])
  expect(carts[0]).toMatchObject({ title: 'Nyx', bike_slug: 'nyx', order_bike_id: null })
  expect(carts[0]?.image).toMatch(/^\/pictures\/nyx\?view=thumbnail&build=/)
})

const largeNyx = () =>
  bikeItem('nyx', (build, bike) => ({
    ...build,
    size_id: bike.sizes.at(-1)?.id ?? 0,
    color_id: bike.sizes.at(-1)?.color_ids[0] ?? 0,
  }))

test('an edited bike keeps its line: id, place and the quantity of now', async () => {
  const { cart_id } = dataOf<{ cart_id: number }>(await saveBike(shop, ada))
  await add([{ product_id: BACKPACK }])
  await as(shop, ada)('PUT', '/api/cart/count', { id: cart_id, count: 3 })
  const large = largeNyx()
  const saved = await saveBike(shop, ada, large, { mode: 'CECM', cart_id, count: 1 })
  expect(dataOf<{ cart_id: number }>(saved).cart_id).toBe(cart_id)
  const { carts } = await readCart(shop, ada)
  expect(carts.map(({ id, count }) => [id, count])).toEqual([
    [cart_id, 3],
    [carts[1]?.id, 1],
  ])
  expect(carts[0]?.build?.size_id).toBe(large.server.build.size_id)
  expect(carts[0]?.old_price).toBeNull()
})

test('a bike is the same for everybody, and one that is edited is for its buyer only', async () => {
  const { cart_id } = dataOf<{ cart_id: number }>(await saveBike(shop, ada))
  const path = '/api/configurator/nyx'
  const plain = await shop.send('GET', path)
  const edited = await as(shop, ada)('GET', `${path}?mode=CECM&cartID=${cart_id}`)
  expect(plain.headers.get('cache-control')).toMatch(/^public\b/)
  expect(edited.headers.get('cache-control')).toBe('no-store')
})

test('an edited bike takes in the line that it now equals, and keeps its own place', async () => {
  const { cart_id } = dataOf<{ cart_id: number }>(await saveBike(shop, ada))
  await add([{ product_id: BACKPACK }])
  await saveBike(shop, ada, largeNyx(), { count: 2 })
  await saveBike(shop, ada, largeNyx(), { mode: 'CECM', cart_id })
  const { carts } = await readCart(shop, ada)
  expect(carts.map(({ id, count }) => [id, count])).toEqual([
    [cart_id, 3],
    [carts[1]?.id, 1],
  ])
  expect(carts[1]?.product_id).toBe(BACKPACK)
})

test('sets and removes', async () => {
  await add([{ product_id: BACKPACK }])
  const [line] = (await readCart(shop, ada)).carts
  await as(shop, ada)('PUT', '/api/cart/count', { id: line?.id, count: 5 })
  expect((await readCart(shop, ada)).carts[0]?.count).toBe(5)
  await as(shop, ada)('DELETE', `/api/cart/${line?.id}`)
  expect((await readCart(shop, ada)).carts).toEqual([])
})

test.each([0, -1, 1.5, 100, '2', null])('refuses a count of %p', async (bad) => {
  await add([{ product_id: BACKPACK }])
  const [line] = (await readCart(shop, ada)).carts
  const reply = await as(shop, ada)('PUT', '/api/cart/count', { id: line?.id, count: bad })
  expect(reply.status).toBe(422)
})

test('announces a price that changed until it is accepted', async () => {
  await add([{ product_id: BACKPACK }])
  const [row] = await shop.db.select().from(products).where(eq(products.id, BACKPACK))
  const before = row?.price_cents ?? cents(0)
  await shop.db
    .update(products)
    .set({ price_cents: cents(before + 500) })
    .where(eq(products.id, BACKPACK))
  const [drifted] = (await readCart(shop, ada)).carts
  expect(drifted?.old_price).toBeCloseTo(before / 100, 2)
  expect(drifted?.price).toBeCloseTo((before + 500) / 100, 2)
  await as(shop, ada)('POST', '/api/cart/accept-prices')
  expect((await readCart(shop, ada)).carts[0]?.old_price).toBeNull()
  await shop.db.update(products).set({ price_cents: before }).where(eq(products.id, BACKPACK))
})

test('a line that the warehouse cannot fill says so and is left out of the totals', async () => {
  const isBackpack = eq(stockItems.sku, `product:${BACKPACK}`)
  await shop.db.update(stockItems).set({ on_hand: 3, reserved: 1 }).where(isBackpack)
  await add([{ product_id: BACKPACK, count: 5 }])
  const { carts, subtotal } = await readCart(shop, ada)
  expect(carts[0]?.problem).toBe('Only 2 left.')
  expect(subtotal).toBe(0)
})

test('the promotion of a line does not read the total of the request', async () => {
  const { cart_id } = dataOf<{ cart_id: number }>(await saveBike(shop, ada))
  const path = `/api/configurator/change-promo-code/${cart_id}`
  const reply = await as(shop, ada)('POST', path, { total_price: 999_999 })
  const { price } = (await readCart(shop, ada)).carts[0] ?? { price: 0 }
  const { discount, total_price } = dataOf<{ discount: number; total_price: number }>(reply)
  expect(discount).toBeCloseTo(Math.min(price * 0.1, 400), 2)
  expect(total_price).toBeCloseTo(price - discount, 2)
})
