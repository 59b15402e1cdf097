import { eq } from 'drizzle-orm'

import { MOST_ADDRESSES } from '@/domain/account/addresses/address-book'
import { stockItems } from '@/server/kernel/db/schema/orders/stock'
import { ADDRESS } from '@/__tests__/support/orders/orders'
import { dataOf, memberOrder, readCart, saveBike } from '@/__tests__/support/member-shop'
import { as } from '@/__tests__/support/members'
import { sharedShop, freshMember } from '@/__tests__/support/fixtures'

const shop = sharedShop()
const ada = freshMember(shop, 'Ida')
beforeEach(async () => void (await saveBike(shop, ada)))

interface SavedAddress {
  id: number
  line1: string
  is_shipping: boolean
  is_billing: boolean
}

const placeOrder = (body: unknown, key?: string) =>
  as(shop, ada)('POST', '/api/checkout', body, key ? { 'idempotency-key': key } : {})
const add = (address: unknown) => as(shop, ada)('POST', '/api/addresses', address)
const book = async () =>
  dataOf<{ addresses: SavedAddress[] }>(await as(shop, ada)('GET', '/api/addresses')).addresses
const NEW = { ...ADDRESS, is_saved: true }

test.each([
  ['another total', { expected_total: 1 }, 'totals_changed'],
  ['an unknown provider', { provider: 'nobody' }, 'provider_not_available'],
  ['a wrong postal code', { shipping_address: { ...NEW, postcode: '1' } }, 'invalid_input'],
])('an order that is refused for %s saves no address', async (_, change, code) => {
  const body = await memberOrder(shop, ada, { shipping_address: NEW, ...change })
  for (let tries = 0; tries < 2; tries += 1) expect((await placeOrder(body)).body.code).toBe(code)
  expect(await book()).toEqual([])
})

test('a sold-out order saves no address', async () => {
  const body = await memberOrder(shop, ada, { shipping_address: NEW })
  const frame = eq(stockItems.sku, 'frame:nyx:M')
  const [before] = await shop.db.select().from(stockItems).where(frame)
  await shop.db
    .update(stockItems)
    .set({ on_hand: before?.reserved ?? 0 })
    .where(frame)
  expect((await placeOrder(body)).body.code).toBe('build_invalid')
  await shop.db
    .update(stockItems)
    .set({ on_hand: before?.on_hand ?? 0 })
    .where(frame)
  expect(await book()).toEqual([])
})

test('many equal requests save one address with the order', async () => {
  const body = await memberOrder(shop, ada, { shipping_address: NEW })
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => placeOrder(body, 'one-order-key')),
  )
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  await placeOrder(body, 'one-order-key')
  expect(await book()).toMatchObject([{ is_shipping: true, is_billing: true }])
})

test('delivery and bill to one new address, however it is spelled, save it once', async () => {
  const respelled = { ...NEW, line1: ' 1 MAIN  street. ', name: 'ada rider' }
  const body = await memberOrder(shop, ada, { shipping_address: NEW, billing_address: respelled })
  expect((await placeOrder(body)).status).toBe(200)
  expect(await book()).toHaveLength(1)
})

test('an address of the book is not saved again, and keeps what it was chosen for', async () => {
  const { id } = dataOf<SavedAddress>(await add(ADDRESS))
  const body = await memberOrder(shop, ada, {
    shipping_address: { ...NEW, city: 'PORTLAND' },
    billing_address: { ...NEW, line2: 'Flat 2' },
  })
  expect((await placeOrder(body)).status).toBe(200)
  expect(await book()).toMatchObject([
    { line2: 'Flat 2', is_shipping: false },
    { id, is_shipping: true, is_billing: true },
  ])
})

test('a full book fails no order', async () => {
  for (let number = 1; number <= MOST_ADDRESSES; number += 1)
    expect((await add({ ...ADDRESS, line1: `${number} Side Street` })).status).toBe(200)
  const body = await memberOrder(shop, ada, { shipping_address: NEW })
  expect((await placeOrder(body)).status).toBe(200)
  expect((await readCart(shop, ada)).carts).toEqual([])
  expect(await book()).toHaveLength(MOST_ADDRESSES)
  expect((await add(ADDRESS)).body.code).toBe('address_book_full')
  expect((await add({ ...ADDRESS, line1: '7 SIDE street' })).status).toBe(200)
})

test('an address sent twice to the book is one, with the last spelling and choice', async () => {
  await add({ ...ADDRESS, line1: '2 Side Street' })
  const sent = { ...ADDRESS, phone: '+1 (518) 555-0100' }
  const [one, other] = await Promise.all([add(sent), add({ ...sent, phone: '+1 518 5550100' })])
  expect(dataOf<SavedAddress>(one).id).toBe(dataOf<SavedAddress>(other).id)
  const again = dataOf<SavedAddress>(await add({ ...sent, name: 'ADA RIDER', is_shipping: true }))
  expect(again).toMatchObject({ name: 'ADA RIDER', is_shipping: true, is_billing: false })
  expect((await book()).map(({ is_shipping }) => is_shipping)).toEqual([true, false])
})
