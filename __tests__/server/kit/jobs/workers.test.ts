import { closeDb } from '@/server/kernel/db/client'
import { JOBS } from '@/server/job-list'
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
