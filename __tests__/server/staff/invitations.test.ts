import { eq } from 'drizzle-orm'

import type { AuditList } from '@/contract/audit'
import type { Invitation } from '@/contract/staff'
import { mailOutbox } from '@/server/kernel/db/schema/mail'
import { staffInvitations } from '@/server/kernel/db/schema/users'

import { registerAdmin } from '../../support/admins'
import { dataOf } from '../../support/member-shop'
import { as, PASSWORD, type Member } from '../../support/members'
import { openTestShop, TEST_NOW, type TestShop } from '../../support/shop'

const EMAIL = 'New.Colleague@example.com'

let shop: TestShop
let owner: Member
beforeEach(async () => {
  shop = await openTestShop()
  owner = await registerAdmin(shop, 'Olga')
})
afterEach(() => shop.close())

const office = (method: string, path: string, body?: unknown) =>
  as(shop, owner)(method, `/api/backoffice/staff-invitations${path}`, body)

async function invite(email = EMAIL): Promise<Invitation | undefined> {
  const reply = await office('POST', '', { email, role: 'support' })
  return dataOf<{ invitations: Invitation[] }>(reply).invitations[0]
}

async function newestToken(): Promise<string> {
  const rows = await shop.db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'confirm_staff'))
  return /token=([\w-]+)/.exec(rows.at(-1)?.html ?? '')?.[1] ?? ''
}

const check = (token: string) => shop.send('GET', `/api/account/invitation?token=${token}`)
const accept = (token: string) =>
  shop.send('POST', '/api/account/invitation', {
    ...{ token, name: 'Nia', lastname: 'Cole' },
    ...{ password: PASSWORD, password_confirmation: PASSWORD },
  })

test('whoever accepts has the invited address and role, and the link works once', async () => {
  expect(await invite()).toMatchObject({ email: EMAIL, role: 'support', is_expired: false })
  const token = await newestToken()
  const [row] = await shop.db.select().from(staffInvitations)
  expect(JSON.stringify(row)).not.toContain(token)
  expect(dataOf(await check(token))).toEqual({ email: EMAIL, role: 'support' })
  const replies = await Promise.all([accept(token), accept(token)])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422])
  const { body } = await as(shop, owner)('GET', '/api/backoffice/staff')
  expect(JSON.stringify(body)).toContain(`"email":"${EMAIL}","role":"support"`)
  expect(dataOf(await office('GET', ''))).toEqual({ invitations: [] })
})

test('a link that was withdrawn, sent again or is too old doesn’t work', async () => {
  const id = (await invite())?.id
  const first = await newestToken()
  expect((await office('POST', `/${id}/sent`)).status).toBe(200)
  const second = await newestToken()
  expect([(await check(first)).status, (await check(second)).status]).toEqual([422, 200])
  shop.clock.set(new Date(new Date(TEST_NOW).getTime() + 73 * 3_600_000).toISOString())
  expect([(await check(second)).status, (await accept(second)).status]).toEqual([422, 422])
  shop.clock.set(TEST_NOW)
  expect((await office('DELETE', `/${id}`)).status).toBe(200)
  expect((await accept(second)).status).toBe(422)
  expect((await office('DELETE', `/${id}`)).body.code).toBe('invitation_not_found')
})

test('an address that has an account is refused', async () => {
  const { body } = await office('POST', '', { email: 'olga@example.com', role: 'support' })
  expect(body.code).toBe('staff_has_account')
})

test('the audit log has each step, and never the address', async () => {
  const id = (await invite())?.id
  await office('POST', `/${id}/sent`)
  await accept(await newestToken())
  const { items } = dataOf<AuditList>(await as(shop, owner)('GET', '/api/backoffice/audit'))
  expect(
    items
      .slice(0, 3)
      .map(({ action }) => action)
      .sort(),
  ).toEqual([...['account.acceptInvitation', 'staff.invite', 'staff.sendInvitation']])
  const invited = items.find(({ action }) => action === 'staff.invite')
  expect(invited).toMatchObject({ subject: { id: String(id) }, after: { role: 'support' } })
  expect(JSON.stringify(items)).not.toMatch(/example\.com|Nia/i)
})
