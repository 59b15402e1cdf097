import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'

import { eq } from 'drizzle-orm'

import type { AuditList } from '@/contract/office/audit/audit'
import { users } from '@/server/kernel/db/schema/accounts/users'
import { ordersTable } from '@/server/office/overview/orders-table'
import { customersTable } from '@/server/office/customers/customers-table'
import { buyCart, dataOf, saveBike } from '@/__tests__/support/member-shop'
import { as, register, type Member } from '@/__tests__/support/members'
import { sharedOffice } from '@/__tests__/support/fixtures'
import { workOff } from '@/__tests__/support/work'

const { shop, admin } = sharedOffice()
let ada: Member
let number: string
beforeAll(async () => {
  await register(shop, 'Benno')
  ada = await register(shop, 'Adalind')
  await saveBike(shop, ada)
  number = await buyCart(shop, ada)
})

function rowsOf(csv: string) {
  const [head = [], ...rows] = csv
    .trim()
    .split('\r\n')
    .map((line) => line.split(','))
  return rows.map((cells) => Object.fromEntries(head.map((name, at) => [name, cells[at]])))
}
const orders = async (filter = {}) =>
  rowsOf(await text(Readable.from(ordersTable(shop.deps, filter))))
const customers = async (filter = {}) =>
  rowsOf(await text(Readable.from(customersTable(shop.db, filter))))

test('a table of orders has what its list finds, with what went back', async () => {
  const refund = { amount: 12.5, target: 'provider', reason: 'Scratched in transit' }
  await as(shop, admin)('POST', `/api/backoffice/orders/${number}/refunds`, refund)
  await workOff(shop.deps)
  const [order] = await orders({ status: 'to_build', q: 'adalind' })
  expect(order).toMatchObject({
    ...{ number, payment_state: 'partly_refunded', fulfillment_state: 'to_build' },
    ...{ email: ada.email, refunded: '12.5', country: 'United States' },
  })
  expect(order?.items).toMatch(/^1 × /u)
  expect(Number(order?.total)).toBe(Number(order?.paid))
  expect(await orders({ status: 'shipped' })).toEqual([])
  expect(await orders({ tag: 'vip' })).toEqual([])
})

test('a table of customers has their own orders, and a name is no formula', async () => {
  await shop.db.update(users).set({ last_name: '=1+1' }).where(eq(users.public_id, ada.id))
  const all = await customers()
  expect(all.map(({ name, orders: count }) => [name, count])).toEqual([
    ['Adalind', '1'],
    ['Benno', '0'],
    ['Cleo', '0'],
  ])
  expect(all[0]).toMatchObject({ last_name: "'=1+1", refunded: '12.5', role: '' })
  expect(await customers({ list: 'staff' })).toHaveLength(1)
})

test('a table longer than a page has each row once', async () => {
  const rows = Array.from({ length: 2_000 }, (_, at) => ({
    ...{ public_id: `many-${at}`, email: `m${at}@y.org`, email_key: `m${at}@y.org` },
    ...{ name: 'Many', last_name: 'Rider', user_name: `many ${at}` },
  }))
  await shop.db.insert(users).values(rows)
  const found = await customers({ q: 'many' })
  expect(new Set(found.map(({ id }) => id)).size).toBe(2_000)
})

test('a download is in the audit log', async () => {
  for (const kind of ['orders', 'customers']) {
    const path = `/api/backoffice/${kind}-table`
    expect((await as(shop, admin)('POST', path, {})).status).toBe(200)
    const log = await as(shop, admin)('GET', `/api/backoffice/audit?kind=${kind}-table`)
    expect(dataOf<AuditList>(log).items).toHaveLength(1)
  }
})
