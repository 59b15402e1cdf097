import { eq } from 'drizzle-orm'

import { stockItems, stockReservations } from '@/server/kernel/db/schema/orders/stock'
import { as } from '@/__tests__/support/members'
import { readCart } from '@/__tests__/support/member-shop'
import { orderBody, pay } from '@/__tests__/support/orders/orders'
import { sharedShop, freshMember } from '@/__tests__/support/fixtures'

const shop = sharedShop()
const ada = freshMember(shop)

const HELMET = 5000110
const add = (items: unknown) => as(shop, ada)('POST', '/api/cart', { items })

test('each version is a line of its own, with its color and size', async () => {
  await add([{ product_id: HELMET, variant: 'bone-m' }])
  await add([{ product_id: HELMET, variant: 'graphite-l', count: 2 }])
  await add([{ product_id: HELMET, variant: 'bone-m' }])
  const { carts } = await readCart(shop, ada)
  expect(carts.map(({ variant, count: pieces, options }) => [variant, pieces, options])).toEqual([
    ['bone-m', 2, { color: 'Bone', size: 'M, 55–59 cm', upgrades: [] }],
    ['graphite-l', 2, { color: 'Graphite', size: 'L, 59–63 cm', upgrades: [] }],
  ])
})

test('a call that names no version means the first one of the catalog', async () => {
  await add([{ product_id: HELMET }])
  await add([{ product_id: HELMET, variant: 'graphite-s' }])
  const { carts } = await readCart(shop, ada)
  expect(carts).toHaveLength(1)
  expect(carts[0]).toMatchObject({ count: 2, variant: 'graphite-s' })
})

test('a version that is not made is refused', async () => {
  const reply = await add([{ product_id: HELMET, variant: 'pink-xl' }])
  expect(reply).toMatchObject({ status: 422, body: { code: 'product_not_found' } })
  expect((await readCart(shop, ada)).carts).toEqual([])
})

test('a version that is sold out says so, while another is for sale', async () => {
  await add([
    { product_id: HELMET, variant: 'signal-orange-l' },
    { product_id: HELMET, variant: 'bone-s', count: 4 },
    { product_id: HELMET, variant: 'bone-m' },
  ])
  const { carts, subtotal } = await readCart(shop, ada)
  expect(carts.map(({ problem }) => problem)).toEqual([
    'Sold out in size L, 59–63 cm right now.',
    'Only 3 left in size S, 51–55 cm.',
    null,
  ])
  expect(subtotal).toBe(119)
})

test('an order takes the version from its own shelf', async () => {
  const items = [{ product_id: HELMET, count: 2, variant: 'bone-m' }]
  expect((await pay(shop, await orderBody(shop, items))).status).toBe(200)
  const sku = `product:${HELMET}:bone-m`
  const [shelf] = await shop.db.select().from(stockItems).where(eq(stockItems.sku, sku))
  expect(shelf?.reserved).toBe(2)
  const held = await shop.db.select().from(stockReservations)
  expect(held.map((one) => [one.sku, one.count])).toEqual([[sku, 2]])
})
