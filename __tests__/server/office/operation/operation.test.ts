import { eq, sql } from 'drizzle-orm'

import type { AuditList } from '@/contract/office/audit/audit'
import type { EmailsPage, Health } from '@/contract/office/operation/operation'
import { mailOutbox } from '@/server/kernel/db/schema/system/mail'
import { sendMail } from '@/server/kernel/mail/send-mail'
import { dataOf } from '@/__tests__/support/member-shop'
import { as } from '@/__tests__/support/members'
import { freshOffice } from '@/__tests__/support/fixtures'

const { shop, admin } = freshOffice()

const office = (method: 'GET' | 'POST', path: string, body?: object, by = admin) =>
  as(shop, by)(method, `/api/backoffice/${path}`, body)
const emails = async (query = '') => dataOf<EmailsPage>(await office('GET', `emails${query}`))
const health = async () => dataOf<Health>(await office('GET', 'health'))
const stateOf = async (check: string) =>
  (await health()).checks.find((one) => one.check === check)?.state

type Mail = Partial<typeof mailOutbox.$inferInsert>

async function write(mail: Mail = {}): Promise<string> {
  const letter = { kind: 'word', recipient: 'Ada@x.org', subject: 'Hello', html: '<p>', text: 'x' }
  const [row] = await shop.db
    .insert(mailOutbox)
    .values({ ...letter, ...mail })
    .returning({ id: mailOutbox.id })
  return String(row?.id)
}
const failed = (mail: Mail = {}) =>
  write({ status: 'failed', attempts: 16, last_error: '550 no such user', ...mail })

async function rowOf(id: string) {
  const [row] = await shop.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.id, Number(id)))
  return row
}

describe('the list of emails', () => {
  test('says what became of each, and finds an address in any letter case', async () => {
    const [lost, sent] = [await failed(), await write({ status: 'sent', sent_at: new Date() })]
    const held = await write({ status: 'dropped', recipient: 'ben@x.org' })
    const waiting = await write({ recipient: 'ben@x.org' })
    const { emails: rows, failed: count } = await emails()
    expect(count).toBe(1)
    expect(rows.map(({ id, list }) => [id, list]).slice(0, 4)).toEqual([
      [waiting, 'waiting'],
      [held, 'held'],
      [sent, 'sent'],
      [lost, 'failed'],
    ])
    expect((await emails('?list=failed')).emails).toMatchObject([
      { id: lost, last_error: '550 no such user', next_attempt_at: null, attempts: 16 },
    ])
    expect((await emails('?q=aDA@X.org')).emails.map(({ id }) => id)).toEqual([sent, lost])
    expect((await emails('?q=NK-1')).emails).toEqual([])
  })

  test('shows nothing of what was erased, and takes no mark that is no number', async () => {
    await failed({ subject: '', html: '', text: '' })
    expect((await emails('?list=failed')).emails).toEqual([])
    expect((await office('GET', 'emails?after=x')).status).toBe(422)
  })
})

describe('what waited for over a day', () => {
  const DAY = 24 * 3_600_000
  const due = (age: number) => ({ next_attempt_at: new Date(shop.clock.now().getTime() - age) })
  const send = async (id: string) => {
    const before = shop.sent.length
    await sendMail(shop.deps, Number(id))
    return [shop.sent.length - before, (await rowOf(id))?.status]
  }

  test('is not sent but shown for a decision; what is a day old or was tried before is sent', async () => {
    const stale = await write(due(DAY + 1_000))
    expect(await send(stale)).toEqual([0, 'stale'])
    expect((await emails('?list=stale')).emails).toMatchObject([{ id: stale, list: 'stale' }])
    expect(await send(await write(due(DAY)))).toEqual([1, 'sent'])
    const tried = { ...due(3 * DAY), attempts: 2, last_error: '421 busy' }
    expect(await send(await write(tried))).toEqual([1, 'sent'])
  })

  test('goes out once staff say so, or never', async () => {
    const [one, other] = [await write(due(3 * DAY)), await write(due(3 * DAY))]
    for (const id of [one, other]) await send(id)
    expect(dataOf(await office('POST', 'emails', { ids: [one] }))).toEqual({ planned: 1 })
    expect(await send(one)).toEqual([1, 'sent'])
    const discard = async (...ids: string[]) =>
      dataOf(await office('POST', 'discarded-emails', { ids }))
    expect(await discard(one, other)).toEqual({ discarded: 1 })
    expect(await discard(other)).toEqual({ discarded: 0 })
    expect(await rowOf(other)).toMatchObject({ status: 'discarded', html: '', text: '' })
    expect(dataOf(await office('POST', 'emails', { ids: [other] }))).toEqual({ planned: 0 })
    expect(await send(other)).toEqual([0, 'discarded'])
    expect((await rowOf(one))?.status).toBe('sent')
  })
})

describe('sending again', () => {
  const again = async (...ids: string[]) =>
    dataOf<{ planned: number }>(await office('POST', 'emails', { ids })).planned

  test('a failed email goes out once, however often it is pressed', async () => {
    const id = await failed()
    expect((await Promise.all([again(id), again(id), again(id, id)])).sort()).toEqual([0, 0, 1])
    const deps = shop.deps
    const before = shop.sent.length
    await Promise.all([sendMail(deps, Number(id)), sendMail(deps, Number(id))])
    expect(shop.sent.length - before).toBe(1)
    expect((await rowOf(id))?.status).toBe('sent')
    expect(await again(id)).toBe(0)
  })

  test('one that waits after a failure goes now; one on its way or without words stays', async () => {
    const later = new Date(shop.clock.now().getTime() + 3_600_000)
    const late = await write({ attempts: 4, next_attempt_at: later, last_error: 'timeout' })
    const under = await write({ attempts: 1, next_attempt_at: later })
    const empty = await failed({ html: '' })
    expect(await again(late, under, empty)).toBe(1)
    expect((await rowOf(late))?.next_attempt_at).toEqual(shop.clock.now())
    expect((await rowOf(under))?.next_attempt_at).toEqual(later)
    expect((await rowOf(empty))?.status).toBe('failed')
  })

  test('the audit log says who sent it', async () => {
    await again(await failed())
    expect(dataOf<AuditList>(await office('GET', 'audit?kind=emails')).items).toMatchObject([
      { action: 'operation.sendAgain', before: { status: 'failed' }, after: { status: 'queued' } },
    ])
  })
})

describe('health', () => {
  test('a worker that never ran is a problem, and one that did is none', async () => {
    expect(await stateOf('worker')).toBe('bad')
    const now = shop.clock.now().toISOString()
    const job = (name: string, state: string, ended: string | null) => sql`
      insert into jobs.job (name, state, start_after, created_on, completed_on)
      values (${name}, ${state}::jobs.job_state, ${now}, ${now}, ${ended})`
    await shop.db.execute(job('reconcile', 'completed', now))
    await shop.db.execute(job('mail', 'created', null))
    expect(await stateOf('worker')).toBe('good')
    shop.clock.advance(3 * 60_000)
    expect([await stateOf('worker'), await stateOf('queue')]).toEqual(['bad', 'warn'])
    shop.clock.advance(10 * 60_000)
    expect(await stateOf('queue')).toBe('bad')
    expect((await health()).jobs.find(({ queue }) => queue === 'mail')).toMatchObject({
      ...{ waiting: 1, running: 0, failed: 0, oldest_at: now, ended_at: null },
    })
  })

  test('failed emails are counted, and sizes are those of the database', async () => {
    expect(await stateOf('mail')).toBe('good')
    await failed()
    const { failed_emails, storage, answer_ms } = await health()
    expect(await stateOf('mail')).toBe('bad')
    expect(failed_emails).toBe(1)
    expect(storage.database).toBeGreaterThan(1_000_000)
    expect(answer_ms).toBeGreaterThan(0)
  })

  test('a round is planned once, and no other name is', async () => {
    const run = (queue: string) => office('POST', `jobs/${queue}/run`)
    await Promise.all([run('compare-books'), run('compare-books')])
    const { rows } = await shop.db.execute(sql`
      select state from jobs.job where name = 'compare-books'`)
    expect(rows).toEqual([{ state: 'created' }])
    expect((await run('mail')).body.code).toBe('job_not_found')
  })
})
