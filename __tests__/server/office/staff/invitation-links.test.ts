import { eq } from 'drizzle-orm'

import type { AuditList } from '@/contract/office/audit/audit'
import type { InvitationLink } from '@/contract/office/staff/staff'
import { auditDetails } from '@/server/kernel/db/schema/accounts/audit'
import { sessions } from '@/server/kernel/db/schema/accounts/sessions'
import { staffInvitations, users } from '@/server/kernel/db/schema/accounts/users'
import { mailOutbox } from '@/server/kernel/db/schema/system/mail'

import { registerAdmin } from '@/__tests__/support/admins'
import { idOf } from '@/__tests__/support/after-sales'
import { freshOffice } from '@/__tests__/support/fixtures'
import { dataOf } from '@/__tests__/support/member-shop'
import { as, PASSWORD, register } from '@/__tests__/support/members'

const EMAIL = 'nia@example.com'
const { shop, office } = freshOffice('', { deps: { mail: null } })

const invite = async (email = EMAIL) =>
  dataOf<InvitationLink>(await office('POST', 'staff-invitations', { email, role: 'support' }))
const tokenOf = (link: string | null) => new URL(link ?? '').searchParams.get('token') ?? ''
const check = async (token: string) =>
  (await shop.send('GET', `/api/account/invitation?token=${token}`)).status
const accept = (token: string) =>
  shop.send('POST', '/api/account/invitation', {
    ...{ token, name: 'Nia', lastname: 'Cole' },
    ...{ password: PASSWORD, password_confirmation: PASSWORD },
  })

test('without a mail server the link is in the answer once, and nowhere else', async () => {
  const { link, has_mail, invitations } = await invite()
  const token = tokenOf(link)
  expect(link).toBe(`https://shop.test/invitation?token=${token}`)
  expect(has_mail).toBe(false)
  const letters = shop.db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'confirm_staff'))
  expect(await letters).toEqual([])
  const later = [
    await office('GET', 'staff-invitations'),
    await office('GET', 'emails'),
    await office('GET', 'audit'),
  ]
  const stored = [
    await shop.db.select().from(staffInvitations),
    await shop.db.select().from(auditDetails),
  ]
  expect(JSON.stringify([later.map(({ body }) => body), stored])).not.toContain(token)
  expect(invitations).toMatchObject([{ email: EMAIL, is_expired: false }])
  expect(await check(token)).toBe(200)
})

test('a new link ends the earlier one, and the audit log has both', async () => {
  const { link, invitations } = await invite()
  const reply = await office('POST', `staff-invitations/${invitations[0]?.id}/sent`)
  const second = tokenOf(dataOf<InvitationLink>(reply).link)
  expect([await check(tokenOf(link)), await check(second)]).toEqual([422, 200])
  const { items } = dataOf<AuditList>(await office('GET', 'audit'))
  const actions = items.slice(0, 2).map(({ action }) => action)
  expect(actions).toEqual(['staff.sendInvitation', 'staff.invite'])
})

test('a link that was passed on confirms no email address, also without its mark', async () => {
  const token = tokenOf((await invite()).link)
  expect(await check(token.replace('by-hand-', ''))).toBe(422)
  expect((await accept(token)).status).toBe(200)
  const [user] = await shop.db.select().from(users).where(eq(users.email, EMAIL))
  expect([user?.staff_role, user?.email_verified_at]).toEqual(['support', null])

  const ada = await register(shop, 'Ada')
  const id = await idOf(shop, ada)
  const at = shop.clock.now()
  await shop.db.update(users).set({ totp_confirmed_at: at }).where(eq(users.id, id))
  await shop.db.update(sessions).set({ second_factor_at: at }).where(eq(sessions.user_id, id))
  const link = tokenOf((await invite(ada.email)).link)
  const joined = await as(shop, ada)('POST', '/api/account/invitation/join', { token: link })
  expect(dataOf<{ email_verified: boolean }>(joined).email_verified).toBe(false)
})

test('only who may invite gets a link', async () => {
  const manager = await registerAdmin(shop, 'Mia', 'manager')
  const body = { email: EMAIL, role: 'support' }
  const refused = await as(shop, manager)('POST', '/api/backoffice/staff-invitations', body)
  expect(refused.body.code).toBe('permission_missing')
})
