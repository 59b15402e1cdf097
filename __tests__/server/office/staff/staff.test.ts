import { sql } from 'drizzle-orm'

import type { AuditList } from '@/contract/office/audit/audit'
import type { StaffChange, StaffMember } from '@/contract/office/staff/staff'

import { registerAdmin } from '@/__tests__/support/admins'
import { dataOf } from '@/__tests__/support/member-shop'
import { as, register, type Member } from '@/__tests__/support/members'
import { fresh, freshShop } from '@/__tests__/support/fixtures'

const shop = freshShop()
const owner = fresh(() => registerAdmin(shop, 'Olga'))

async function staffOf(by: Member): Promise<StaffMember[]> {
  return dataOf<{ staff: StaffMember[] }>(await as(shop, by)('GET', '/api/backoffice/staff')).staff
}

async function idOf(name: string): Promise<string> {
  return (await staffOf(owner)).find((one) => one.name.startsWith(name))?.id ?? ''
}

const change = (by: Member, id: string, body: StaffChange) =>
  as(shop, by)('PUT', `/api/backoffice/staff/${id}`, body)

const give = (role: StaffChange['role']) => ({ role, is_disabled: false })

test('lists staff with role, second factor and last login, and no customer', async () => {
  await registerAdmin(shop, 'Max', 'support')
  const listed = await staffOf(owner)
  expect(listed.map(({ role }) => role)).toEqual(['support', 'owner'])
  expect(listed[0]).toMatchObject({
    ...{ name: expect.stringContaining('Max'), is_disabled: false, has_second_factor: true },
    last_login: shop.clock.now().toISOString(),
  })
})

test('each last login is that of its own person', async () => {
  const before = shop.clock.now().toISOString()
  const { email, password } = await register(shop, 'Nobody')
  await shop.send('POST', '/api/login', { email, password })
  shop.clock.advance(60_000)
  await registerAdmin(shop, 'Max', 'support')
  expect((await staffOf(owner)).map(({ last_login }) => last_login)).toEqual([
    shop.clock.now().toISOString(),
    before,
  ])
})

test('a new role holds for the next request, and the audit log has it without a name', async () => {
  const max = await registerAdmin(shop, 'Max', 'support')
  expect((await as(shop, max)('GET', '/api/backoffice/stock')).status).toBe(403)
  const id = await idOf('Max')
  expect(dataOf<StaffMember>(await change(owner, id, give('catalog'))).role).toBe('catalog')
  expect((await as(shop, max)('GET', '/api/backoffice/stock')).status).toBe(200)
  const { items } = dataOf<AuditList>(
    await as(shop, owner)('GET', `/api/backoffice/audit?kind=staff&subject=${id}`),
  )
  expect(items).toMatchObject([
    { action: 'staff.change', before: { role: 'support' }, after: { role: 'catalog' } },
  ])
  expect(JSON.stringify({ ...items[0], actor: null })).not.toMatch(/Max|@/)
})

test('whoever is disabled is logged out at once, and comes back when enabled', async () => {
  const max = await registerAdmin(shop, 'Max', 'support')
  const id = await idOf('Max')
  await change(owner, id, { role: 'support', is_disabled: true })
  expect((await as(shop, max)('GET', '/api/me')).status).toBe(401)
  expect((await staffOf(owner)).find((one) => one.id === id)?.is_disabled).toBe(true)
  expect((await change(owner, id, give('support'))).status).toBe(200)
  expect((await staffOf(owner)).find((one) => one.id === id)?.is_disabled).toBe(false)
})

test('whoever isn’t staff anymore is a customer', async () => {
  const max = await registerAdmin(shop, 'Max', 'support')
  const id = await idOf('Max')
  expect((await change(owner, id, give(null))).status).toBe(200)
  expect((await as(shop, max)('GET', '/api/backoffice/tickets')).status).toBe(403)
  expect((await as(shop, max)('GET', '/api/me')).status).toBe(200)
  expect((await change(owner, id, give('owner'))).status).toBe(404)
})

test.each([give('manager'), give(null), { role: 'owner' as const, is_disabled: true }])(
  'the last owner stays one: %j',
  async (body) => {
    const reply = await change(owner, await idOf('Olga'), body)
    expect([reply.status, reply.body.code]).toEqual([409, 'last_owner'])
    expect(await staffOf(owner)).toMatchObject([{ role: 'owner', is_disabled: false }])
  },
)

test('of two owners who demote each other at once, one stays', async () => {
  const other = await registerAdmin(shop, 'Max')
  const [olga, max] = [await idOf('Olga'), await idOf('Max')]
  const replies = await Promise.all([
    change(owner, max, give('manager')),
    change(other, olga, give('manager')),
  ])
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  const { rows } = await shop.db.execute<{ count: number }>(
    sql`select count(*)::int as count from users where staff_role = 'owner'`,
  )
  expect(rows[0]?.count).toBe(1)
})
