import { and, eq, isNull } from 'drizzle-orm'

import { findCaller } from '@/server/kernel/http/caller'
import { mailOutbox } from '@/server/kernel/db/schema/system/mail'
import { sessions } from '@/server/kernel/db/schema/accounts/sessions'
import { accountEvents, users } from '@/server/kernel/db/schema/accounts/users'
import { makeAdmin, registerAdmin } from '@/__tests__/support/admins'
import { idOf } from '@/__tests__/support/after-sales'
import { sharedShop, freshMember } from '@/__tests__/support/fixtures'
import { beginThread } from '@/__tests__/support/forum/forum'
import { as, logIn, PASSWORD, renew, sessionOf, type Member } from '@/__tests__/support/members'
import { codeAt, switchOn } from '@/__tests__/support/second-factor'
import { TEST_NOW } from '@/__tests__/support/shop'

const OFFICE = '/api/backoffice/overview'

const shop = sharedShop()
// Another owner, so that others may lose the role.
beforeAll(() => registerAdmin(shop, 'Olga'))
beforeEach(() => shop.clock.set(TEST_NOW))
const ada = freshMember(shop)

const change = async (member: Member, row: Partial<typeof users.$inferInsert>) =>
  shop.db
    .update(users)
    .set(row)
    .where(eq(users.id, await idOf(shop, member)))
const statusOf = async (member: Member, path = '/api/me') =>
  (await as(shop, member)('GET', path)).status
const codeOf = async (member: Member, path: string) =>
  (await as(shop, member)('GET', path)).body.code

describe('the second factor', () => {
  test('ends every other session when it is turned on, and its own goes on', async () => {
    const phone = await logIn(shop, ada, { remember: true })
    await switchOn(shop, ada)
    expect(await livingSessions(ada)).toBe(1)
    expect(await statusOf(phone)).toBe(401)
    expect((await renew(shop, phone)).body.code).toBe('session_ended')
    expect(await statusOf(ada)).toBe(200)
    expect((await renew(shop, ada)).status).toBe(200)
  })

  test('gives an administrator’s other session no rights, not even when it outlived the moment', async () => {
    const phone = await logIn(shop, ada)
    await change(ada, { is_admin: 9, staff_role: 'owner' })
    expect(await codeOf(phone, OFFICE)).toBe('second_factor_needed')
    await switchOn(shop, ada)
    // As if its login had been written just after the other sessions ended.
    await shop.db
      .update(sessions)
      .set({ revoked_at: null, revoke_reason: null })
      .where(eq(sessions.user_id, await idOf(shop, ada)))
    expect(await statusOf(ada, OFFICE)).toBe(200)
    expect(await statusOf(phone, OFFICE)).toBe(401)
    expect(await statusOf(phone)).toBe(401)
    expect((await renew(shop, phone)).body.code).toBe('session_ended')
  })

  test('is kept by a session that changes its password', async () => {
    await makeAdmin(shop, ada)
    const body = {
      old_password: PASSWORD,
      password: 'another battery staple',
      password_confirmation: 'another battery staple',
    }
    const changed = sessionOf(await as(shop, ada)('POST', '/api/change-password', body))
    expect(await statusOf({ ...ada, ...changed }, OFFICE)).toBe(200)
  })

  test('asks every session again after it was turned off and on', async () => {
    const { secret } = await switchOn(shop, ada)
    const end = { code: codeAt(shop, secret) }
    expect((await as(shop, ada)('POST', '/api/account/second-factor/end', end)).status).toBe(200)
    const phone = await logIn(shop, ada)
    shop.clock.advance(30_000)
    await switchOn(shop, phone)
    expect(await statusOf(ada)).toBe(401)
    expect(await statusOf(phone)).toBe(200)
  })
})

describe('a login that is under way', () => {
  /** Logs in while the password check is held until `meanwhile` is done. */
  async function logInDuring(meanwhile: () => Promise<unknown>) {
    const { passwords } = shop.deps
    const real = passwords.verify.bind(passwords)
    jest.spyOn(passwords, 'verify').mockImplementationOnce(async (stored, password) => {
      const isRight = await real(stored, password)
      await meanwhile()
      return isRight
    })
    const { email, password } = ada
    return shop.send('POST', '/api/login', { email, password })
  }
  afterEach(() => jest.restoreAllMocks())

  test.each([
    ['the password is changed', { password_changed_at: new Date('2026-11-20T12:00:01Z') }],
    ['the second factor is turned on', { totp_confirmed_at: new Date('2026-11-20T12:00:01Z') }],
    ['the account is disabled', { disabled_at: new Date('2026-11-20T12:00:01Z') }],
  ])('opens no session when %s meanwhile', async (_, row) => {
    const before = await livingSessions(ada)
    const reply = await logInDuring(() => change(ada, row))
    expect([reply.status, reply.body.code]).toEqual([401, 'login_failed'])
    expect(await livingSessions(ada)).toBeLessThanOrEqual(before)
  })
})

async function livingSessions(member: Member): Promise<number> {
  const own = eq(sessions.user_id, await idOf(shop, member))
  const rows = await shop.db
    .select()
    .from(sessions)
    .where(and(own, isNull(sessions.revoked_at)))
  return rows.length
}

describe('a right that changes under an open session', () => {
  test('the flag of administrators counts at once, with the second factor of this session only', async () => {
    await change(ada, { is_admin: 9, staff_role: 'owner' })
    expect(await codeOf(ada, OFFICE)).toBe('second_factor_needed')
    await switchOn(shop, ada)
    expect(await statusOf(ada, OFFICE)).toBe(200)
    await change(ada, { is_admin: 0, staff_role: null })
    expect(await codeOf(ada, OFFICE)).toBe('not_allowed')
  })

  test('a member who becomes an administrator keeps what this session has proven', async () => {
    const { secret } = await switchOn(shop, ada)
    const phone = await logIn(shop, ada, { code: codeAt(shop, secret) })
    await change(ada, { is_admin: 9, staff_role: 'owner' })
    expect(await statusOf(phone, OFFICE)).toBe(200)
  })

  test('a disabled account ends its sessions, and none comes back when it is enabled', async () => {
    await change(ada, { disabled_at: shop.clock.now() })
    expect(await statusOf(ada)).toBe(401)
    await change(ada, { disabled_at: null })
    expect(await statusOf(ada)).toBe(401)
    expect((await renew(shop, ada)).body.code).toBe('session_ended')
    expect(await statusOf(await logIn(shop, ada))).toBe(200)
  })

  test('a confirmed address may write at once, and one that is taken back may not', async () => {
    expect((await beginThread(shop, ada)).body.code).toBe('email_not_confirmed')
    await change(ada, { email_verified_at: shop.clock.now() })
    expect((await beginThread(shop, ada)).status).toBe(200)
    await change(ada, { email_verified_at: null })
    expect((await beginThread(shop, ada)).body.code).toBe('email_not_confirmed')
  })

  test('a first password asks an open session for it, however fresh its login is', async () => {
    const hash = await shop.deps.passwords.hash(PASSWORD)
    await change(ada, { password_hash: null })
    const start = (password: string | null) =>
      as(shop, ada)('POST', '/api/account/second-factor', { password })
    expect((await start(null)).status).toBe(200)
    await change(ada, { password_hash: hash })
    expect((await start(null)).body.code).toBe('password_wrong')
    const set = { password: 'first of its kind', password_confirmation: 'first of its kind' }
    expect((await as(shop, ada)('POST', '/api/set-password', set)).body.code).toBe(
      'password_exists',
    )
  })

  test('an optional route refuses a session that lost its rights, instead of answering as to a guest', async () => {
    const path = `/api/user/${ada.id}/info`
    expect(await statusOf(ada, path)).toBe(200)
    await change(ada, { disabled_at: shop.clock.now() })
    expect(await statusOf(ada, path)).toBe(401)
  })
})

describe('wrong codes', () => {
  const wrong = (more: Record<string, string> = {}) =>
    shop.send('POST', '/api/login', { email: ada.email, password: PASSWORD, code: '000000' }, more)
  const mails = async () =>
    (
      await shop.db
        .select()
        .from(mailOutbox)
        .where(
          and(eq(mailOutbox.recipient, ada.email), eq(mailOutbox.kind, 'second_factor_failed')),
        )
    ).length
  const events = async () =>
    shop.db
      .select({ place: accountEvents.place })
      .from(accountEvents)
      .where(
        and(
          eq(accountEvents.user_id, await idOf(shop, ada)),
          eq(accountEvents.kind, 'second_factor_wrong'),
        ),
      )

  test('are written down, told after five, and slow down as passwords do', async () => {
    const { secret } = await switchOn(shop, ada)
    for (let count = 1; count <= 4; count += 1) await wrong()
    expect([(await events()).length, await mails()]).toEqual([4, 0])
    expect((await wrong()).body.code).toBe('second_factor_wrong')
    expect([(await events()).length, await mails()]).toEqual([5, 1])
    expect(new Set((await events()).map(({ place }) => place !== ''))).toEqual(new Set([true]))
    const waits: (string | null)[] = []
    for (let count = 0; count < 3; count += 1) {
      const slowed = await wrong()
      expect([slowed.status, slowed.body.code]).toEqual([429, 'too_many_requests'])
      const wait = Number(slowed.headers.get('retry-after'))
      waits.push(String(wait))
      shop.clock.advance(wait * 1000 + 1)
      expect((await wrong()).status).toBe(401)
    }
    expect(waits).toEqual(['1', '2', '4'])
    expect(await mails()).toBe(1)
    shop.clock.advance(8_001)
    await logIn(shop, ada, { code: codeAt(shop, secret) })
    expect((await wrong()).body.code).toBe('second_factor_wrong')
  })

  test('of strangers do not slow down a browser that passed the factor, whose own do', async () => {
    const { secret } = await switchOn(shop, ada)
    for (let count = 1; count <= 5; count += 1) await wrong()
    expect((await wrong()).status).toBe(429)
    const code = codeAt(shop, secret)
    const own = { cookie: ada.cookie }
    const { email } = ada
    const known = await shop.send('POST', '/api/login', { email, password: PASSWORD, code }, own)
    expect(known.status).toBe(200)
    for (let count = 1; count <= 5; count += 1) await wrong(own)
    expect((await wrong(own)).status).toBe(429)
  })

  test('count inside a session too', async () => {
    await switchOn(shop, ada)
    const end = () => as(shop, ada)('POST', '/api/account/second-factor/end', { code: '000000' })
    for (let count = 1; count <= 5; count += 1) expect((await end()).status).toBe(401)
    expect((await end()).status).toBe(429)
    expect([(await events()).length, await mails()]).toEqual([5, 1])
    expect(new Set((await events()).map(({ place }) => place !== ''))).toEqual(new Set([true]))
  })
})

test('a token without the factor is no caller, whatever route asks', async () => {
  const now = shop.clock.now()
  expect(await findCaller(shop.db, ada.token, now)).toMatchObject({ secondFactorAt: null })
  await change(ada, { totp_confirmed_at: now })
  expect(await findCaller(shop.db, ada.token, now)).toBeNull()
  expect((await shop.send('POST', '/api/user/getUserBikes', { token: ada.token })).status).toBe(401)
})
