import { eq } from 'drizzle-orm'

import type { Issue, SuppressionsPage } from '@/contract/office/newsletter/newsletter'
import { newsletterSubscriptions } from '@/server/kernel/db/schema/community/newsletter'
import { newsletterDeliveries, newsletterIssues } from '@/server/kernel/db/schema/community/issues'
import type { Mail } from '@/server/kernel/ports/mail'
import { listDueIssues } from '@/server/office/newsletter/queries'
import { readIssue } from '@/server/office/newsletter/read-issues'
import { sendIssue } from '@/server/office'

import { dataOf } from '@/__tests__/support/member-shop'
import { as } from '@/__tests__/support/members'
import { freshOffice } from '@/__tests__/support/fixtures'
import { addresses, subscribeAll } from '@/__tests__/support/mail/subscribers'

const MINUTE = 60_000
const READERS = addresses(12)

/** Mail server errors by address; without one, the server accepts the email. */
let answers: Map<string, () => Error>
let sent: Mail[]
const mail = {
  send: async (one: Mail) => {
    const error = answers.get(one.recipient)?.()
    if (error) throw error
    sent.push(one)
  },
}
const { shop, admin, office } = freshOffice('issues', { deps: { mail }, max: 20 })
beforeEach(async () => {
  answers = new Map()
  sent = []
  await subscribeAll(shop, READERS)
})

async function begin(send_at: string | null = null): Promise<number> {
  const words = { subject: 'Spring', preheader: '', source: 'Come and see.', segment: null }
  const { id } = dataOf<Issue>(await office('POST', '', words))
  const reply = await office('POST', `/${id}/sending`, { edition: 1, send_at })
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
  return id
}

const read = (id: number) => readIssue(shop.deps, id)
const move = (id: number, action: string) => office('PUT', `/${id}/state`, { action })
const gotBy = () => sent.map(({ recipient }) => recipient).sort()
const smtp = (response: string, command: string) =>
  Object.assign(new Error(response), {
    ...{ response, command, responseCode: Number(response.slice(0, 3)) },
  })

test('each confirmed subscriber gets it once, with a link and a call of their own that end it', async () => {
  const id = await begin()
  await Promise.all(Array.from({ length: 5 }, () => sendIssue(shop.deps, id)))
  expect(gotBy()).toEqual([...READERS].sort())
  expect(await read(id)).toMatchObject({ state: 'sent', sent: 12, recipients: 12, left: 0 })
  expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(12)
  const mail = sent.find(({ recipient }) => recipient === READERS[0])
  expect(mail?.isAutomatic).toBe(true)
  const { pathname } = new URL(mail?.unsubscribeUrl ?? '')
  expect(mail?.html).toContain(`href="https://shop.test${pathname}"`)
  expect(mail?.text).toContain(pathname)
  expect((await shop.send('POST', `/api${pathname}`)).status).toBe(200)
  expect(await read(id)).toMatchObject({ unsubscribed: 1, sent: 12 })
  const rows = await shop.db.select().from(newsletterSubscriptions)
  expect(rows.map(({ email }) => email)).not.toContain(READERS[0])
})

test('of several who press send at once one does, and a sent issue can’t be sent or changed again', async () => {
  const words = { subject: 'Spring', preheader: '', source: 'Come.', segment: null }
  const { id } = dataOf<Issue>(await office('POST', '', words))
  const send = () => office('POST', `/${id}/sending`, { edition: 1, send_at: null })
  const replies = await Promise.all([send(), send(), send()])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  await sendIssue(shop.deps, id)
  expect((await send()).body.code).toBe('issue_moved')
  expect((await office('PUT', `/${id}`, { ...words, edition: 1 })).body.code).toBe('issue_moved')
  expect((await office('DELETE', `/${id}`)).body.code).toBe('issue_moved')
  expect(gotBy()).toEqual([...READERS].sort())
})

test('a planned one goes out at its hour, to whoever is subscribed by then', async () => {
  const id = await begin(new Date(shop.clock.now().getTime() + 60 * MINUTE).toISOString())
  await sendIssue(shop.deps, id)
  expect([await listDueIssues(shop.db, shop.clock.now(), 9), sent]).toEqual([[], []])
  await subscribeAll(shop, ['late@example.com'])
  await shop.db
    .delete(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.email, READERS[1] ?? ''))
  shop.clock.advance(60 * MINUTE)
  expect(await listDueIssues(shop.db, shop.clock.now(), 9)).toEqual([{ id }])
  await sendIssue(shop.deps, id)
  expect(gotBy()).toContain('late@example.com')
  expect(gotBy()).not.toContain(READERS[1])
  expect(sent).toHaveLength(12)
})

test('an hour can be taken back, and one that has passed is refused', async () => {
  const at = new Date(shop.clock.now().getTime() + MINUTE).toISOString()
  const id = await begin(at)
  expect(dataOf<Issue>(await move(id, 'unplan'))).toMatchObject({ state: 'draft', send_at: null })
  shop.clock.advance(2 * MINUTE)
  await sendIssue(shop.deps, id)
  expect(sent).toEqual([])
  const late = await office('POST', `/${id}/sending`, { edition: 1, send_at: at })
  expect(late.body.code).toBe('issue_hour_past')
})

test('a paused one stops within the batch and goes on where it stood', async () => {
  const id = await begin()
  answers.set(READERS[3] ?? '', () => {
    void shop.db
      .update(newsletterIssues)
      .set({ state: 'paused' })
      .where(eq(newsletterIssues.id, id))
      .execute()
    return smtp('451 4.7.1 Later', 'RCPT TO')
  })
  await sendIssue(shop.deps, id)
  const paused = await read(id)
  expect(paused.state).toBe('paused')
  expect(paused.left).toBeGreaterThan(0)
  expect(paused.sent + paused.left).toBe(12)
  await sendIssue(shop.deps, id)
  expect(sent).toHaveLength(paused.sent)
  answers.clear()
  expect((await move(id, 'resume')).status).toBe(200)
  shop.clock.advance(10 * MINUTE)
  await sendIssue(shop.deps, id)
  expect(gotBy()).toEqual([...READERS].sort())
  expect((await read(id)).state).toBe('sent')
})

test('a canceled one never goes on', async () => {
  const id = await begin()
  await move(id, 'pause')
  expect(dataOf<Issue>(await move(id, 'cancel'))).toMatchObject({ state: 'canceled', left: 12 })
  await sendIssue(shop.deps, id)
  expect(sent).toEqual([])
  for (const action of ['resume', 'pause', 'cancel', 'unplan']) {
    expect((await move(id, action)).body.code).toBe('issue_moved')
  }
})

test('who unsubscribes while it is sent gets nothing more', async () => {
  const id = await begin()
  await shop.db
    .delete(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.email, READERS[7] ?? ''))
  await sendIssue(shop.deps, id)
  expect(gotBy()).not.toContain(READERS[7])
  expect(await read(id)).toMatchObject({ sent: 11, skipped: 1, state: 'sent' })
})

test('a dead mailbox is mailed no more, any other refusal says nothing about the address', async () => {
  answers.set(READERS[0] ?? '', () => smtp('550 5.1.1 <reader1@example.com> unknown', 'RCPT TO'))
  answers.set(READERS[1] ?? '', () => smtp('554 5.7.1 Looks like spam', 'DATA'))
  const id = await begin()
  await sendIssue(shop.deps, id)
  expect(await read(id)).toMatchObject({ state: 'sent', sent: 10, failed: 2, bounced: 1 })
  const list = dataOf<SuppressionsPage>(
    await as(shop, admin)('GET', '/api/backoffice/suppressions'),
  )
  expect(list.suppressions).toMatchObject([
    { email: READERS[0], cause: 'bounce', detail: '550 5.1.1', issue_id: id },
  ])
  answers.clear()
  sent = []
  const next = await begin()
  expect((await read(next)).recipients).toBe(11)
  await sendIssue(shop.deps, next)
  expect(gotBy()).not.toContain(READERS[0])
  expect(sent).toHaveLength(11)
  const [row] = list.suppressions
  await as(shop, admin)('DELETE', `/api/backoffice/suppressions/${row?.id}`)
  sent = []
  await sendIssue(shop.deps, await begin())
  expect(sent).toHaveLength(12)
})

test('who is asked to come later does, and gives up after a day', async () => {
  answers.set(READERS[2] ?? '', () => smtp('450 4.2.0 Greylisted', 'RCPT TO'))
  const id = await begin()
  await sendIssue(shop.deps, id)
  expect(await read(id)).toMatchObject({ state: 'sending', sent: 11, left: 1 })
  await sendIssue(shop.deps, id)
  expect(await read(id)).toMatchObject({ left: 1 })
  for (let tries = 1; tries < 8; tries += 1) {
    shop.clock.advance(120 * MINUTE)
    await sendIssue(shop.deps, id)
  }
  expect(await read(id)).toMatchObject({ state: 'sent', failed: 1, bounced: 0 })
})

test('addresses at which the mail server itself fails each time hold up no one behind them', async () => {
  for (const email of READERS.slice(0, 4)) answers.set(email, () => smtp('421 Bye', 'MAIL FROM'))
  const id = await begin()
  for (let batch = 0; batch < 3; batch += 1) {
    await sendIssue(shop.deps, id)
    shop.clock.advance(MINUTE)
  }
  expect(gotBy()).toEqual([...READERS.slice(4)].sort())
})

test('a mail server that is away costs nobody a try, and is asked again after a minute', async () => {
  const away = Object.assign(new Error('connect ECONNREFUSED'), { syscall: 'connect' })
  for (const email of READERS) answers.set(email, () => away)
  const id = await begin()
  await sendIssue(shop.deps, id)
  expect(await read(id)).toMatchObject({ state: 'sending', is_stuck: true, left: 12, sent: 0 })
  answers.clear()
  expect(await listDueIssues(shop.db, shop.clock.now(), 9)).toEqual([])
  shop.clock.advance(MINUTE)
  expect(await listDueIssues(shop.db, shop.clock.now(), 9)).toEqual([{ id }])
  await sendIssue(shop.deps, id)
  expect(await read(id)).toMatchObject({ state: 'sent', is_stuck: false, sent: 12 })
  const rows = await shop.db.select().from(newsletterDeliveries)
  expect(rows.every(({ attempts }) => attempts === 1)).toBe(true)
})

test('what broke off after the text had left is never sent again', async () => {
  answers.set(READERS[5] ?? '', () => Object.assign(new Error('Timeout'), { code: 'ETIMEDOUT' }))
  const id = await begin()
  await sendIssue(shop.deps, id)
  answers.clear()
  shop.clock.advance(600 * MINUTE)
  await sendIssue(shop.deps, id)
  expect(await read(id)).toMatchObject({ state: 'sent', sent: 11, unclear: 1 })
  expect(gotBy()).not.toContain(READERS[5])
})

test('a worker that died keeps its lease for a while, and what it had begun stays unclear', async () => {
  const id = await begin()
  const now = shop.clock.now()
  await shop.db
    .update(newsletterIssues)
    .set({ leased_until: new Date(now.getTime() + MINUTE) })
    .where(eq(newsletterIssues.id, id))
  const [first] = await shop.db.select().from(newsletterDeliveries).limit(1)
  await shop.db
    .update(newsletterDeliveries)
    .set({ state: 'trying', attempts: 1 })
    .where(eq(newsletterDeliveries.id, first?.id ?? 0))
  await sendIssue(shop.deps, id)
  expect(sent).toEqual([])
  shop.clock.advance(MINUTE)
  await sendIssue(shop.deps, id)
  expect(await read(id)).toMatchObject({ state: 'sent', sent: 11, unclear: 1 })
})
