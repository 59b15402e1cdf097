import { eq } from 'drizzle-orm'

import { makeFirstAdminLink } from '@/server/identity/account/first-admin'
import { users } from '@/server/kernel/db/schema/accounts/users'
import { sharedShop } from '@/__tests__/support/fixtures'
import { as, PASSWORD, register, registration, type Member } from '@/__tests__/support/members'
import { beginSecondFactor, codeAt, switchOn } from '@/__tests__/support/second-factor'
import { TEST_NOW } from '@/__tests__/support/shop'

const shop = sharedShop()
beforeEach(() => shop.clock.set(TEST_NOW))

const logInWith = ({ email, password }: Member, code?: string) =>
  shop.send('POST', '/api/login', { email, password, ...(code ? { code } : {}) })

test('asks for the code after the right password only, and takes each code once', async () => {
  const ada = await register(shop, 'Ada')
  const { secret } = await switchOn(shop, ada)
  expect((await logInWith(ada)).body.code).toBe('second_factor_required')
  expect((await logInWith({ ...ada, password: 'wrong' })).body.code).toBe('login_failed')
  const code = codeAt(shop, secret)
  expect((await logInWith(ada, '000000')).body.code).toBe('second_factor_wrong')
  const twice = await Promise.all([logInWith(ada, code), logInWith(ada, code)])
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 401])
})

test('a recovery code opens the account once', async () => {
  const bob = await register(shop, 'Bob')
  const { recovery_codes } = await switchOn(shop, bob)
  expect(new Set(recovery_codes).size).toBe(10)
  const [code = ''] = recovery_codes
  expect((await logInWith(bob, code.toUpperCase())).status).toBe(200)
  expect((await logInWith(bob, code)).body.code).toBe('second_factor_wrong')
})

test('codes tried at once count like codes tried one after the other', async () => {
  const gus = await register(shop, 'Gus')
  await switchOn(shop, gus)
  shop.clock.advance(600_000)
  const replies = await Promise.all(
    Array.from({ length: 12 }, (_, index) => logInWith(gus, String(100_000 + index))),
  )
  const codes = replies.map(({ body }) => body.code)
  expect(codes.filter((code) => code === 'second_factor_wrong').length).toBeLessThanOrEqual(5)
})

test('needs the password to begin and a code to end', async () => {
  const cyd = await register(shop, 'Cyd')
  const send = as(shop, cyd)
  const refused = await send('POST', '/api/account/second-factor', { password: 'not it' })
  expect([refused.status, refused.body.code]).toEqual([422, 'password_wrong'])
  const { secret } = await switchOn(shop, cyd)
  expect((await send('POST', '/api/account/second-factor/end', { code: '111111' })).status).toBe(
    401,
  )
  const ended = await send('POST', '/api/account/second-factor/end', { code: codeAt(shop, secret) })
  expect(ended.body.data).toMatchObject({ has_second_factor: false })
  expect((await logInWith(cyd)).status).toBe(200)
})

test('the secret is not readable in the database', async () => {
  const dan = await register(shop, 'Dan')
  const secret = await beginSecondFactor(shop, dan)
  const [row] = await shop.db.select().from(users).where(eq(users.public_id, dan.id))
  expect(row?.totp_secret).toEqual(expect.any(String))
  expect(row?.totp_secret).not.toContain(secret)
})

test('the one-time link makes one administrator under 50 calls at once, who needs a second factor', async () => {
  const token = await makeFirstAdminLink(shop.db)
  expect((await shop.send('GET', `/api/account/first-admin?token=${token}`)).status).toBe(200)
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      shop.send('POST', '/api/account/first-admin', { token, ...registration(`Admin${index}`) }),
    ),
  )
  const made = replies.filter(({ status }) => status === 200)
  expect(made).toHaveLength(1)
  const session = made[0]?.body.data as unknown as { token: string }
  const me = await shop.send('GET', '/api/me', undefined, {
    authorization: `Bearer ${session.token}`,
  })
  expect(me.body.data).toMatchObject({ is_admin: 9, needs_second_factor: true })
  expect(await makeFirstAdminLink(shop.db)).toBeNull()
  const admin = { ...(await asAdmin(me, session.token)) }
  const { secret } = await switchOn(shop, admin)
  const off = await as(shop, admin)('POST', '/api/account/second-factor/end', {
    code: codeAt(shop, secret),
  })
  expect([off.status, off.body.code]).toEqual([403, 'not_allowed'])
})

async function asAdmin(me: { body: { data?: unknown } }, token: string): Promise<Member> {
  const { id, email } = me.body.data as { id: string; email: string }
  return { id, email, password: PASSWORD, token, refresh: '', cookie: '' }
}
