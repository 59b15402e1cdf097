import { eq } from 'drizzle-orm'

import type { AuditList } from '@/contract/office/audit/audit'
import type { StaffMember } from '@/contract/office/staff/staff'
import { recoveryCodes, users } from '@/server/kernel/db/schema/accounts/users'

import { registerAdmin } from '@/__tests__/support/admins'
import { idOf } from '@/__tests__/support/after-sales'
import { fresh, freshShop } from '@/__tests__/support/fixtures'
import { outboxOf } from '@/__tests__/support/mail/outbox'
import { dataOf } from '@/__tests__/support/member-shop'
import { as, logIn, PASSWORD, register, type Member } from '@/__tests__/support/members'
import { codeAt, switchOn } from '@/__tests__/support/second-factor'

const shop = freshShop()
const owner = fresh(() => registerAdmin(shop, 'Olga'))
const max = fresh(() => staffWithFactor('Max'))

/** Registers a member of the support staff who set up their own authenticator app. */
async function staffWithFactor(name: string): Promise<Member> {
  const member = await register(shop, name)
  await switchOn(shop, member)
  await shop.db
    .update(users)
    .set({ is_admin: 9, staff_role: 'support' })
    .where(eq(users.public_id, member.id))
  return member
}

const reset = (by: Member, member: Member, body: object = {}) =>
  as(shop, by)('POST', `/api/backoffice/staff/${member.id}/second-factor-reset`, {
    ...{ password: PASSWORD, reason: 'Lost the phone on the train' },
    ...body,
  })

const codesLeft = async (member: Member) =>
  shop.db.$count(recoveryCodes, eq(recoveryCodes.user_id, await idOf(shop, member)))

test('a lost phone: all sessions end, the old codes are gone, and the next login sets it up anew', async () => {
  expect(await codesLeft(max)).toBe(10)
  const reply = await reset(owner, max)
  expect(dataOf<StaffMember>(reply)).toMatchObject({ id: max.id, has_second_factor: false })
  expect((await as(shop, max)('GET', '/api/me')).status).toBe(401)
  expect(await codesLeft(max)).toBe(0)
  const again = await logIn(shop, max)
  const me = await as(shop, again)('GET', '/api/me')
  expect(me.body.data).toMatchObject({ role: 'support', needs_second_factor: true })
  const office = () => as(shop, again)('GET', '/api/backoffice/tickets')
  expect((await office()).body.code).toBe('second_factor_needed')
  const { secret } = await switchOn(shop, again)
  expect((await office()).status).toBe(200)
  expect((await logIn(shop, max, { code: codeAt(shop, secret) })).id).toBe(max.id)
})

test('both get an email with who, whom and why', async () => {
  await reset(owner, max)
  const [toMax, toOlga, ...more] = await outboxOf(shop, 'second_factor_reset')
  expect(more).toEqual([])
  expect(toMax).toMatchObject({ kind: 'second_factor_reset', recipient: 'max@example.com' })
  expect(toMax?.text).toContain('Olga Rider, olga@example.com')
  expect(toMax?.text).toContain('Log in with your password and set up')
  expect(toOlga).toMatchObject({
    kind: 'second_factor_reset_done',
    recipient: 'olga@example.com',
  })
  expect(toOlga?.text).toContain('Max Rider, max@example.com')
  for (const mail of [toMax, toOlga]) expect(mail?.text).toContain('Lost the phone on the train')
})

test('the audit log has actor and reason, and no password', async () => {
  await reset(owner, max)
  const { items } = dataOf<AuditList>(
    await as(shop, owner)('GET', `/api/backoffice/audit?kind=staff&subject=${max.id}`),
  )
  expect(items).toMatchObject([
    {
      action: 'staff.resetSecondFactor',
      reason: 'Lost the phone on the train',
      actor: { id: owner.id },
      after: { second_factor_at: null },
    },
  ])
  expect(JSON.stringify(items)).not.toContain(PASSWORD)
})

test.each(['manager', 'support', 'read_only'] as const)('a %s resets nobody’s', async (role) => {
  const other = await registerAdmin(shop, 'Pat', role)
  const reply = await reset(other, max)
  expect([reply.status, reply.body.code]).toEqual([403, 'permission_missing'])
  expect((await as(shop, max)('GET', '/api/me')).status).toBe(200)
})

test('nobody resets their own, and customers have no place here', async () => {
  const own = await reset(owner, owner)
  expect([own.status, own.body.code]).toEqual([403, 'not_allowed'])
  expect((await as(shop, owner)('GET', '/api/backoffice/staff')).status).toBe(200)
  const customer = await register(shop, 'Cy')
  await switchOn(shop, customer)
  expect((await reset(owner, customer)).body.code).toBe('staff_not_found')
  expect((await as(shop, customer)('GET', '/api/me')).status).toBe(200)
})

test('a reason and the owner’s password are needed, and a repeat is refused', async () => {
  for (const body of [{ reason: '' }, { reason: ' a ' }, { reason: undefined }]) {
    expect((await reset(owner, max, body)).status).toBe(422)
  }
  expect((await reset(owner, max, { password: 'not it' })).body.code).toBe('password_wrong')
  expect((await reset(owner, max, { password: null })).body.code).toBe('password_wrong')
  expect((await as(shop, max)('GET', '/api/me')).status).toBe(200)
  expect((await reset(owner, max)).status).toBe(200)
  expect((await reset(owner, max)).body.code).toBe('second_factor_missing')
  expect(await outboxOf(shop, 'second_factor_reset')).toHaveLength(2)
})

test('an owner without a password needs a login of the last five minutes', async () => {
  await shop.db.update(users).set({ password_hash: null }).where(eq(users.public_id, owner.id))
  shop.clock.advance(10 * 60_000)
  expect((await reset(owner, max, { password: null })).body.code).toBe('fresh_login_needed')
})

test('of two owners who reset each other at once, one keeps it', async () => {
  const other = await registerAdmin(shop, 'Nia')
  const replies = await Promise.all([reset(owner, other), reset(other, owner)])
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 403])
  const rows = await shop.db.select().from(users).where(eq(users.staff_role, 'owner'))
  expect(rows.filter(({ totp_confirmed_at }) => totp_confirmed_at !== null)).toHaveLength(1)
})
