import { eq } from 'drizzle-orm'

import { newsletterIssues } from '@/server/kernel/db/schema/community/issues'
import { enqueue } from '@/server/kernel/jobs/queue'
import { readIssue } from '@/server/office/newsletter/read-issues'

import { killNow, startApi, type Running } from '@/__tests__/support/api/api-runner'
import { until } from '@/__tests__/support/api/local-server'
import { draws } from '@/__tests__/support/draws'
import { openMailServer, type MailServer } from '@/__tests__/support/mail/mail-server'
import { freshOffice } from '@/__tests__/support/fixtures'
import { addresses, planAnIssue, subscribeAll } from '@/__tests__/support/mail/subscribers'

const READERS = addresses(draws({ few: 60, many: 600 }))
const KILLS = draws({ few: 2, many: 8 })
/** Emails sent concurrently, so their delivery may be unclear after each kill. */
const AT_ONCE = 4

afterEach(async () => {
  if (worker) await killNow(worker)
  worker = null
  await mails.close()
})
const { shop } = freshOffice()
let mails: MailServer
let worker: Running | null = null
beforeEach(async () => {
  mails = await openMailServer(20)
})

test('an issue whose worker is killed while it sends goes on, and nobody gets it twice', async () => {
  await subscribeAll(shop, READERS)
  const id = await planAnIssue(shop)
  const plan = () => shop.db.transaction((tx) => enqueue(tx, { queue: 'newsletter', id }))
  await plan()
  for (let kill = 1; kill <= KILLS; kill += 1) {
    worker = await startApi(shop.url, '', { WORKER: 'on', SMTP_URL: mails.url })
    const goal = Math.floor((READERS.length * kill) / (KILLS + 1))
    await until(() => mails.recipients.length >= goal, 120)
    await killNow(worker)
    // Simulates an expired lease, so that the job round reschedules the issue.
    await shop.db
      .update(newsletterIssues)
      .set({ leased_until: null })
      .where(eq(newsletterIssues.id, id))
    await plan()
  }
  worker = await startApi(shop.url, '', { WORKER: 'on', SMTP_URL: mails.url })
  await until(async () => (await readIssue(shop.deps, id)).state === 'sent', 120)
  expect(mails.recipients).toHaveLength(new Set(mails.recipients).size)
  const { sent, unclear, failed, left } = await readIssue(shop.deps, id)
  expect([sent + unclear, failed, left]).toEqual([READERS.length, 0, 0])
  expect(unclear).toBeLessThanOrEqual(KILLS * AT_ONCE)
  // Some of the unclear emails were delivered, and others weren't.
  expect(mails.recipients.length).toBeGreaterThanOrEqual(sent)
})
