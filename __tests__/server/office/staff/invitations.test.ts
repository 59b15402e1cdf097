import { eq } from 'drizzle-orm'

import type { AuditList } from '@/contract/office/audit/audit'
import type { Invitation } from '@/contract/office/staff/staff'
import { mailOutbox } from '@/server/kernel/db/schema/system/mail'
import { sessions } from '@/server/kernel/db/schema/accounts/sessions'
import { staffInvitations, users } from '@/server/kernel/db/schema/accounts/users'

import { makeAdmin, registerAdmin } from '@/__tests__/support/admins'
import { idOf } from '@/__tests__/support/after-sales'
import { dataOf } from '@/__tests__/support/member-shop'
import { as, PASSWORD, register, type Member } from '@/__tests__/support/members'
import { fresh, freshShop } from '@/__tests__/support/fixtures'
import { TEST_NOW } from '@/__tests__/support/shop'

const EMAIL = 'New.Colleague@example.com'

const shop = freshShop()
const owner = fresh(() => registerAdmin(shop, 'Olga'))

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
  expect(dataOf(await check(token))).toEqual({ email: EMAIL, role: 'support', has_account: false })
  const replies = await Promise.all([accept(token), accept(token)])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422])
  const { body } = await as(shop, owner)('GET', '/api/backoffice/staff')
  expect(JSON.stringify(body)).toContain(`"email":"${EMAIL}","role":"support"`)
  expect(dataOf(await office('GET', ''))).toEqual({ invitations: [], has_mail: true })
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

test('someone of the staff is not invited again', async () => {
  const { body } = await office('POST', '', { email: 'olga@example.com', role: 'support' })
  expect(body.code).toBe('staff_already')
})

describe('someone who has an account', () => {
  const join = (member: Member, token: string) =>
    as(shop, member)('POST', '/api/account/invitation/join', { token })
  const roleOf = async (member: Member) =>
    dataOf<{ role: string | null; permissions: string[] }>(await as(shop, member)('GET', '/api/me'))
  async function withFactor(name: string) {
    const member = await register(shop, name)
    const id = await idOf(shop, member)
    const at = shop.clock.now()
    await shop.db.update(users).set({ totp_confirmed_at: at }).where(eq(users.id, id))
    await shop.db.update(sessions).set({ second_factor_at: at }).where(eq(sessions.user_id, id))
    return member
  }

  test('gets the role once they accept, logged in with a second factor, and not before', async () => {
    const ada = await withFactor('Ada')
    await invite(ada.email)
    const token = await newestToken()
    expect(dataOf(await check(token))).toMatchObject({ email: ada.email, has_account: true })
    expect((await roleOf(ada)).role).toBeNull()
    const replies = await Promise.all([join(ada, token), join(ada, token)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(await roleOf(ada)).toMatchObject({ role: 'support' })
    expect((await as(shop, ada)('GET', '/api/backoffice/tickets')).status).toBe(200)
    const { items } = dataOf<AuditList>(await as(shop, owner)('GET', '/api/backoffice/audit'))
    expect(items[0]).toMatchObject({
      ...{ action: 'account.acceptInvitation', after: { role: 'support' } },
    })
  })

  test('without a second factor, or with another account, keeps the link and gets nothing', async () => {
    const [ada, ben] = [await register(shop, 'Ada'), await withFactor('Ben')]
    await invite(ada.email)
    const token = await newestToken()
    expect((await join(ada, token)).body.code).toBe('second_factor_needed')
    expect((await join(ben, token)).body.code).toBe('invitation_other_address')
    expect((await shop.send('POST', '/api/account/invitation/join', { token })).status).toBe(401)
    expect((await accept(token)).status).toBe(422)
    expect([(await roleOf(ada)).role, (await roleOf(ben)).role]).toEqual([null, null])
    expect((await check(token)).status).toBe(200)
  })

  test('who became staff meanwhile keeps the role that they have', async () => {
    const ada = await withFactor('Ada')
    await invite(ada.email)
    const token = await newestToken()
    await makeAdmin(shop, ada, 'content')
    expect((await join(ada, token)).body.code).toBe('staff_already')
    expect((await roleOf(ada)).role).toBe('content')
  })
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
