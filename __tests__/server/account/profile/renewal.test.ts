import { eq, sql } from 'drizzle-orm'

import { refreshCredentials, sessions } from '@/server/kernel/db/schema/accounts/sessions'
import { sharedShop, fresh, freshMember } from '@/__tests__/support/fixtures'
import { as, logIn, renew, sessionOf } from '@/__tests__/support/members'
import { TEST_NOW } from '@/__tests__/support/shop'

const shop = sharedShop()
beforeEach(() => shop.clock.set(TEST_NOW))
const registered = freshMember(shop)
const ada = fresh(() => logIn(shop, registered, { remember: true }))

const minutes = (count: number) => count * 60_000
const days = (count: number) => count * 86_400_000
const isAlive = async (token: string) =>
  (await as(shop, { ...ada, token })('GET', '/api/me')).status === 200

test('an access token lives 15 minutes', async () => {
  shop.clock.advance(minutes(14.9))
  expect(await isAlive(ada.token)).toBe(true)
  shop.clock.advance(minutes(0.2))
  expect(await isAlive(ada.token)).toBe(false)
})

test('a renewal gives a new token and a new credential', async () => {
  const next = sessionOf(await renew(shop, ada))
  expect(next.token).not.toBe(ada.token)
  expect(next.refresh).not.toBe(ada.refresh)
  expect(await isAlive(next.token)).toBe(true)
})

test('an answer that was lost can be asked for again', async () => {
  const lost = sessionOf(await renew(shop, ada))
  shop.clock.advance(minutes(5))
  const again = sessionOf(await renew(shop, ada))
  expect(again).toEqual(lost)
  expect(await isAlive(again.token)).toBe(true)
})

test('20 tabs that renew at once get identical answers and stay logged in', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => renew(shop, ada)))
  const [first, ...others] = answers.map(sessionOf)
  for (const other of others) expect(other).toEqual(first)
  expect(await isAlive(first?.token ?? '')).toBe(true)
})

test('a parent that comes back after its child was used ends the whole session', async () => {
  const child = sessionOf(await renew(shop, ada))
  const grandchild = sessionOf(await renew(shop, { ...ada, refresh: child.refresh }))
  expect(await isAlive(grandchild.token)).toBe(true)
  const replay = await renew(shop, ada)
  expect([replay.status, replay.body.code]).toEqual([401, 'session_ended'])
  expect(await isAlive(grandchild.token)).toBe(false)
  expect((await renew(shop, { ...ada, refresh: grandchild.refresh })).status).toBe(401)
})

test('a credential of an older generation is refused at any age', async () => {
  let refresh = ada.refresh
  for (let generation = 0; generation < 4; generation += 1) {
    refresh = sessionOf(await renew(shop, { ...ada, refresh })).refresh
  }
  shop.clock.advance(days(3))
  expect((await renew(shop, ada)).status).toBe(401)
  expect((await renew(shop, { ...ada, refresh })).status).toBe(401)
})

test('a parent whose child was never used is taken for 24 hours', async () => {
  sessionOf(await renew(shop, ada))
  shop.clock.advance(days(1) + minutes(1))
  expect((await renew(shop, ada)).status).toBe(401)
})

test('a wrong secret is refused and burns nothing', async () => {
  const [, id] = ada.refresh.split('.')
  const forged = `rc1.${id}.${'A'.repeat(43)}`
  expect((await renew(shop, { ...ada, refresh: forged })).status).toBe(401)
  expect((await renew(shop, ada)).status).toBe(200)
})

test.each([
  ['without the device cookie', ''],
  ['with the cookie of another device', `__Host-device=${'B'.repeat(43)}`],
])('local storage alone, %s, is useless and ends the session', async (_, cookie) => {
  expect((await renew(shop, { ...ada, cookie })).status).toBe(401)
  expect(await isAlive(ada.token)).toBe(false)
  expect((await renew(shop, ada)).status).toBe(401)
})

test('a remembered session ends after 14 idle days and after 30 days whatever happens', async () => {
  shop.clock.advance(days(14) + minutes(1))
  expect((await renew(shop, ada)).status).toBe(401)

  shop.clock.set(TEST_NOW)
  let { refresh } = Object.assign(ada, await logIn(shop, ada, { remember: true }))
  for (let week = 0; week < 4; week += 1) {
    shop.clock.advance(days(7))
    refresh = sessionOf(await renew(shop, { ...ada, refresh })).refresh
  }
  shop.clock.advance(days(2) + minutes(1))
  expect((await renew(shop, { ...ada, refresh })).status).toBe(401)
})

test('another session ends after 2 idle hours and after 12 hours', async () => {
  const short = await logIn(shop, ada)
  shop.clock.advance(minutes(121))
  expect((await renew(shop, short)).status).toBe(401)

  shop.clock.set(TEST_NOW)
  const long = await logIn(shop, ada)
  let { refresh } = long
  for (let hour = 0; hour < 11; hour += 1) {
    shop.clock.advance(minutes(60))
    refresh = sessionOf(await renew(shop, { ...long, refresh })).refresh
  }
  shop.clock.advance(minutes(61))
  expect((await renew(shop, { ...long, refresh })).status).toBe(401)
})

test('after logout token and credential are dead, and logging out again is no error', async () => {
  const send = as(shop, ada)
  expect((await send('GET', '/api/logout')).status).toBe(200)
  expect(await isAlive(ada.token)).toBe(false)
  expect((await renew(shop, ada)).status).toBe(401)
  expect((await send('GET', '/api/logout')).status).toBe(200)
})

test('a logout in the moment of a renewal leaves neither token nor credential alive', async () => {
  for (let round = 0; round < 10; round += 1) {
    const browser = await logIn(shop, ada)
    const isLogoutFirst = round % 2 === 0
    const logout = () => as(shop, browser)('GET', '/api/logout')
    const first = isLogoutFirst ? logout() : renew(shop, browser)
    const second = isLogoutFirst ? renew(shop, browser) : logout()
    const [one, two] = await Promise.all([first, second])
    const renewed = isLogoutFirst ? two : one
    expect(await isAlive(browser.token)).toBe(false)
    expect((await renew(shop, browser)).body.code).toBe('session_ended')
    if (renewed.status !== 200) continue
    const next = sessionOf(renewed)
    expect(await isAlive(next.token)).toBe(false)
    expect((await renew(shop, { ...browser, ...next })).body.code).toBe('session_ended')
  }
})

test('a renewal that waited for a logout renews nothing', async () => {
  const { credential, logout } = await shop.db.transaction(async (tx) => {
    const id = ada.refresh.split('.')[1] ?? ''
    const [held] = await tx
      .select({ session: refreshCredentials.session_id })
      .from(refreshCredentials)
      .where(eq(refreshCredentials.id, id))
    await tx
      .update(sessions)
      .set({ revoked_at: shop.clock.now(), revoke_reason: 'logout' })
      .where(eq(sessions.id, held?.session ?? 0))
    // Blocks on the row lock until this transaction ends.
    const waiting = renew(shop, ada)
    await tx.execute(sql`select pg_sleep(0.3)`)
    return { credential: id, logout: waiting }
  })
  expect(credential).not.toBe('')
  expect((await logout).body.code).toBe('session_ended')
})

test('silent login also takes the real password, as the contract says', async () => {
  const { email, password } = ada
  const reply = await shop.send('POST', '/api/user/login', { email, password })
  expect(reply.status).toBe(200)
  expect(sessionOf(reply).token).toEqual(expect.any(String))
})

test('the device cookie is out of reach of scripts and other sites', async () => {
  const { email, password } = ada
  const header = async (remember: boolean) =>
    (await shop.send('POST', '/api/login', { email, password, remember })).headers.get('set-cookie')
  expect(await header(true)).toMatch(
    /^__Host-device=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=2592000$/,
  )
  expect(await header(false)).toMatch(
    /^__Host-device=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict$/,
  )
})
