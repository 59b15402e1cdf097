import { eq } from 'drizzle-orm'

import type { OfficeHit } from '@/contract/office/overview/overview'
import { addresses } from '@/server/kernel/db/schema/accounts/addresses'
import { users } from '@/server/kernel/db/schema/accounts/users'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { registerAdmin } from '@/__tests__/support/admins'
import { fresh, freshOffice } from '@/__tests__/support/fixtures'
import { dataOf } from '@/__tests__/support/member-shop'
import { as, register } from '@/__tests__/support/members'
import { ADDRESS, orderBody, pay } from '@/__tests__/support/orders/orders'

const { shop, admin } = freshOffice()
const jurgen = fresh(() => register(shop, 'Jorgo'))
let number: string

beforeEach(async () => {
  await shop.db.update(users).set({ name: 'Jürgen' }).where(eq(users.public_id, jurgen.id))
  const address = { ...ADDRESS, name: 'Jürgen Müller', city: 'Århus', postcode: '97205' }
  expect((await as(shop, jurgen)('POST', '/api/addresses', address)).status).toBe(200)
  const body = await orderBody(shop, [{ product_id: 5_000_110, count: 1 }])
  const placed = await pay(shop, { ...body, email: 'zoe@x.org' })
  number = String(placed.body.data?.order_number)
  const sent = { ...ADDRESS, name: 'Zoë Strauß', city: 'Łódź', postcode: 'SW1A 1AA' }
  await shop.db.update(orders).set({ shipping_address: sent, billing_address: sent })
})

const ordersFor = async (q: string) => {
  const path = `/api/backoffice/orders?q=${encodeURIComponent(q)}`
  const found = dataOf<{ orders: { number: string }[] }>(await as(shop, admin)('GET', path))
  return found.orders.map((order) => order.number)
}
const customersFor = async (q: string) => {
  const path = `/api/backoffice/customers?q=${encodeURIComponent(q)}`
  const { customers } = dataOf<{ customers: { id: string }[] }>(await as(shop, admin)('GET', path))
  return customers.map(({ id }) => id)
}

const NAMES = ['Jurgen', 'Jürgen', 'juergen', 'JÜRGEN', 'Muller', 'Mueller', 'Muellr', 'Mülelr']
const PLACES = ['Arhus', 'Aarhus', 'Arhsu', '97205', 'muller arhus']
const BUYER = ['Zoe', 'strauss', 'Strauß', 'Straus', 'Stauss', 'Lodz', 'SW1A 1AA', 'sw1a1aa']

test('a customer is found without accents, with a typo, by city and by postal code', async () => {
  for (const q of [...NAMES, ...PLACES])
    expect([q, await customersFor(q)]).toEqual([q, [jurgen.id]])
})

test('an order is found without accents, with a typo, by city and by postal code', async () => {
  for (const q of BUYER) expect([q, await ordersFor(q)]).toEqual([q, [number]])
})

test('a typo counts only where nothing is spelled so, and only in names and cities', async () => {
  const straus = await register(shop, 'Straus')
  expect(await customersFor('Straus')).toEqual([straus.id])
  expect(await customersFor('Strasu')).toEqual([straus.id])
  expect(await ordersFor('zeo@x.org')).toEqual([])
  for (const q of ['---', '%', '_']) expect([q, await ordersFor(q)]).toEqual([q, []])
})

test('who deletes an address isn’t found by it anymore', async () => {
  await shop.db.delete(addresses)
  for (const q of ['Muller', 'Muellr', 'Arhus']) expect(await customersFor(q)).toEqual([])
  expect(await customersFor('Jurgne')).toEqual([jurgen.id])
})

test('the search of everything finds people for staff who may see them', async () => {
  const hitsFor = async (q: string, by = admin) => {
    const path = `/api/backoffice/search?q=${encodeURIComponent(q)}`
    return dataOf<{ hits: OfficeHit[] }>(await as(shop, by)('GET', path)).hits
  }
  const order = { kind: 'order', id: number, title: number, note: 'Zoë Strauß, zoe@x.org' }
  expect(await hitsFor('stauss')).toEqual([order])
  expect((await hitsFor('Jurgen')).map(({ kind }) => kind)).toEqual(['customer'])
  const writer = await registerAdmin(shop, 'Wim', 'content')
  for (const q of ['Jurgen', 'stauss']) expect(await hitsFor(q, writer)).toEqual([])
})
