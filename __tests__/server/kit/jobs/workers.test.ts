import { sql } from 'drizzle-orm'

import { closeDb } from '@/server/kernel/db/client'
import { JOBS } from '@/server/job-list'
import { enqueueAll } from '@/server/kernel/jobs/queue'
import { startWorker } from '@/server/kernel/jobs/worker'
import { insertMail } from '@/server/kernel/mail/queries'
import { outboxOf } from '@/__tests__/support/mail/outbox'
import { until } from '@/__tests__/support/api/local-server'
import { freshShop } from '@/__tests__/support/fixtures'

const MAILS = 120

afterEach(async () => {
  await closeDb()
  process.env.DATABASE_URL = before
})
const shop = freshShop()
let before: string | undefined
beforeEach(() => {
  before = process.env.DATABASE_URL
  process.env.DATABASE_URL = shop.url
})

const letter = (index: number) => ({
  kind: `test_${index}`,
  recipient: `reader-${index}@example.com`,
  subject: 'A letter',
  html: '<p>Hello</p>',
  text: 'Hello',
})

test('three workers do every job once, and a job of a transaction that was taken back never', async () => {
  const sent: string[] = []
  const clock = { now: () => new Date() }
  const mail = { send: async ({ recipient }: { recipient: string }) => void sent.push(recipient) }
  const deps = { ...shop.deps, clock, mail }
  const stops = [startWorker(deps, JOBS), startWorker(deps, JOBS), startWorker(deps, JOBS)]
  for (let index = 0; index < MAILS; index += 1) {
    await shop.db.transaction((tx) => insertMail(tx, letter(index)))
  }
  const rolledBack = shop.db.transaction(async (tx) => {
    await insertMail(tx, letter(MAILS))
    throw new Error('taken back')
  })
  await expect(rolledBack).rejects.toThrow('taken back')
  await until(() => sent.length >= MAILS)
  // Long enough for each worker to poll twice.
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  expect(sent).toHaveLength(MAILS)
  expect(new Set(sent).size).toBe(MAILS)
  await Promise.all(stops.map((stop) => stop()))
  const rows = await outboxOf(shop)
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['sent']))
})

test('a job that may take minutes waits in its queue, not in a worker, whose lease would end', async () => {
  const running = { now: 0, most: 0, done: 0 }
  const leases: string[] = []
  const work = async () => {
    running.now += 1
    running.most = Math.max(running.most, running.now)
    const { rows } = await shop.db.execute<{ lease: string }>(
      sql`select expire_in::text as lease from jobs.job where name = 'build-picture' and state = 'active'`,
    )
    leases.push(...rows.map(({ lease }) => lease))
    await new Promise((resolve) => setTimeout(resolve, 50))
    running.now -= 1
    running.done += 1
  }
  const job = { queue: 'build-picture' as const, work, due: async () => [] }
  await enqueueAll(shop.db, 'build-picture', [1, 2, 3])
  const stop = startWorker(shop.deps, { rows: [job], rounds: [] })
  await until(() => running.done === 3)
  await stop()
  expect(running.most).toBe(1)
  expect(leases).toEqual(['00:15:00', '00:15:00', '00:15:00'])
})
