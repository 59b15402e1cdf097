import { once } from 'node:events'
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

import { createMockApi } from '@/mocks/api'
import type { MockDatabase } from '@/mocks/database'
import { MOCK_PEOPLE } from '@/mocks/people'
import { createDb } from '@/server/kernel/db/client'
import { argonPasswords } from '@/server/kernel/ports/passwords'
import { createApi } from '@/server/app'
import { processGlobals } from '@/utils/process-globals'

import { openTestShop } from '@/__tests__/support/shop'

const PATIENCE_MS = 180_000

function startDatabase() {
  return spawn(process.execPath, ['--import', 'tsx', 'scripts/mock/serve-database.ts'], {
    cwd: path.join(__dirname, '../../../..'),
    env: { ...process.env, MOCK_DATA: '', DATABASE_URL: 'postgresql://real@nowhere/real' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    detached: true,
  })
}

test(
  'its database has people with orders, a bike, a ticket and a dispute, and ends with its parent',
  async () => {
    const shop = await openTestShop()
    const child = startDatabase()
    const [message] = (await once(child, 'message')) as [MockDatabase]
    if ('problem' in message) throw new Error(message.problem)
    const { db, close } = createDb(message.url, { max: 2 })
    const deps = { ...shop.deps, db, secret: message.secret, passwords: argonPasswords() }
    const api = createApi({ ...deps, clock: { now: () => new Date() }, staffSecondFactor: 'off' })
    const call = async (route: string, body?: unknown, token?: string) => {
      const response = await api.request(route, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      return ((await response.json()) as { data: never }).data as Record<string, unknown[]>
    }
    const tokenOf = async ({ email, password }: { email: string; password: string }) =>
      String((await call('/api/login', { email, password })).token)

    const ada = await tokenOf(MOCK_PEOPLE.member)
    expect((await call('/api/orders', undefined, ada)).orders).toMatchObject([
      { fulfillment_state: 'to_build' },
      { fulfillment_state: 'delivered' },
    ])
    expect((await call('/api/user/getUserBikes', { token: ada })).bikes).toHaveLength(2)
    const { addresses } = await call('/api/addresses', undefined, ada)
    expect(addresses).toMatchObject([{ name: 'Ada Rider', is_shipping: true }])
    expect((await call('/api/support/tickets', undefined, ada)).tickets).toHaveLength(1)
    const sam = await tokenOf(MOCK_PEOPLE.admin)
    const { orders } = await call('/api/backoffice/orders', undefined, sam)
    expect(orders).toContainEqual(expect.objectContaining({ is_disputed: true }))

    await close()
    await shop.close()
    expect(existsSync(message.dataDir)).toBe(true)
    child.disconnect()
    await once(child, 'exit')
    expect(existsSync(message.dataDir)).toBe(false)
  },
  PATIENCE_MS,
)

test('without a database, the API answers 503 and says why', async () => {
  const problem = 'The mock API has no database. There’s no bundled PostgreSQL for this machine.'
  processGlobals().mockDatabase = Promise.resolve({ problem })
  const api = await createMockApi()
  delete processGlobals().mockDatabase
  const response = await api.fetch(new Request('http://localhost:3000/api/countries'))
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).not.toBeNull()
  expect(await response.json()).toMatchObject({ code: 'database_unavailable', message: problem })
})
