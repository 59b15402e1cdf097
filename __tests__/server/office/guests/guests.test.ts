import { sql } from 'drizzle-orm'

import { createApi } from '@/server/app'
import { auditDetails, auditEntries } from '@/server/kernel/db/schema/accounts/audit'
import { users } from '@/server/kernel/db/schema/accounts/users'

import { deliver, orderRow } from '@/__tests__/support/after-sales'
import { freshOffice } from '@/__tests__/support/fixtures'
import { registerAdmin } from '@/__tests__/support/admins'
import { as, bearer, register } from '@/__tests__/support/members'
import { dataOf } from '@/__tests__/support/member-shop'
import { ADDRESS, buyAsGuest } from '@/__tests__/support/orders/orders'
import { workOff } from '@/__tests__/support/work'

const { shop, admin, office } = freshOffice()

const EMAIL = 'gina.guestfield@example.com'
const NAME = 'Gina Guestfield'
const HELMET = { product_id: 5_000_110, count: 1 }

async function livedIn(email = EMAIL) {
  const shipping_address = { ...ADDRESS, name: NAME }
  const { number } = await buyAsGuest(shop, [HELMET], { email, shipping_address })
  await shop.send('POST', '/api/contact', {
    ...{ name: NAME, email, topic: 'bike', message: 'Where is my helmet?' },
    request_key: '6f9619ff-8b86-4d01-b42d-00c04fc964ff',
  })
  await shop.send('POST', '/api/newsletter/subscribe', { email })
  await workOff(shop.deps)
  return number
}

/** Names the columns of the database that contain a text. */
async function holding(text: string): Promise<string[]> {
  const { rows } = await shop.db.execute<{ table_name: string; column_name: string }>(
    sql`select table_name, column_name from information_schema.columns
      where table_schema = 'public' and data_type in ('text', 'jsonb', 'json')`,
  )
  const found: string[] = []
  for (const { table_name: table, column_name: column } of rows) {
    const hits = await shop.db.execute<{ count: number }>(
      sql.raw(
        `select count(*)::int as count from "${table}" where "${column}"::text ilike '%${text}%'`,
      ),
    )
    if ((hits.rows[0]?.count ?? 0) > 0) found.push(`${table}.${column}`)
  }
  return found
}

const post = (path: string, body: object = { email: EMAIL }) => office('POST', path, body)
const find = async (email = EMAIL) =>
  dataOf<{ held: { data: string; count: number }[]; member: string | null }>(
    await post('guest-searches', { email }),
  )
async function receiptOf(): Promise<string> {
  const reply = await createApi(shop.deps).request('/api/backoffice/guest-erasures', {
    method: 'POST',
    headers: { ...bearer(admin.token), 'content-type': 'application/json' },
    body: JSON.stringify({ email: EMAIL }),
  })
  expect([reply.status, reply.headers.get('content-type')]).toEqual([
    200,
    'text/plain; charset=utf-8',
  ])
  return reply.text()
}

test('what a guest left is found in any spelling of the address, exported and changed by neither', async () => {
  await livedIn()
  const before = await shop.db.$count(users)
  const { held, member } = await find(' Gina.Guestfield@EXAMPLE.com ')
  expect(member).toBeNull()
  expect(held).toEqual(
    expect.arrayContaining([
      { data: 'orders', count: 1 },
      { data: 'documents', count: 1 },
      { data: 'tickets', count: 1 },
      { data: 'newsletter', count: 1 },
    ]),
  )
  const { status, body } = await post('guest-exports')
  const text = JSON.stringify(body)
  expect(status).toBe(200)
  for (const mark of [EMAIL, NAME, 'Where is my helmet?']) expect(text).toContain(mark)
  expect(await shop.db.$count(users)).toBe(before)
  expect((await find()).held).toEqual(held)
  expect((await find('nobody@example.com')).held).toEqual([])
})

test('an erased guest is nowhere in the database, the order stays, and a signed receipt proves it', async () => {
  const number = await livedIn()
  expect((await post('guest-erasures')).body.code).toBe('customer_has_order')
  await deliver(shop, number)
  await workOff(shop.deps)
  const { total_cents } = await orderRow(shop, number)
  const receipt = await receiptOf()
  for (const text of [EMAIL, NAME, 'helmet?'])
    expect([text, await holding(text)]).toEqual([text, []])
  const order = await orderRow(shop, number)
  expect([order.total_cents, order.user_id]).toEqual([total_cents, null])
  expect(receipt).toContain(EMAIL)
  expect(receipt).toContain('- 1 ticket')
  expect(receipt).toContain('until 2036-12-31')
  const check = async (text: string) =>
    dataOf<{ is_valid: boolean }>(await post('guest-receipts', { receipt: text })).is_valid
  expect(await check(receipt)).toBe(true)
  expect(await check(receipt.replaceAll('\n', '\r\n'))).toBe(true)
  expect(await check(receipt.replace('2036', '2035'))).toBe(false)
  expect(await check('A receipt')).toBe(false)
  expect((await post('guest-erasures')).body.code).toBe('guest_not_found')
})

test('of two erasures at once one is done, and the audit log names nobody', async () => {
  const number = await livedIn()
  await deliver(shop, number)
  await post('guest-exports')
  const replies = await Promise.all([post('guest-erasures'), post('guest-erasures')])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 404])
  const entries = await shop.db.select().from(auditEntries)
  const actions = entries.map(({ action }) => action)
  expect(actions).toEqual(expect.arrayContaining(['guests.exportData', 'guests.erase']))
  expect(actions.filter((action) => action === 'guests.erase')).toHaveLength(1)
  const details = await shop.db.select().from(auditDetails)
  expect(JSON.stringify([entries, details])).not.toMatch(/gina/i)
})

test('an address with an account is erased there, and only who may change customers erases at all', async () => {
  const ada = await register(shop, 'Ada')
  expect((await find(ada.email)).member).toBe(ada.id)
  expect((await post('guest-erasures', { email: ada.email })).body.code).toBe('guest_is_member')
  const support = await registerAdmin(shop, 'Hal', 'support')
  const refused = await as(shop, support)('POST', '/api/backoffice/guest-erasures', {
    email: EMAIL,
  })
  expect(refused.body.code).toBe('permission_missing')
})
