import { createTestDatabase, type TestDatabase } from '@/__tests__/support/database/database'
import { processGlobals } from '@/utils/process-globals'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** Reloads the API with a changed constant, as Next.js does; returns its response and connections. */
async function loadWith(defaultId: number) {
  const loaded: {
    answer(): Promise<unknown>
    client: typeof import('@/server/kernel/db/client')
  }[] = []
  await jest.isolateModulesAsync(async () => {
    const constants = jest.requireActual<object>('@/domain/kit/constants')
    jest.doMock('@/domain/kit/constants', () => ({ ...constants, DEFAULT_COUNTRY_ID: defaultId }))
    const { getApi } = await import('@/server/get-api')
    const client = await import('@/server/kernel/db/client')
    const answer = async () => {
      const response = await (await getApi()).fetch(new Request('http://shop.test/api/countries'))
      return ((await response.json()) as { data: { default_id: number } }).data.default_id
    }
    // The first request loads the modules.
    await answer()
    loaded.push({ answer, client })
  })
  const [one] = loaded
  if (!one) throw new Error('The API was not loaded.')
  return one
}

function inMode(mode: 'development' | 'production') {
  const settings = { DATABASE_URL: database.url, APP_SECRET: 'x'.repeat(32), LOG_LEVEL: 'silent' }
  jest.replaceProperty(process, 'env', { ...process.env, ...settings, NODE_ENV: mode })
}

afterEach(() => {
  jest.restoreAllMocks()
  delete processGlobals().api
})

test('in development changed code answers the next request, on the same connections', async () => {
  inMode('development')
  const before = await loadWith(222)
  const after = await loadWith(1)
  expect([await before.answer(), await after.answer()]).toEqual([222, 1])
  expect(after.client.getPool()).toBe(before.client.getPool())
  await after.client.closeDb()
})

test('in production the bundles of one process share one API', async () => {
  inMode('production')
  const pages = await loadWith(222)
  const routes = await loadWith(1)
  expect([await pages.answer(), await routes.answer()]).toEqual([222, 222])
  await routes.client.closeDb()
})
