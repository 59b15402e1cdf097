import { DEFAULT_ORDER_LIMITS } from '@/domain/shop/cart/order-limits'
import { readCart } from '@/__tests__/support/member-shop'
import { as, register } from '@/__tests__/support/members'
import { bikeItem } from '@/__tests__/support/orders/orders'
import { shared, sharedShop } from '@/__tests__/support/fixtures'

const BACKPACK = 5000111
const SENTENCE = /^You can order up to 20 of /

const shop = sharedShop({ deps: { orderLimits: DEFAULT_ORDER_LIMITS } })
const ada = shared(() => register(shop, 'Ada'))

const add = (count: number) =>
  as(shop, ada)('POST', '/api/cart', { items: [{ product_id: BACKPACK, count }] })

test('a line takes what an order may have, says what was left out, and then refuses', async () => {
  await add(15)
  const part = await add(10)
  expect(part.body.data).toMatchObject({
    added: 1,
    refused: [{ product_id: BACKPACK, message: expect.stringMatching(SENTENCE) }],
  })
  const { carts, max_per_line } = await readCart(shop, ada)
  expect([carts[0]?.count, max_per_line, carts[0]?.problem]).toEqual([20, 20, null])

  const more = await add(1)
  expect([more.status, more.body.code]).toEqual([422, 'too_many_pieces'])
  expect(more.body.message).toMatch(SENTENCE)

  const typed = await as(shop, ada)('PUT', '/api/cart/count', { id: carts[0]?.id, count: 21 })
  expect([typed.status, typed.body.code]).toEqual([422, 'too_many_pieces'])
  expect((await readCart(shop, ada)).carts[0]?.count).toBe(20)
})

test('a bike is refused beyond the limit of its line', async () => {
  const { server, ...bike } = bikeItem('nyx')
  const save = (count: number) =>
    as(shop, ada)('POST', '/api/configurator/cart', { ...bike, ...server, count })
  expect((await save(20)).status).toBe(200)
  const more = await save(1)
  expect([more.status, more.body.code]).toEqual([422, 'too_many_pieces'])
})

test('a guest is told with the line, before anything is paid', async () => {
  const items = [{ product_id: BACKPACK, count: 21 }]
  const reply = await shop.send('POST', '/api/shipping-vat-guest', { country_id: 222, items })
  expect(reply.body.data).toMatchObject({
    quote: { max_per_line: 20, lines: [{ problem: expect.stringMatching(SENTENCE) }] },
  })
})
