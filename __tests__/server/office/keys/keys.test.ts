import { eq, sql } from 'drizzle-orm'

import type { AuditList } from '@/contract/office/audit/audit'
import type { ApiKey } from '@/contract/office/keys/keys'
import { apiKeys } from '@/server/kernel/db/schema/accounts/api-keys'
import { users } from '@/server/kernel/db/schema/accounts/users'
import { isWellFormedKey, newKeyText } from '@/server/kernel/http/key-text'
import { sha256 } from '@/server/kernel/ports/ids'
import { verifyAudit } from '@/server/office/audit/verify-audit'

import { registerAdmin } from '@/__tests__/support/admins'
import { idOf } from '@/__tests__/support/after-sales'
import { addKey, makeKey, makeSecret, revokeKey, withKey } from '@/__tests__/support/api/api-keys'
import { fresh, freshShop } from '@/__tests__/support/fixtures'
import { dataOf } from '@/__tests__/support/member-shop'
import { as, bearer, renew } from '@/__tests__/support/members'
import { limitsWhere } from '@/__tests__/support/limits'
import { recordedLog } from '@/__tests__/support/recorded-log'

const ORDERS = '/api/backoffice/orders'
const SKU = 'frame:nyx:M'
const { lines, log } = recordedLog()
/** Counts the requests of keys alone; the tests log in often. */
const limits = limitsWhere((name) => name === 'apiKey')
const shop = freshShop({ deps: { log, limits } })
const owner = fresh(() => registerAdmin(shop, 'Olga'))

const entriesOf = async () => {
  const reply = await as(shop, owner)('GET', '/api/backoffice/keys')
  return dataOf<{ entries: ApiKey[] }>(reply).entries
}
const entryOf = async (id: string) => (await entriesOf()).find((one) => one.id === id)
const audit = async (query = '') =>
  dataOf<AuditList>(await as(shop, owner)('GET', `/api/backoffice/audit${query}`))

test('a key is shown once, works, and only its hash is stored', async () => {
  const { entry, secret } = await makeKey(shop, owner, { permissions: ['orders.read'] })
  expect(secret).toMatch(/^nk_live_[0-9A-Za-z]{36}$/)
  expect(isWellFormedKey(secret)).toBe(true)
  expect(entry).toMatchObject({ state: 'active', made_by: 'Olga Rider', used_at: null })
  expect(entry.hint).toBe(`nk_live_…${secret.slice(-4)}`)
  expect((await withKey(shop, secret)('GET', ORDERS)).status).toBe(200)
  const [row] = await shop.db.select().from(apiKeys)
  expect(row?.key_hash).toBe(sha256(secret))
  expect(JSON.stringify(row)).not.toContain(secret.slice(8, -4))
  expect(JSON.stringify(await entriesOf())).not.toContain(secret)
})

test('a key without a secret, one of many typos and an unknown key are refused', async () => {
  await addKey(shop, owner)
  const known = newKeyText()
  const typos = [known.slice(0, -1), `${known}0`, known.replace('nk_live_', 'nk_live_x')]
  const swapped = `${known.slice(0, 12)}${known[13]}${known[12]}${known.slice(14)}`
  for (const text of [known, ...typos, ...(swapped === known ? [] : [swapped])]) {
    const { status, body, headers } = await withKey(shop, text)('GET', ORDERS)
    expect({ status, code: body.code }).toEqual({ status: 401, code: 'key_refused' })
    expect(headers.get('www-authenticate')).toBe('Bearer error="invalid_token"')
    expect(JSON.stringify(body)).not.toContain(text)
  }
})

test('typos are refused without a query', async () => {
  const text = newKeyText()
  const query = jest.spyOn(shop.db, 'select')
  const { body } = await withKey(shop, `${text.slice(0, -1)}-`)('GET', ORDERS)
  expect(body.detail).toBe('No such key: its checksum is wrong.')
  expect(query).not.toHaveBeenCalled()
  query.mockRestore()
})

test('revoked, expired, from elsewhere, or made by someone who left: each is 401 at once', async () => {
  const expires_at = new Date(shop.clock.now().getTime() + 60_000).toISOString()
  const expiring = await makeKey(shop, owner, { expires_at })
  const elsewhere = await makeKey(shop, owner, { ip_ranges: ['203.0.113.0/24', '2001:db8::/32'] })
  const revoked = await makeKey(shop, owner)
  const ask = async ({ secret }: { secret: string }) => {
    const { status, body } = await withKey(shop, secret)('GET', ORDERS)
    return status === 200 ? 200 : { status, code: body.code, detail: body.detail }
  }
  const refused = (detail: string) => ({ status: 401, code: 'key_refused', detail })
  expect([await ask(expiring), await ask(revoked)]).toEqual([200, 200])
  expect(await ask(elsewhere)).toEqual(refused('The key isn’t valid from this address.'))
  expect((await revokeKey(shop, owner, revoked.entry.id)).status).toBe(200)
  expect(await ask(revoked)).toEqual(refused('The key was revoked.'))
  shop.clock.advance(60_000)
  expect(await ask(expiring)).toEqual(refused('The key has expired.'))
  expect(await entryOf(expiring.entry.id)).toMatchObject({ state: 'expired' })

  const maker = await registerAdmin(shop, 'Max')
  const left = await makeKey(shop, maker)
  expect(await ask(left)).toBe(200)
  const isMax = eq(users.id, await idOf(shop, maker))
  for (const change of [
    { disabled_at: shop.clock.now() },
    { disabled_at: null, totp_confirmed_at: null },
    { totp_confirmed_at: shop.clock.now(), staff_role: null, is_admin: 0 },
  ]) {
    await shop.db.update(users).set(change).where(isMax)
    expect(await ask(left)).toEqual(refused('Who made the key can’t use the back office anymore.'))
    expect(await entryOf(left.entry.id)).toMatchObject({ state: 'orphaned' })
  }
  await shop.db.execute(sql`delete from users where ${isMax}`)
  expect(await ask(left)).toEqual(refused('Who made the key can’t use the back office anymore.'))
})

test('a key loses what its maker loses', async () => {
  const maker = await registerAdmin(shop, 'Max')
  const { entry, secret } = await makeKey(shop, maker, {
    permissions: ['orders.read', 'payments.read'],
  })
  const ask = withKey(shop, secret)
  await as(shop, owner)('PUT', `/api/backoffice/staff/${maker.id}`, {
    ...{ role: 'support', is_disabled: false },
  })
  expect((await ask('GET', ORDERS)).status).toBe(200)
  const { status, body } = await ask('GET', '/api/backoffice/payments')
  expect({ status, code: body.code }).toEqual({ status: 403, code: 'permission_missing' })
  expect(await entryOf(entry.id)).toMatchObject({ state: 'active', lacking: ['payments.read'] })
})

test('only with the password, and a new secret replaces the old one', async () => {
  const { id } = await addKey(shop, owner)
  const wrong = await makeSecret(shop, owner, id, 'not my password')
  expect(wrong.body).toMatchObject({ code: 'password_wrong' })
  const first = dataOf<{ secret: string }>(await makeSecret(shop, owner, id)).secret
  const second = dataOf<{ secret: string }>(await makeSecret(shop, owner, id)).secret
  expect((await withKey(shop, first)('GET', ORDERS)).status).toBe(401)
  expect((await withKey(shop, second)('GET', ORDERS)).status).toBe(200)
})

test('a key that is allowed more loses its secret, and one that is allowed less keeps it', async () => {
  const rights = {
    permissions: ['orders.read', 'payments.read'] as const,
    ip_ranges: ['127.0.0.0/8', '10.0.0.0/8'],
    expires_at: '2027-03-01T00:00:00.000Z',
  }
  const { entry, secret } = await makeKey(shop, owner, rights)
  const change = async (more: object) => {
    const version = (await entryOf(entry.id))?.version
    const body = { name: 'ERP', ...rights, ...more, version }
    const reply = await as(shop, owner)('PUT', `/api/backoffice/keys/${entry.id}`, body)
    return dataOf<ApiKey>(reply).state
  }
  const hashes = async () => (await shop.db.select().from(apiKeys)).map(({ key_hash }) => key_hash)
  const narrow = {
    ...{ permissions: ['orders.read'], ip_ranges: ['127.0.0.1'] },
    expires_at: '2027-02-01T00:00:00.000Z',
  }
  for (const less of [
    { permissions: ['orders.read'] },
    { permissions: ['orders.read'], ip_ranges: ['127.0.0.0/16'] },
    narrow,
  ]) {
    expect(await change(less)).toBe('active')
    expect(await hashes()).toEqual([sha256(secret)])
  }
  for (const more of [
    { permissions: ['orders.read', 'customers.read'] },
    { ip_ranges: ['127.0.0.0/24'] },
    { ip_ranges: [] },
    { expires_at: '2027-02-01T00:00:01.000Z' },
    { expires_at: null },
  ]) {
    expect([more, await change({ ...narrow, ...more })]).toEqual([more, 'unmade'])
    expect(await entryOf(entry.id)).toMatchObject({ hint: null, made_by: null })
    expect(await hashes()).toEqual([null])
    await change(narrow)
    expect((await makeSecret(shop, owner, entry.id)).status).toBe(200)
  }
})

test('a revoked key is neither changed nor made again', async () => {
  const { entry } = await makeKey(shop, owner)
  await revokeKey(shop, owner, entry.id)
  const revoked = await entryOf(entry.id)
  const change = await as(shop, owner)('PUT', `/api/backoffice/keys/${entry.id}`, {
    ...{ name: 'Again', permissions: ['orders.read'], ip_ranges: [], expires_at: null },
    version: revoked?.version,
  })
  expect(change.body.code).toBe('api_key_revoked')
  expect((await makeSecret(shop, owner, entry.id)).body.code).toBe('api_key_revoked')
})

test('a key is never a person: no account, no session, no keys, and cookies are ignored', async () => {
  const { secret } = await makeKey(shop, owner)
  const ask = withKey(shop, secret)
  for (const [method, path, person] of [
    ['GET', '/api/me', 'account'],
    ['GET', '/api/logout', 'account'],
    ['GET', '/api/orders', 'account'],
    ['GET', '/api/backoffice/keys', 'second_factor'],
    ['POST', '/api/backoffice/keys', 'second_factor'],
    ['PUT', '/api/backoffice/staff/1', 'second_factor'],
    ['POST', '/api/backoffice/orders/NK-1/review', 'approval'],
  ] as const) {
    const body = method === 'GET' ? undefined : {}
    const reply = await ask(method, path, body, { cookie: owner.cookie })
    expect({ path, status: reply.status, ...reply.body }).toMatchObject({
      ...{ path, status: 403, code: 'person_needed', data: { person } },
    })
    expect(reply.headers.get('set-cookie')).toBeNull()
  }
  const { status } = await renew(shop, { ...owner, refresh: secret })
  expect(status).toBe(401)
  expect((await shop.send('GET', '/api/me', undefined, bearer(owner.token))).status).toBe(200)
})

test('the audit log names the key, finds it, and stays whole', async () => {
  const { entry, secret } = await makeKey(shop, owner, { name: 'Warehouse' })
  const ask = withKey(shop, secret)
  const path = `/api/backoffice/stock/${SKU}/threshold`
  expect((await ask('PUT', path, { threshold: 4 })).status).toBe(200)
  const { items, people } = await audit(`?person=${entry.id}`)
  expect(items).toEqual([
    expect.objectContaining({
      ...{ action: 'stock.setThreshold', actor: null, role: null },
      api_key: { id: entry.id, name: 'Warehouse' },
    }),
  ])
  expect(people).toContainEqual({ id: entry.id, name: 'Warehouse' })
  expect((await verifyAudit(shop.db)).faults).toEqual([])
  await shop.db.execute(sql`alter table audit_entries disable trigger user`)
  await shop.db.execute(sql`grant update on audit_entries to current_user`)
  await shop.db.execute(sql`update audit_entries set key_id = null where key_id is not null`)
  expect((await verifyAudit(shop.db)).faults).toEqual([expect.stringContaining('was changed')])
})

test('its last use is noted at most once a minute, and doesn’t change its version', async () => {
  const { entry, secret } = await makeKey(shop, owner)
  const ask = withKey(shop, secret)
  const used = async () => (await entryOf(entry.id))?.used_at
  await ask('GET', ORDERS)
  const first = shop.clock.now().toISOString()
  expect(await used()).toBe(first)
  shop.clock.advance(59_000)
  await ask('GET', ORDERS)
  expect(await used()).toBe(first)
  shop.clock.advance(2_000)
  await ask('GET', ORDERS)
  expect(await used()).toBe(shop.clock.now().toISOString())
  expect((await entryOf(entry.id))?.version).toBe(entry.version)
})

test('each key has a limit of its own, and every response to it says what is left', async () => {
  const [one, two] = [await makeKey(shop, owner), await makeKey(shop, owner)]
  const ask = withKey(shop, one.secret)
  const first = await ask('GET', '/api/backoffice/orders/NK-1')
  expect(first.status).toBe(404)
  expect(first.headers.get('ratelimit-policy')).toBe('"key";q=600;w=60')
  expect(first.headers.get('ratelimit')).toBe('"key";r=599;t=60')
  for (let count = 1; count < 600; count += 1) await ask('GET', '/api/backoffice/keys')
  const last = await ask('GET', ORDERS)
  expect(last.status).toBe(429)
  expect(last.headers.get('ratelimit')).toMatch(/^"key";r=0;t=\d+$/)
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await withKey(shop, two.secret)('GET', ORDERS)).status).toBe(200)
})

test('no key is in a log, an audit entry, an export, an error or any table', async () => {
  const { entry, secret } = await makeKey(shop, owner)
  const ask = withKey(shop, secret)
  await ask('PUT', `/api/backoffice/stock/${SKU}/threshold`, { threshold: 3 })
  const replies = [
    await ask('POST', '/api/backoffice/price-changes', { wrong: true }),
    await ask('GET', '/api/backoffice/nowhere'),
    await ask('GET', '/api/me'),
    await revokeKey(shop, owner, entry.id),
    await ask('GET', ORDERS),
    await as(shop, owner)('GET', '/api/backoffice/audit'),
    await as(shop, owner)('POST', '/api/account/export', { password: 'correct horse battery' }),
  ]
  const { rows } = await shop.db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema in ('public', 'drizzle') and table_type = 'BASE TABLE'`)
  const stored = await Promise.all(
    rows.map(async ({ name }) => {
      const table = sql.raw(`"${name}"`)
      const found = await shop.db
        .execute<{ text: string }>(
          sql`select t::text as text from ${table} t where t::text like ${`%${secret.slice(8)}%`}`,
        )
        .catch(() => ({ rows: [] }))
      return found.rows.length > 0 ? name : null
    }),
  )
  expect(rows.length).toBeGreaterThan(100)
  expect(stored.filter(Boolean)).toEqual([])
  const text = `${lines.join('')}${JSON.stringify(replies.map(({ body }) => body))}`
  expect(text).not.toContain(secret.slice(8))
  expect(text).not.toContain(sha256(secret))
})
