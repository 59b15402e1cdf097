import type { Pool } from 'pg'

import { readCart } from '@/__tests__/support/member-shop'
import { as, register, type Member } from '@/__tests__/support/members'
import { sharedShop, freshMember } from '@/__tests__/support/fixtures'

const BACKPACK = 5000111

const shop = sharedShop()
const ada = freshMember(shop)

const add = (items: unknown) => as(shop, ada)('POST', '/api/cart', { items })
const setCount = (who: Member, id: number | undefined, count: number) =>
  as(shop, who)('PUT', '/api/cart/count', { id, count })

test('a new quantity is asked of the database with two queries: who calls, and the change', async () => {
  await add([{ product_id: BACKPACK }])
  const { carts } = await readCart(shop, ada)
  const pool = Reflect.get(shop.db, '$client') as Pool
  const [query, connect] = [jest.spyOn(pool, 'query'), jest.spyOn(pool, 'connect')]
  const { body } = await setCount(ada, carts[0]?.id, 4)
  expect(query).toHaveBeenCalledTimes(2)
  // `query` connects with a callback, whereas a transaction would connect without one.
  expect(connect.mock.calls.filter(([callback]) => !callback)).toEqual([])
  query.mockRestore()
  connect.mockRestore()
  expect(body.data).toEqual({ version: 2 })
  expect((await readCart(shop, ada)).carts[0]?.count).toBe(4)
})

test('quantities and adds that come together are done one after the other, each with a version', async () => {
  await add([{ product_id: BACKPACK }])
  const { carts } = await readCart(shop, ada)
  const changes = Array.from({ length: 20 }, (_, at) => setCount(ada, carts[0]?.id, 10 + at))
  const adds = Array.from({ length: 20 }, () => add([{ product_id: BACKPACK }]))
  const replies = await Promise.all([...changes, ...adds])
  const versions = replies.map(({ body }) => (body.data as { version?: number }).version)
  const expected = Array.from({ length: 40 }, (_, at) => at + 2)
  expect(versions.sort((a = 0, b = 0) => a - b)).toEqual(expected)
  expect((await readCart(shop, ada)).version).toBe(41)
})

test('a line of somebody else keeps its quantity, and so does the version of both carts', async () => {
  await add([{ product_id: BACKPACK }])
  const { carts } = await readCart(shop, ada)
  const eve = await register(shop, 'Eve')
  await as(shop, eve)('POST', '/api/cart', { items: [{ product_id: BACKPACK }] })
  const refused = await setCount(eve, carts[0]?.id, 7)
  expect([refused.status, refused.body.code]).toEqual([404, 'cart_line_not_found'])
  expect(await readCart(shop, ada)).toMatchObject({ version: 1, carts: [{ count: 1 }] })
  expect(await readCart(shop, eve)).toMatchObject({ version: 1 })
})
