import { eq, sql } from 'drizzle-orm'

import type { CustomersPage, OfficeCustomer } from '@/contract/office/customers/customers'
import { addresses } from '@/server/kernel/db/schema/accounts/addresses'
import { customerNotes } from '@/server/kernel/db/schema/accounts/customer-notes'
import { users } from '@/server/kernel/db/schema/accounts/users'
import { purgeNotes } from '@/server/office'
import { registerAdmin } from '@/__tests__/support/admins'
import { buyCart, dataOf, saveBike } from '@/__tests__/support/member-shop'
import { as, register, type Member } from '@/__tests__/support/members'
import { ADDRESS } from '@/__tests__/support/orders/orders'
import { shared, sharedOffice } from '@/__tests__/support/fixtures'
import { workOff } from '@/__tests__/support/work'

type WireCustomer = Omit<OfficeCustomer, 'credit'> & { credit: number }

const { shop, admin } = sharedOffice()
const ada = shared(() => register(shop, 'Adalind'))
const ben = shared(() => register(shop, 'Benno'))
let number: string
beforeAll(async () => {
  const body = { ...ADDRESS, phone: '+49 (151) 234-5678' }
  expect((await as(shop, ada)('POST', '/api/addresses', body)).status).toBe(200)
  await saveBike(shop, ada)
  number = await buyCart(shop, ada)
})

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

test('each row counts its own orders', async () => {
  const { customers } = await list()
  const own = customers.map(({ id, orders, last_order_at }) => [id, orders, last_order_at !== null])
  expect(own).toEqual([
    [ben.id, 0, false],
    [ada.id, 1, true],
    [admin.id, 0, false],
  ])
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
  await shop.db.delete(users).where(eq(users.public_id, first.customers.at(-1)?.id ?? ''))
  expect((await list(`?q=paging&after=${first.next}`)).customers).toEqual(second.customers)
})

test('the page of a customer tells what the shop knows of them and of nobody else', async () => {
  expect(dataOf<WireCustomer>(await read(ada.id))).toMatchObject({
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

test('each payment tells what went back of itself', async () => {
  const carl = await register(shop, 'Carl')
  await saveBike(shop, carl)
  const stored = await buyCart(shop, carl)
  await saveBike(shop, carl)
  const input = await buyCart(shop, carl)
  const refund = { amount: 12.5, target: 'provider', reason: 'Scratched in transit' }
  await as(shop, admin)('POST', `/api/backoffice/orders/${input}/refunds`, refund)
  await workOff(shop.deps)
  expect(dataOf<WireCustomer>(await read(carl.id)).payments).toMatchObject([
    { order_number: input, refunded: 12.5 },
    { order_number: stored, refunded: 0 },
  ])
})

describe('notes', () => {
  const note = (text: string, request_key: string = crypto.randomUUID(), by = admin) =>
    as(shop, by)('POST', `/api/backoffice/customers/${ben.id}/notes`, { text, request_key })
  const remove = (id: number, is_removed: boolean, of = ben.id) =>
    as(shop, admin)('PUT', `/api/backoffice/customers/${of}/notes/${id}`, { is_removed })
  const notes = async () => dataOf<WireCustomer>(await read(ben.id)).notes

  test('a note is added once per key, with its author, newest first', async () => {
    const key = crypto.randomUUID()
    await Promise.all([note('Calls on Mondays', key), note('Calls on Mondays', key)])
    await note('Wants an XL')
    expect((await notes()).map(({ text, by }) => [text, by])).toEqual([
      ['Wants an XL', 'Cleo Rider'],
      ['Calls on Mondays', 'Cleo Rider'],
    ])
    expect((await note(' ')).status).toBe(422)
  })

  test('a removed note comes back within a day, and never to somebody else', async () => {
    const [latest] = await notes()
    const id = latest?.id ?? 0
    expect((await remove(id, true, ada.id)).body.code).toBe('note_not_found')
    await remove(id, true)
    expect(await notes()).toHaveLength(1)
    await remove(id, false)
    expect(await notes()).toHaveLength(2)
    await remove(id, true)
    const removed_at = new Date(shop.clock.now().getTime() - 25 * 3_600_000)
    await shop.db.update(customerNotes).set({ removed_at }).where(eq(customerNotes.id, id))
    await purgeNotes(shop.deps)
    expect((await remove(id, false)).body.code).toBe('note_not_found')
  })

  test('notes are in the data of their customer, and gone with the account', async () => {
    const dora = await register(shop, 'Dorothea')
    const path = `/api/backoffice/customers/${dora.id}`
    const body = { text: 'Rides without hands', request_key: crypto.randomUUID() }
    await as(shop, admin)('POST', `${path}/notes`, body)
    const exported = await as(shop, admin)('POST', `${path}/export`)
    expect(JSON.stringify(exported.body)).toContain('Rides without hands')
    await as(shop, admin)('POST', `${path}/erase`, { email: dora.email })
    expect(await shop.db.$count(customerNotes, eq(customerNotes.text, body.text))).toBe(0)
  })
})

test('an account that is gone is not found', async () => {
  const gone = await read('nobody')
  expect([gone.status, gone.body.code]).toEqual([404, 'customer_not_found'])
})

describe('the access of a customer', () => {
  const change = (id: string, action: string, by = admin, reason = 'Asked by phone') =>
    as(shop, by)('POST', `/api/backoffice/customers/${id}/access`, { action, reason })
  const logIn = async ({ email, password }: Member) =>
    (await shop.send('POST', '/api/login', { email, password })).status

  test('signing out ends every session, and a new login works', async () => {
    const carla = await register(shop, 'Carla')
    expect(dataOf<WireCustomer>(await change(carla.id, 'sign_out')).sessions).toBe(0)
    expect((await as(shop, carla)('GET', '/api/me')).status).toBe(401)
    expect(await logIn(carla)).toBe(200)
  })

  test('a disabled account is signed out and can’t log in until it is enabled again', async () => {
    const dora = await register(shop, 'Dora')
    expect(dataOf<WireCustomer>(await change(dora.id, 'disable'))).toMatchObject({
      ...{ is_disabled: true, sessions: 0 },
    })
    expect((await as(shop, dora)('GET', '/api/me')).status).toBe(401)
    expect(await logIn(dora)).not.toBe(200)
    expect(dataOf<WireCustomer>(await change(dora.id, 'enable')).is_disabled).toBe(false)
    expect((await as(shop, dora)('GET', '/api/me')).status).toBe(401)
    expect(await logIn(dora)).toBe(200)
  })

  test('it is in the audit log with its reason, and needs one', async () => {
    const emil = await register(shop, 'Emil')
    expect((await change(emil.id, 'disable', admin, ' ')).status).toBe(422)
    await change(emil.id, 'disable', admin, 'Stolen cards')
    const { rows } = await shop.db.execute<{ entry: string }>(
      sql`select to_jsonb(a)::text || coalesce(to_jsonb(d)::text, '') as entry from audit_entries a
        left join audit_details d on d.entry_id = a.id where a.action = 'customers.changeAccess'
        order by a.id desc limit 1`,
    )
    expect(rows[0]?.entry).toContain(emil.id)
    expect(rows[0]?.entry).toContain('Stolen cards')
    expect(rows[0]?.entry).toContain('disabled_at')
  })

  test('accounts of staff are refused, and so is who may only look', async () => {
    const boss = await registerAdmin(shop, 'Frida')
    expect((await change(boss.id, 'disable')).body.code).toBe('customer_is_staff')
    expect((await change('nobody', 'disable')).body.code).toBe('customer_not_found')
    const support = await registerAdmin(shop, 'Gil', 'support')
    expect((await change(ben.id, 'disable', support)).body.code).toBe('permission_missing')
    expect(await logIn(ben)).toBe(200)
  })
})
