import { eq } from 'drizzle-orm'

import type { CustomersPage, OfficeCustomer } from '@/contract/customers'
import { addresses } from '@/server/kernel/db/schema/addresses'
import { users } from '@/server/kernel/db/schema/users'
import { registerAdmin } from '../../support/admins'
import { buyCart, dataOf, saveBike } from '../../support/member-shop'
import { as, register, type Member } from '../../support/members'
import { ADDRESS } from '../../support/orders'
import { openTestShop, type TestShop } from '../../support/shop'

type WireCustomer = Omit<OfficeCustomer, 'credit'> & { credit: number }

let shop: TestShop
let admin: Member
let ada: Member
let ben: Member
let number: string
beforeAll(async () => {
  shop = await openTestShop()
  admin = await registerAdmin(shop)
  ada = await register(shop, 'Adalind')
  ben = await register(shop, 'Benno')
  const body = { ...ADDRESS, phone: '+49 (151) 234-5678' }
  const added = await as(shop, ada)('POST', '/api/addresses', body)
  expect(added.status).toBe(200)
  await saveBike(shop, ada)
  number = await buyCart(shop, ada)
})
afterAll(() => shop.close())

const list = async (query = '') =>
  dataOf<CustomersPage>(await as(shop, admin)('GET', `/api/backoffice/customers${query}`))
const idsFor = async (q: string) =>
  (await list(`?q=${encodeURIComponent(q)}`)).customers.map(({ id }) => id)
const read = (id: string, by = admin) => as(shop, by)('GET', `/api/backoffice/customers/${id}`)

test('a customer is found by name and email in any letter case', async () => {
  expect(await idsFor('ADALIND rider')).toEqual([ada.id])
  expect(await idsFor(ben.email.toUpperCase())).toEqual([ben.id])
})

test('a customer is found by a phone number, however it is typed', async () => {
  expect(await idsFor('151 2345678')).toEqual([ada.id])
  expect(await idsFor('+49 151/2345678')).toEqual([ada.id])
  expect(await idsFor('151 999 9999')).toEqual([])
})

test('a customer is found by an order number, and by no part of it', async () => {
  expect(await idsFor(number.toLowerCase())).toEqual([ada.id])
  expect(await idsFor(number.slice(0, -1))).toEqual([])
})

test('signs of patterns have no meaning', async () => {
  expect(await idsFor('%')).toEqual([])
  expect(await idsFor('_____')).toEqual([])
})

test('lists hold whom they name', async () => {
  const idsIn = async (name: string) => (await list(`?list=${name}`)).customers.map(({ id }) => id)
  expect(await idsIn('buyers')).toEqual([ada.id])
  expect(await idsIn('without_orders')).toEqual(expect.arrayContaining([ben.id, admin.id]))
  expect(await idsIn('without_orders')).not.toContain(ada.id)
  expect(await idsIn('staff')).toEqual([admin.id])
  expect(await idsIn('disabled')).toEqual([])
  await shop.db.update(users).set({ disabled_at: new Date() }).where(eq(users.public_id, ben.id))
  expect(await idsIn('disabled')).toEqual([ben.id])
  await shop.db.update(users).set({ disabled_at: null }).where(eq(users.public_id, ben.id))
})

test('pages begin and end at an account, in either order', async () => {
  const rows = Array.from({ length: 60 }, (_, index) => ({
    ...{ public_id: `page-${index}`, email: `p${index}@y.org`, email_key: `p${index}@y.org` },
    ...{ name: 'Paging', last_name: 'Rider', user_name: `page ${index}` },
  }))
  await shop.db.insert(users).values(rows)
  const first = await list('?q=paging')
  expect(first.customers).toHaveLength(50)
  expect(first.previous).toBeNull()
  const second = await list(`?q=paging&after=${first.next}`)
  expect(second.customers.map(({ id }) => id)).toEqual(
    rows
      .slice(0, 10)
      .reverse()
      .map(({ public_id }) => public_id),
  )
  expect((await list(`?q=paging&before=${second.previous}`)).customers).toEqual(first.customers)
  expect((await list('?q=paging&order=oldest')).customers[0]?.id).toBe('page-0')
})

test('the page of a customer tells what the shop knows of them and of nobody else', async () => {
  const known = dataOf<WireCustomer>(await read(ada.id))
  expect(known).toMatchObject({
    ...{ id: ada.id, email: ada.email, role: null, is_disabled: false },
    ...{ credit: 0, sessions: 1, tickets: [], posts: [] },
    orders: [{ number }],
    bikes: [{ order_number: number }],
    addresses: [{ phone: '+49 (151) 234-5678', country: 'United States' }],
  })
  const other = dataOf<WireCustomer>(await read(ben.id))
  expect({ orders: other.orders, addresses: other.addresses }).toEqual({
    orders: [],
    addresses: [],
  })
  expect(await shop.db.$count(addresses)).toBe(1)
})

test('an account that is gone is not found, and only staff that may look finds any', async () => {
  const gone = await read('nobody')
  expect([gone.status, gone.body.code]).toEqual([404, 'customer_not_found'])
  expect((await read(ada.id, ada)).status).toBe(403)
  const catalog = await registerAdmin(shop, 'Cato', 'catalog')
  expect((await read(ada.id, catalog)).body.code).toBe('permission_missing')
})
