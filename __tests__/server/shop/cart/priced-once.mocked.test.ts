import { priceCart } from '@/server/pricing/cart/price-cart'

import { readCart } from '@/__tests__/support/member-shop'
import { as, register } from '@/__tests__/support/members'
import { bikeItem } from '@/__tests__/support/orders/orders'
import { shared, sharedShop } from '@/__tests__/support/fixtures'

jest.mock('@/server/pricing/cart/price-cart', () => {
  const actual = jest.requireActual<object>('@/server/pricing/cart/price-cart')
  return { ...actual, priceCart: jest.fn(Reflect.get(actual, 'priceCart') as typeof priceCart) }
})

const BACKPACK = 5000111
const SPARE = 5000336

const shop = sharedShop()
const ada = shared(() => register(shop, 'Ada'))
beforeAll(async () => {
  const { server, ...bike } = bikeItem('nyx')
  await as(shop, ada)('POST', '/api/configurator/cart', { ...bike, ...server })
  const items = [
    { product_id: BACKPACK, count: 2 },
    { product_id: SPARE, count: 3 },
  ]
  await as(shop, ada)('POST', '/api/cart', { items })
})
beforeEach(() => jest.mocked(priceCart).mockClear())

test('a cart that can be bought is priced once', async () => {
  const { carts } = await readCart(shop, ada)
  expect(carts).toHaveLength(3)
  expect(priceCart).toHaveBeenCalledTimes(1)
})

test('what is sold out keeps its price and is in no total', async () => {
  const whole = await readCart(shop, ada)
  await shop.db.execute(`update stock_items set reserved = on_hand where sku = 'product:${SPARE}'`)
  const short = await readCart(shop, ada)
  const [sold, ...rest] = [...short.carts].reverse()
  expect(sold).toMatchObject({ product_id: SPARE, problem: 'Sold out right now.' })
  expect({ ...sold, problem: null }).toEqual(whole.carts.at(-1))
  expect(rest.reverse()).toEqual(whole.carts.slice(0, -1))
  expect(short.subtotal).toBeCloseTo(whole.subtotal - (sold?.price ?? 0) * 3, 2)
})

test('each line alone says the same as all together', async () => {
  await shop.db.execute(`update stock_items set reserved = 0 where sku = 'product:${SPARE}'`)
  const together = await readCart(shop, ada)
  // A product that is no longer sold makes the shop price each line separately.
  await shop.db.execute(
    `insert into cart_lines (user_id, product_id, count) select user_id, 77, 1 from carts`,
  )
  jest.mocked(priceCart).mockClear()
  const alone = await readCart(shop, ada)
  expect(jest.mocked(priceCart).mock.calls.length).toBeGreaterThan(4)
  expect(alone.carts.slice(0, 3)).toEqual(together.carts)
  expect([alone.subtotal, alone.total]).toEqual([together.subtotal, together.total])
})
