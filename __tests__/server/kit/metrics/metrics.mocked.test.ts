import { readFileSync } from 'node:fs'

import { createApi } from '@/server/app'
import { jobDelays } from '@/server/kernel/db/schema/system/job-delays'
import { mailOutbox } from '@/server/kernel/db/schema/system/mail'
import { createMetrics } from '@/server/metrics'
import { sharedShop } from '@/__tests__/support/fixtures'
import type { TestShop } from '@/__tests__/support/shop'

jest.mock('@/server/kernel/db/client', () => ({
  ...jest.requireActual('@/server/kernel/db/client'),
  getPool: () => ({ totalCount: 5, idleCount: 2, waitingCount: 1 }),
}))

const shop = sharedShop()

/** Returns the metric names in the text format, including histogram suffixes. */
const namesIn = (text: string) =>
  new Set(text.split('\n').flatMap((line) => /^[a-z]\w*/u.exec(line) ?? []))

test('requests are counted by route and status, without what stands in their path', async () => {
  const { metrics, read } = createMetrics(shop.deps)
  const api = createApi({ ...shop.deps, metrics })
  await api.fetch(new Request('http://shop/api/countries'))
  await api.fetch(new Request('http://shop/api/orders/NK-1/secret-key'))
  await api.fetch(new Request('http://shop/api/nowhere/at-all'))
  const text = await read()
  expect(text).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/api\/countries",status="200"\} 1/u,
  )
  expect(text).toMatch(/route="\/api\/orders\/:number\/:key",status="404"/u)
  expect(text).toMatch(/route="none",status="404"/u)
  expect(text).not.toMatch(/secret-key|NK-1|at-all/u)
})

test('what waits in the shop is read with each look', async () => {
  const { read } = createMetrics(shop.deps)
  expect(await read()).toMatch(/^shop_emails_failed 0$/mu)
  const letter = { kind: 'word', recipient: 'a@x.org', subject: 'Hello', html: '<p>', text: 'x' }
  await shop.db.insert(mailOutbox).values({ ...letter, status: 'failed' })
  const [due_at, set_aside_at] = [shop.clock.now(), shop.clock.now()]
  await shop.db.insert(jobDelays).values([
    { work: 'mail', row_id: 1, due_at, error: 'Error', set_aside_at },
    { work: 'reconcile/orders', row_id: 1, due_at, error: 'Error' },
    // A postponed row without an error, which isn't ready yet.
    { work: 'reconcile/orders', row_id: 2, due_at },
  ])
  const text = await read()
  expect(text).toMatch(/^shop_emails_failed 1$/mu)
  expect(text).toMatch(/^shop_jobs_set_aside\{queue="mail"\} 1$/mu)
  expect(text).toMatch(/^shop_jobs_failing\{queue="reconcile"\} 1$/mu)
  expect(text).toMatch(/^shop_worker_idle_seconds -1$/mu)
  expect(text).toMatch(/^shop_database_connections\{state="busy"\} 3$/mu)
  expect(text).toMatch(/^shop_database_up 1$/mu)
})

test('while the database is away, the process still tells of itself', async () => {
  const away = { ...shop.deps, db: { execute: () => Promise.reject(new Error('away')) } }
  const text = await createMetrics(away as unknown as TestShop['deps']).read()
  expect(text).toMatch(/^shop_database_up 0$/mu)
  expect(text).toMatch(/^process_cpu_seconds_total /mu)
  expect(text).not.toMatch(/^shop_emails_failed \d/mu)
})

test.each(['ops/alerts.yml', 'ops/grafana-dashboard.json', 'docs/metrics.md'])(
  'each metric that %s names exists',
  async (file) => {
    const { metrics, read } = createMetrics(shop.deps)
    metrics.answered({ method: 'GET', route: '/', status: 200, seconds: 1 })
    metrics.shown({ method: 'GET', page: '/', status: 200, seconds: 1 })
    const known = namesIn(await read())
    const named = readFileSync(file, 'utf8').match(/\b(?:http|shop|process|nodejs)_\w+/gu) ?? []
    const isKnown = (name: string) =>
      known.has(name) || [...known].some((one) => one === `${name}_count` || name.endsWith('_'))
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((name) => !isKnown(name))).toEqual([])
  },
)
