import { eq } from 'drizzle-orm'

import type {
  WireForumFlagged,
  WireForumLog,
  WireForumQueue,
  WireLegalReport,
} from '@/contract/community/forum/forum'
import { UNDO_WINDOW_MS } from '@/domain/community/forum/forum-deletion'
import { RETENTION_MS } from '@/domain/kit/retention'
import { purgeDeleted, purgeReporters } from '@/server/community'
import { readLegalReport } from '@/server/community/forum/legal-report'
import { listFlagged } from '@/server/community/forum/reports'
import { forumLegalReports } from '@/server/kernel/db/schema/community/forum-legal-reports'
import { memoryLimits } from '@/server/kernel/ports/limits'
import { fresh, freshShop } from '@/__tests__/support/fixtures'
import {
  HIDING,
  moderator,
  newcomer,
  openThread,
  readThread,
  reply,
  writer,
} from '@/__tests__/support/forum/forum'
import { outboxOf } from '@/__tests__/support/mail/outbox'
import { dataOf } from '@/__tests__/support/member-shop'
import { as, logIn } from '@/__tests__/support/members'
import type { Reply } from '@/__tests__/support/shop'
import { limitsWhere } from '@/__tests__/support/limits'

jest.setTimeout(60_000)

const shop = freshShop()
const ada = fresh(() => writer(shop, 'Ada'))
const ben = fresh(() => writer(shop, 'Ben'))
const admin = fresh(() => moderator(shop, 'Cleo'))
let thread: number
let post: number
beforeEach(async () => {
  thread = await openThread(shop, ada)
  await reply(shop, ben, { thread, text: 'The shop in Main Street sells stolen bikes.' })
  post = (await readThread(shop, thread)).posts[1]?.id ?? 0
})

const EVE = { name: 'Eve Reporter', email: 'eve@example.com' }
const WHY = 'This is defamation: my shop has never sold a stolen bike.'
const notice = (change = {}) => ({
  ...{ ...EVE, explanation: WHY, is_child_abuse: false, is_good_faith: true },
  request_key: crypto.randomUUID(),
  ...change,
})
const report = (change = {}, id = post) =>
  shop.send('POST', `/api/forum/posts/${id}/legal-reports`, notice(change))
const numberOf = async (sent: Promise<Reply>) => dataOf<{ number: number }>(await sent).number
const office = (method: string, path: string, body?: unknown, member = admin) =>
  as(shop, member)(method, `/api/backoffice/forum/${path}`, body)
const decide = (decision: Record<string, unknown>, member = admin) =>
  office('PUT', `posts/${post}`, decision, member)
const LAW = { ground: 'law', reference: 'German Criminal Code, section 186', reason: 'Untrue.' }
const queue = async () => dataOf<WireForumFlagged>(await office('GET', 'flags')).posts
const page = (id: number) => readLegalReport(shop.deps, id)
const decisions = () => outboxOf(shop, 'legal_report_decision')
const statements = () => outboxOf(shop, 'forum_statement')

test('a stranger gets a receipt at once, and staff find the report first in their queue', async () => {
  const opening = (await readThread(shop, thread)).posts[0]?.id
  await as(shop, ben)('POST', `/api/forum/posts/${opening}/flags`, { reason: 'rude' })
  const number = await numberOf(report())
  const [receipt, ...more] = await outboxOf(shop, 'legal_report')
  expect(more).toEqual([])
  expect(receipt).toMatchObject({ recipient: EVE.email, subject: `We got your report ${number}` })
  for (const text of [WHY, `/forum/thread/${thread}/`, '#post-2']) {
    expect(receipt?.text).toContain(text)
  }
  const [first, second] = await queue()
  expect(first).toMatchObject({
    post: { id: post, is_deleted: false },
    legal_reports: [{ id: number, ...EVE, explanation: WHY, is_child_abuse: false }],
    reports: [],
  })
  expect(second).toMatchObject({ post: { id: opening }, legal_reports: [] })
  const shown = await office('GET', `legal-reports/${number}`)
  expect(dataOf<WireLegalReport>(shown)).toEqual(await page(number))
  expect(shown.body.data).toMatchObject({ decision: null, report: { decided_at: null } })
  expect((await office('GET', 'legal-reports/999')).status).toBe(404)
})

test('sending a report ten times at once makes one report and one receipt', async () => {
  const request_key = crypto.randomUUID()
  const numbers = await Promise.all(
    Array.from({ length: 10 }, () => numberOf(report({ request_key }))),
  )
  expect(new Set(numbers).size).toBe(1)
  expect(await outboxOf(shop, 'legal_report')).toHaveLength(1)
})

test.each([
  ['name', { name: ' ' }],
  ['email', { email: null }],
  ['email', { email: 'eve', is_child_abuse: true }],
  ['explanation', { explanation: 'I hate it.' }],
  ['is_good_faith', { is_good_faith: false }],
])('a report without a valid %s is rejected, and nothing is written', async (field, change) => {
  const { status, body } = await report(change)
  expect({ status, field: body.errors?.[0]?.field }).toEqual({ status: 422, field })
  expect(await shop.db.select().from(forumLegalReports)).toEqual([])
})

test('sexual abuse of children can be reported anonymously', async () => {
  const anonymous = { is_child_abuse: true, name: null, email: null }
  expect((await report(anonymous)).status).toBe(200)
  expect((await queue())[0]?.legal_reports).toMatchObject([{ name: '', email: '' }])
  expect(await outboxOf(shop, 'legal_report')).toEqual([])
})

test('a bot gets a number, but reports nothing', async () => {
  expect(await numberOf(report({ website: 'http://x.test' }))).toBeGreaterThan(0)
  expect(await queue()).toEqual([])
})

test('neither an address block nor an email address can report without end', async () => {
  // Lifts the limit per address block, so that only the one per email applies.
  shop.deps.limits = limitsWhere((name) => name !== 'legalReport')
  const statuses = async () => {
    const all = []
    for (let count = 0; count < 21; count += 1) all.push((await report()).status)
    return all
  }
  expect((await statuses()).at(-1)).toBe(429)
  shop.deps.limits = memoryLimits()
  const other = Array.from({ length: 21 }, (_, count) => report({ email: `e${count}@example.com` }))
  expect((await Promise.all(other)).filter(({ status }) => status === 429)).toHaveLength(1)
})

test('hiding sends the decision to the reporter and the statement to the author, who learns no name', async () => {
  const number = await numberOf(report())
  expect((await decide({ is_hidden: true, ...LAW })).status).toBe(200)
  const [decision] = await decisions()
  const redress = shop.deps.seller.email
  expect(decision?.recipient).toBe(EVE.email)
  for (const text of ['We hid the post', LAW.reference, LAW.reason, 'A person', redress]) {
    expect(decision?.text).toContain(text)
  }
  const [statement] = await statements()
  expect(statement?.recipient).toBe(ben.email)
  const parts = ['everywhere', 'until', 'reported it as illegal', 'A person', redress, 'court']
  for (const text of [...parts, LAW.reference, LAW.reason, '#post-2']) {
    expect(statement?.text).toContain(text)
  }
  for (const secret of Object.values(EVE)) {
    expect(JSON.stringify(statement)).not.toContain(secret)
  }
  expect(await queue()).toEqual([])
  const { statement: shown, ...found } = await page(number)
  expect(found.decision).toMatchObject({ is_hidden: true, ...LAW })
  expect(shown?.flat().join(' ')).toContain(LAW.reference)
  const [record] = dataOf<WireForumLog>(await office('GET', 'log')).records
  expect(record).toMatchObject({ reference: LAW.reference, legal_reports: [number] })
  expect(JSON.stringify(record)).not.toContain(EVE.email)
})

test('keeping a post needs a reason, which the reporter gets and the author doesn’t', async () => {
  const number = await numberOf(report())
  expect(await decide({ is_hidden: false })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'reason' }] },
  })
  await decide({ is_hidden: false, reason: 'A court found the same.' })
  expect((await decisions())[0]?.text).toContain('A court found the same.')
  expect(await statements()).toEqual([])
  expect(await page(number)).toMatchObject({ decision: { is_hidden: false }, statement: null })
})

test.each(['ground', 'reference', 'reason'])('hiding without its %s is rejected', async (field) => {
  const { status, body } = await decide({ ...HIDING, [field]: null })
  expect({ status, field: body.errors?.[0]?.field }).toEqual({ status: 422, field })
  expect((await readThread(shop, thread)).posts[1]?.state).toBe('shown')
})

test('two decisions at once are one version conflict and one email each', async () => {
  await report()
  const version = (await queue())[0]?.version
  const other = await moderator(shop, 'Dora')
  const replies = await Promise.all([
    decide({ ...HIDING, version }),
    decide({ is_hidden: false, reason: 'Not illegal.', version }, other),
  ])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(replies.find(({ status }) => status === 409)?.body.code).toBe('forum_post_changed')
  expect(await decisions()).toHaveLength(1)
})

test('another report or an edited text is a version conflict, too', async () => {
  await report()
  const version = (await queue())[0]?.version
  await as(shop, ben)('PUT', `/api/forum/posts/${post}`, { text: 'I take it back, they are nice.' })
  expect((await decide({ ...HIDING, version })).status).toBe(409)
  const edited = (await queue())[0]?.version
  await report()
  expect((await decide({ ...HIDING, version: edited })).status).toBe(409)
  expect((await decide({ ...HIDING, version: (await queue())[0]?.version })).status).toBe(200)
  expect(await decisions()).toHaveLength(2)
})

test('the statement says who found the post, and isn’t sent for nothing', async () => {
  await decide(HIDING)
  await decide(HIDING)
  expect((await statements()).map(({ text }) => text.includes('We found it ourselves'))).toEqual([
    true,
  ])
  await decide({ is_hidden: false })
  await as(shop, ada)('POST', `/api/forum/posts/${post}/flags`, { reason: 'rude' })
  await decide(HIDING)
  expect((await statements()).at(-1)?.text).toContain('A member of the forum reported it')
})

test('a report of a post that its author deletes is decided, and stays in force when it is restored', async () => {
  await report()
  await as(shop, ben)('DELETE', `/api/forum/posts/${post}`)
  expect(await queue()).toMatchObject([{ post: { is_deleted: true } }])
  expect((await decide(HIDING)).status).toBe(200)
  await as(shop, ben)('POST', `/api/forum/posts/${post}/restore`)
  expect((await readThread(shop, thread)).posts[1]).toMatchObject({ state: 'hidden', body: [] })
})

test('a report reaches staff although the thread was hidden or deleted while it was written', async () => {
  await office('PUT', `threads/${thread}`, HIDING)
  await as(shop, admin)('DELETE', `/api/forum/threads/${thread}`)
  expect((await report()).status).toBe(200)
  expect(await queue()).toHaveLength(1)
})

test.each(['posts', 'threads'])(
  'a report is closed by an email when the text of deleted %s is erased',
  async (kind) => {
    const number = await numberOf(report())
    const own = kind === 'posts' ? ben : admin
    if (own === admin) await office('PUT', `threads/${thread}`, HIDING)
    const id = kind === 'posts' ? post : thread
    await as(shop, own)('DELETE', `/api/forum/${kind}/${id}`)
    await purgeDeleted(shop.deps)
    expect(await decisions()).toEqual([])
    shop.clock.advance(UNDO_WINDOW_MS)
    await purgeDeleted(shop.deps)
    await purgeDeleted(shop.deps)
    const [closing, ...more] = await decisions()
    expect(closing?.text).toContain('The post is gone')
    expect(more).toEqual([])
    expect(await listFlagged(shop.deps)).toEqual({ count: 0, posts: [] })
    expect(await page(number)).toMatchObject({ decision: null, statement: null })
    expect((await report()).status).toBe(404)
  },
)

test('who reported it is erased seven months after the decision, with the emails', async () => {
  await numberOf(report())
  const open = await numberOf(report({ email: 'fay@example.com' }, post))
  await decide(HIDING)
  shop.clock.advance(RETENTION_MS.legal_reports - 1)
  await purgeReporters(shop.deps)
  expect((await page(open)).report.email).toBe('fay@example.com')
  shop.clock.advance(2)
  await purgeReporters(shop.deps)
  expect((await page(open)).report).toMatchObject({ name: '', email: '', explanation: '' })
  expect(await outboxOf(shop, 'legal_report')).toEqual([])
})

test('a member’s report is in their data export, and loses their name with their account', async () => {
  const eve = await writer(shop, 'Eve')
  await as(shop, eve)('POST', `/api/forum/posts/${post}/legal-reports`, notice())
  const exported = await as(shop, eve)('POST', '/api/account/export', { password: eve.password })
  expect(JSON.stringify(exported.body)).toContain(WHY)
  const { password } = await logIn(shop, eve)
  await as(shop, await logIn(shop, eve))('POST', '/api/account/delete', { password })
  const rows = await shop.db.select().from(forumLegalReports).where(eq(forumLegalReports.name, ''))
  expect(rows).toMatchObject([{ email: '', user_id: null, explanation: WHY }])
})

test('the author of a thread that staff hide gets a statement, even if they had hidden it themselves', async () => {
  const path = `threads/${thread}`
  expect((await office('PUT', path, { is_hidden: true })).status).toBe(422)
  await report()
  await office('PUT', path, HIDING)
  await office('PUT', path, HIDING)
  await office('PUT', path, { is_hidden: false })
  await as(shop, ada)('PUT', `/api/forum/${path}/hidden`, { is_hidden: true })
  await office('PUT', path, HIDING)
  const all = await statements()
  expect(all.map(({ recipient }) => recipient)).toEqual([ada.email, ada.email])
  for (const text of ['We hid your thread', 'reported it as illegal', HIDING.reference]) {
    expect(all[0]?.text).toContain(text)
  }
})

test('staff can’t delete what they haven’t hidden, because its author would get no reasons', async () => {
  for (const path of [`posts/${post}`, `threads/${thread}`]) {
    const remove = () => as(shop, admin)('DELETE', `/api/forum/${path}`)
    expect(await remove()).toMatchObject({ status: 409, body: { code: 'forum_not_hidden' } })
    await office('PUT', path, HIDING)
    expect((await remove()).status).toBe(200)
  }
})

test('a silenced member learns why and for how long', async () => {
  await office('PUT', `silences/${ben.id}`, { days: 7, reason: 'Insults.' })
  const [statement] = await statements()
  expect(statement?.recipient).toBe(ben.email)
  for (const text of ['November 27, 2026', 'Insults.', 'Terms, section 11']) {
    expect(statement?.text).toContain(text)
  }
})

test('a member learns why their first post isn’t published', async () => {
  const fay = await newcomer(shop, 'Fay')
  await reply(shop, fay, { thread, text: 'Buy cheap watches at my shop.' })
  const [waiting] = dataOf<WireForumQueue>(await office('GET', 'queue')).posts
  await office('PUT', `queue/${waiting?.id}`, { is_approved: false, reason: 'Advertising.' })
  const [statement] = await statements()
  expect(statement?.recipient).toBe(fay.email)
  for (const text of ['didn’t publish', 'Buy cheap watches', 'Advertising.', 'court']) {
    expect(statement?.text).toContain(text)
  }
})
