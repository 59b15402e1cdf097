import type { Pool } from 'pg'

import { readCart } from '@/__tests__/support/member-shop'
import { as, register } from '@/__tests__/support/members'
import { bikeItem } from '@/__tests__/support/orders/orders'
import { sharedShop, freshMember } from '@/__tests__/support/fixtures'

const BACKPACK = 5000111
const SPARE = 5000336

const shop = sharedShop()
const ada = freshMember(shop)
beforeEach(async () => {
  const { server, ...bike } = bikeItem('nyx')
  await as(shop, ada)('POST', '/api/configurator/cart', { ...bike, ...server })
  const items = [BACKPACK, SPARE].map((product_id) => ({ product_id, count: 2 }))
  await as(shop, ada)('POST', '/api/cart', { items })
})

async function queriesOf<T>(work: () => Promise<T>) {
  const query = jest.spyOn(Reflect.get(shop.db, '$client') as Pool, 'query')
  const result = await work()
  const queries = query.mock.calls.length
  query.mockRestore()
  return { queries, result }
}

test('who calls, the cart, its prices and what is left of it are one query', async () => {
  const { queries, result } = await queriesOf(() => readCart(shop, ada))
  expect(result.carts.map(({ problem }) => problem)).toEqual([null, null, null])
  expect(queries).toBe(1)
})

test('so it is for a cart in which nothing lies', async () => {
  const eve = await register(shop, 'Eve')
  const { queries, result } = await queriesOf(() => readCart(shop, eve))
  expect(result).toMatchObject({ carts: [], version: 0, total: 0 })
  expect(queries).toBe(1)
})

test.each([
  ['frame:nyx:%', 0],
  [`product:${SPARE}`, 2],
])('what others hold of %s is counted with the same query', async (skus, at) => {
  await shop.db.execute(`update stock_items set reserved = on_hand where sku like '${skus}'`)
  const { queries, result } = await queriesOf(() => readCart(shop, ada))
  await shop.db.execute(`update stock_items set reserved = 0 where sku like '${skus}'`)
  expect(result.carts[at]?.problem).toMatch(/^Sold out/)
  expect(queries).toBe(1)
})

test('a line that names no version of its product takes from the shelf of the first one', async () => {
  const [goods] = await shop.db
    .execute<{ id: number; sku: string }>(
      `select id, 'product:' || id || ':' || (variants -> 0 ->> 'id') as sku from products
      where jsonb_array_length(variants) > 0 and not is_digital order by id limit 1`,
    )
    .then(({ rows }) => rows)
  await shop.db.execute(
    `insert into cart_lines (user_id, product_id, count)
    select max(user_id), ${goods?.id}, 1 from carts`,
  )
  const whole = await queriesOf(() => readCart(shop, ada))
  expect([whole.queries, whole.result.carts.at(-1)?.problem]).toEqual([2, null])
  await shop.db.execute(`update stock_items set reserved = on_hand where sku = '${goods?.sku}'`)
  const { carts } = await readCart(shop, ada)
  await shop.db.execute(`update stock_items set reserved = 0 where sku = '${goods?.sku}'`)
  expect(carts.at(-1)?.problem).toMatch(/^Sold out/)
})

test.each([
  ['a revoked session', 'update sessions set revoked_at = now()'],
  ['a disabled account', 'update users set disabled_at = now()'],
  ['an expired token', `update access_tokens set expires_at = '2020-01-01'`],
  ['a session without the second factor', `update users set totp_confirmed_at = now()`],
])('%s sees no cart', async (_what, change) => {
  await shop.db.execute(change)
  const { status, body } = await as(shop, ada)('GET', '/api/cart')
  expect([status, body.code]).toEqual([401, 'not_signed_in'])
})
