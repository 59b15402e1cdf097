import { createDb } from '@/server/kernel/db/client'

import { makeAdmin } from '@/__tests__/support/admins'
import { startApi, killNow, type Running } from '@/__tests__/support/api/api-runner'
import { addKey, makeSecret, revokeKey } from '@/__tests__/support/api/api-keys'
import { createTestDatabase } from '@/__tests__/support/database/database'
import { dataOf } from '@/__tests__/support/member-shop'
import { register } from '@/__tests__/support/members'
import type { ReplyBody, TestShop } from '@/__tests__/support/shop'

const ORDERS = '/api/backoffice/orders'

let processes: Running[] = []
afterEach(async () => {
  for (const one of processes) await killNow(one)
  processes = []
})

/** Sends requests to a process, by default from a loopback address. */
const sender =
  ({ origin }: Running): TestShop['send'] =>
  async (method, path, body, headers = {}) => {
    const response = await fetch(origin + path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const data = (await response.json()) as ReplyBody
    return { status: response.status, headers: response.headers, body: data }
  }

test('a revoked key, an expired one and another address: 401 by both processes within a second', async () => {
  const database = await createTestDatabase()
  const { db, close } = createDb(database.url, { max: 2 })
  const proxied = { TRUSTED_PROXIES: '1' }
  processes = [await startApi(database.url, '', proxied), await startApi(database.url, '', proxied)]
  const [one, two] = processes.map(sender)
  if (!one || !two) throw new Error('Two processes should run.')
  const shop = { db, send: one, clock: { now: () => new Date() } } as unknown as TestShop
  const owner = await register(shop, 'Olga')
  await makeAdmin(shop, owner)
  const made = async (input: Parameters<typeof addKey>[2]) => {
    const { id } = await addKey(shop, owner, input)
    const { secret } = dataOf<{ secret: string }>(await makeSecret(shop, owner, id))
    return { id, secret }
  }
  const statuses = (secret: string, from = '203.0.113.7') => {
    const headers = { authorization: `Bearer ${secret}`, 'x-forwarded-for': from }
    return Promise.all(
      [one, two].map(async (send) => (await send('GET', ORDERS, undefined, headers)).status),
    )
  }
  const lasting = await made({})
  const near = await made({ ip_ranges: ['203.0.113.0/24', '2001:db8:7::/48'] })
  expect(await statuses(lasting.secret)).toEqual([200, 200])
  expect(await statuses(near.secret)).toEqual([200, 200])
  expect(await statuses(near.secret, '2001:db8:7:1::9')).toEqual([200, 200])
  expect(await statuses(near.secret, '203.0.114.7')).toEqual([401, 401])
  expect(await statuses(near.secret, '2001:db8:8::9')).toEqual([401, 401])
  // Only the entry that the own proxy added counts.
  expect(await statuses(near.secret, '203.0.113.7, 198.51.100.2')).toEqual([401, 401])

  const began = performance.now()
  expect((await revokeKey(shop, owner, lasting.id)).status).toBe(200)
  expect(await statuses(lasting.secret)).toEqual([401, 401])
  expect(performance.now() - began).toBeLessThan(1_000)

  const expires = Date.now() + 8_000
  const brief = await made({ expires_at: new Date(expires).toISOString() })
  expect(await statuses(brief.secret)).toEqual([200, 200])
  await new Promise((done) => setTimeout(done, Math.max(0, expires - Date.now())))
  expect(await statuses(brief.secret)).toEqual([401, 401])
  await close()
  await database.drop()
}, 60_000)
