import { eq, sql } from 'drizzle-orm'
import pino from 'pino'
import { Writable } from 'node:stream'

import { mailOutbox } from '@/server/kernel/db/schema/system/mail'
import { memoryLimits } from '@/server/kernel/ports/limits'
import { argonPasswords } from '@/server/kernel/ports/passwords'
import { sharedShop } from '@/__tests__/support/fixtures'
import { as, logIn, PASSWORD, register, registration, renew } from '@/__tests__/support/members'
import { openTestShop, TEST_NOW, type TestShop } from '@/__tests__/support/shop'

const shop = sharedShop()
beforeEach(() => shop.clock.set(TEST_NOW))

const tryLogin = (email: string, password: string, headers?: Record<string, string>) =>
  shop.send('POST', '/api/login', { email, password }, headers)

test('a registration logs in and gives a user name that nobody else has', async () => {
  const [first, second] = [await register(shop, 'Ada'), await register(shop, 'Adam')]
  const names = await Promise.all(
    [first, second].map(async (one) => (await as(shop, one)('GET', '/api/me')).body.data),
  )
  expect(names).toEqual([
    expect.objectContaining({ email: 'ada@example.com', user_name: 'Ada-R', is_admin: 0, unit: 0 }),
    expect.objectContaining({ user_name: 'Adam-R' }),
  ])
  const twin = await shop.send('POST', '/api/register', {
    ...registration('ada'),
    email: 'other@example.com',
  })
  expect(twin.status).toBe(200)
})

test('an address has one account, in any case and with blanks', async () => {
  const reply = await shop.send('POST', '/api/register', {
    ...registration('Ada'),
    email: ' ADA@Example.com ',
  })
  expect([reply.status, reply.body.code]).toEqual([422, 'email_taken'])
  expect(reply.body.errors?.[0]?.field).toBe('email')
})

test('a registration cannot make itself an administrator or set its id', async () => {
  const reply = await shop.send('POST', '/api/register', {
    ...registration('Mallory'),
    is_admin: 9,
    id: 1,
    user_id: 1,
    email_verified: true,
  })
  const { token } = reply.body.data as unknown as { token: string }
  const me = await shop.send('GET', '/api/me', undefined, { authorization: `Bearer ${token}` })
  expect(me.body.data).toMatchObject({ is_admin: 0, email_verified: false })
})

test('unknown address and wrong password answer alike', async () => {
  const [unknown, wrong] = [
    await tryLogin('nobody@example.com', PASSWORD),
    await tryLogin('ada@example.com', 'not the password'),
  ]
  const { request_id: _, ...one } = unknown.body
  const { request_id: __, ...other } = wrong.body
  expect(unknown.status).toBe(401)
  expect(one).toEqual(other)
})

test('passwords tried at once count like passwords tried one after the other', async () => {
  const kim = await register(shop, 'Kim')
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, index) => tryLogin(kim.email, `wrong ${index}`)),
  )
  const statuses = replies.map(({ status }) => status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(15)
})

test('from the fifth failure on each try waits longer, but not in a browser that was logged in', async () => {
  const gil = await register(shop, 'Gil')
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await tryLogin(gil.email, 'wrong password')).body.code).toBe('login_failed')
  }
  const slowed = await tryLogin(gil.email, PASSWORD)
  expect([slowed.status, slowed.headers.get('retry-after')]).toEqual([429, '1'])
  expect((await tryLogin(gil.email, PASSWORD, { cookie: gil.cookie })).status).toBe(200)
  for (let tries = 0; tries < 5; tries += 1)
    await tryLogin(gil.email, 'wrong', { cookie: gil.cookie })
  expect((await tryLogin(gil.email, PASSWORD)).headers.get('retry-after')).toBe('1')
  shop.clock.advance(1_001)
  expect((await tryLogin(gil.email, PASSWORD)).status).toBe(200)
})

test('1,000 accounts tried once each from one address are cut off', async () => {
  const verify = jest.fn(async () => 'wrong' as const)
  const limited = await openTestShop({
    deps: {
      limits: memoryLimits(),
      passwords: { hash: async () => '', verify },
    },
  })
  const replies = await Promise.all(
    Array.from({ length: 1_000 }, (_, index) =>
      limited.send('POST', index % 2 ? '/api/login' : '/api/user/login', {
        email: `victim${index}@example.com`,
        password: 'Summer2026!',
      }),
    ),
  )
  await limited.close()
  expect(verify.mock.calls.length).toBeLessThanOrEqual(60)
  const refused = replies.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThanOrEqual(940)
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('sessions are listed with their devices and can be ended one by one and all others', async () => {
  const hal = await register(shop, 'Hal')
  const phone = await logIn(shop, hal)
  const laptop = await logIn(shop, hal)
  const list = async () =>
    (await as(shop, hal)('GET', '/api/account/sessions')).body.data as unknown as {
      sessions: { id: string; is_current: boolean }[]
    }
  const { sessions } = await list()
  expect(sessions.map(({ is_current }) => is_current).sort()).toEqual([false, false, true])
  const other = sessions.find(({ is_current }) => !is_current)
  const stranger = await register(shop, 'Stranger')
  const foreign = await as(shop, stranger)('DELETE', `/api/account/sessions/${other?.id}`)
  expect([foreign.status, foreign.body.code]).toEqual([404, 'session_not_found'])
  expect((await as(shop, hal)('DELETE', `/api/account/sessions/${other?.id}`)).status).toBe(200)
  const ended = await as(shop, hal)('DELETE', '/api/account/sessions')
  expect(ended.body.data).toEqual({ ended: 1 })
  expect((await renew(shop, phone)).status).toBe(401)
  expect((await renew(shop, laptop)).status).toBe(401)
  expect((await as(shop, hal)('GET', '/api/me')).status).toBe(200)
})

test('a typed password is in no table and no log line', async () => {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk: Buffer, _, done) {
      lines.push(chunk.toString())
      done()
    },
  })
  const logged = await openTestShop({ deps: { log: pino({ level: 'trace' }, stream) } })
  const secret = 'Tr0ub4dor & 3 horses'
  const body = { ...registration('Ida'), password: secret, password_confirmation: secret }
  await logged.send('POST', '/api/register', body)
  await logged.send('POST', '/api/login', { email: 'ida@example.com', password: secret })
  await logged.send('POST', '/api/login', { email: 'ida@example.com', password: `${secret}x` })
  await logged.send('POST', '/api/user/login', { email: 'ida@example.com', password: secret })
  await logged.send('POST', '/api/login', `{"email":"ida@example.com","password":"${secret}"`)
  const dump = await dumpOf(logged)
  await logged.close()
  expect(dump.length).toBeGreaterThan(10_000)
  expect(dump).toContain('ida@example.com')
  expect(dump).not.toContain('Tr0ub4dor')
  expect(lines.join('\n')).not.toContain('Tr0ub4dor')
})

async function dumpOf({ db }: TestShop): Promise<string> {
  const tables = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  const texts: string[] = []
  for (const { name } of tables.rows) {
    const rows = await db.execute<{ row: string }>(
      sql`select t::text as row from ${sql.identifier(name)} t`,
    )
    texts.push(...rows.rows.map(({ row }) => row))
  }
  return texts.join('\n')
}

test('known and unknown addresses take the same time', async () => {
  const slow = await openTestShop({ deps: { passwords: argonPasswords() } })
  await slow.send('POST', '/api/register', registration('Known'))
  await slow.send('POST', '/api/register', registration('Other'))
  const time = async (path: string, body: unknown) => {
    const start = performance.now()
    await slow.send('POST', path, body)
    return performance.now() - start
  }
  let mails = 0
  // The email is written after the response; the next measurement must not start before.
  const written = async () => {
    while ((await slow.db.$count(mailOutbox, eq(mailOutbox.kind, 'reset_password'))) < mails);
  }
  const pairs: Record<string, [unknown, unknown]> = {
    '/api/login': [
      { email: 'known@example.com', password: 'not the password' },
      { email: 'nobody@example.com', password: 'not the password' },
    ],
    '/api/forget-password': [{ email: 'other@example.com' }, { email: 'nobody@example.com' }],
  }
  const sameTime = async (path: string, [known, unknown]: [unknown, unknown]) => {
    const times: [number[], number[]] = [[], []]
    for (let sample = 0; sample < 100; sample += 1) {
      // Advancing the clock avoids the rate limit on failures, so that both sides run the whole check.
      slow.clock.advance(1_000_000)
      times[0].push(await time(path, known))
      mails += path === '/api/forget-password' ? 1 : 0
      await written()
      times[1].push(await time(path, unknown))
    }
    const [a, b] = times.map(median) as [number, number]
    return Math.abs(a - b) < Math.max(5, 0.1 * Math.max(a, b))
  }
  for (const [path, pair] of Object.entries(pairs)) {
    // A difference caused by the address recurs, unlike the noise of a busy machine.
    const alike =
      (await sameTime(path, pair)) || (await sameTime(path, pair)) || (await sameTime(path, pair))
    expect({ path, alike }).toEqual({ path, alike: true })
  }
  await slow.close()
}, 120_000)

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
