import { asc } from 'drizzle-orm'

import { createApi } from '@/server/app'
import { closeDb } from '@/server/kernel/db/client'
import { providerEvents } from '@/server/kernel/db/schema/payments/provider-events'
import type { Deps } from '@/server/kernel/deps'
import { JOBS } from '@/server/job-list'
import { enqueueDue } from '@/server/kernel/jobs/due'
import { startWorker } from '@/server/kernel/jobs/worker'
import type { PaymentProvider, ProviderWebhook } from '@/server/kernel/ports/payments'
import { freshShop } from '@/__tests__/support/fixtures'

afterEach(async () => {
  release()
  await closeDb()
  process.env.DATABASE_URL = before
})
const shop = freshShop()
let before: string | undefined
let release: () => void
let released: Promise<void>
beforeEach(() => {
  before = process.env.DATABASE_URL
  process.env.DATABASE_URL = shop.url
  released = new Promise((resolve) => (release = resolve))
})

const refused = () => Promise.reject(new Error('not asked'))

/** Returns a provider stub that only handles events. */
function provider(id: string, webhook: ProviderWebhook, patience: Promise<unknown>) {
  const stub: PaymentProvider = {
    ...{ id, title: id, note: '', isTest: true },
    ...{ create: refused, lookUp: refused, expire: refused, refund: refused },
    pageOf: () => '',
    findDispute: async () => {
      await patience
      return null
    },
    webhook,
  }
  return stub
}

const slowTo = (patience: Promise<unknown>): ProviderWebhook => ({
  verify: async () => {
    await patience
    return null
  },
  read: () => ({ about: 'dispute', disputeId: 'any' }),
})
const quick: ProviderWebhook = {
  verify: async (body) => ({ eventId: body, type: 'any' }),
  read: () => ({ about: 'nothing' }),
}

const depsWith = (): Deps => ({
  ...shop.deps,
  providers: [provider('paypal', slowTo(released), released), provider('stripe', quick, released)],
})

test('forged events of one provider, however slow to check, delay none of the other', async () => {
  const api = createApi(depsWith())
  const post = (name: string, body: string) =>
    api.request(`/api/webhooks/${name}`, { method: 'POST', body })
  const forged = Array.from({ length: 40 }, (_, index) => post('paypal', `forged ${index}`))
  const answer = await Promise.race([
    Promise.resolve(post('stripe', 'evt_1')).then(({ status }) => status),
    new Promise((resolve) => setTimeout(resolve, 5_000, 'still waiting').unref()),
  ])
  expect(answer).toBe(200)
  release()
  const answers = await Promise.all(forged)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]))
})

test('events of a provider that does not answer hold up no worker for those of the other', async () => {
  const clock = { now: () => new Date() }
  const row = { type: 'any', body: '{}', received_at: new Date(0), next_attempt_at: new Date(0) }
  const ofPayPal = Array.from({ length: 250 }, (_, index) => `slow_${index}`)
  await shop.db
    .insert(providerEvents)
    .values([
      ...ofPayPal.map((event_id) => ({ ...row, provider: 'paypal', event_id })),
      { ...row, provider: 'stripe', event_id: 'evt_2' },
    ])
  const deps = { ...depsWith(), clock }
  await enqueueDue(deps, JOBS.rows)
  const stop = startWorker(deps, JOBS)
  const statusOf = async () => {
    const rows = await shop.db.select().from(providerEvents).orderBy(asc(providerEvents.id))
    return rows.at(-1)?.status
  }
  const end = Date.now() + 10_000
  while ((await statusOf()) !== 'done' && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const status = await statusOf()
  release()
  await stop()
  expect(status).toBe('done')
})
