import { createApi } from '@/server/app'
import { mailSuppressions } from '@/server/kernel/db/schema/community/issues'
import { newsletterSubscriptions } from '@/server/kernel/db/schema/community/newsletter'
import { mailOutbox } from '@/server/kernel/db/schema/system/mail'
import { purgeSuppressions } from '@/server/kernel/mail/suppress'
import { sendMail } from '@/server/kernel/mail/send-mail'
import { INBOUND, POSTMARK_LOGIN } from '@/__tests__/support/mail/emails'
import { freshOffice } from '@/__tests__/support/fixtures'
import { as } from '@/__tests__/support/members'
import { recordedLog } from '@/__tests__/support/recorded-log'
import { sendAnIssue, subscribeAll } from '@/__tests__/support/mail/subscribers'

const ADA = 'Ada@example.com'

const { lines, log } = recordedLog()
const { shop, admin } = freshOffice('', { deps: { inbound: INBOUND, log } })
beforeEach(async () => {
  await subscribeAll(shop, [ADA, 'ben@example.com'])
})

async function tell(
  body: unknown,
  login = POSTMARK_LOGIN,
  inbound: typeof INBOUND | null = INBOUND,
) {
  const response = await createApi({ ...shop.deps, inbound }).request(
    '/api/inbound-mail/postmark/bounces',
    {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { authorization: `Basic ${Buffer.from(login).toString('base64')}` },
    },
  )
  const answer = (await response.json()) as { code?: string; data?: { outcome: string } }
  return { status: response.status, code: answer.code, outcome: answer.data?.outcome }
}

const hard = { RecordType: 'Bounce', Type: 'HardBounce', Email: 'ada@example.com', ID: 4 }
const spam = { RecordType: 'SpamComplaint', Type: 'SpamComplaint', Email: 'ada@example.com' }
const stored = () => shop.db.select().from(mailSuppressions)
const subscribers = async () =>
  (await shop.db.select().from(newsletterSubscriptions)).map(({ email }) => email).sort()
const subscribe = () => shop.send('POST', '/api/newsletter/subscribe', { email: 'ada@example.com' })
const questions = async () =>
  (await shop.db.select().from(mailOutbox)).filter(({ kind }) => kind === 'confirm_newsletter')

test('a dead address is mailed no more, however often it is told, and known by the issue that it had last', async () => {
  const issue = await sendAnIssue(shop)
  const notified = await Promise.all([hard, hard, hard].map((one) => tell(one)))
  expect(notified.map(({ outcome }) => outcome)).toEqual(Array(3).fill('suppressed'))
  expect(await stored()).toMatchObject([
    { email_key: 'ada@example.com', cause: 'bounce', detail: 'HardBounce', issue_id: issue },
  ])
  shop.sent.length = 0
  await sendAnIssue(shop)
  expect(shop.sent.map(({ recipient }) => recipient)).toEqual(['ben@example.com'])
})

test('a complaint also ends the subscription, and nobody is asked again', async () => {
  const issue = await sendAnIssue(shop)
  await tell(hard)
  expect(await tell(spam)).toMatchObject({ status: 200, outcome: 'suppressed' })
  expect(await stored()).toMatchObject([{ cause: 'complaint', issue_id: issue }])
  expect(await subscribers()).toEqual(['ben@example.com'])
  expect((await subscribe()).body).toMatchObject({ status: true })
  expect(await questions()).toEqual([])
  // A late bounce doesn't replace the complaint.
  await tell(hard)
  expect(await stored()).toMatchObject([{ cause: 'complaint' }])
})

test('whoever bounced and confirms again is mailed again', async () => {
  await tell(hard)
  await shop.db.delete(newsletterSubscriptions)
  await subscribe()
  const [, token] = /token=([\w-]+)/.exec((await questions())[0]?.text ?? '') ?? []
  await shop.send('POST', '/api/newsletter/confirm', { token })
  expect(await stored()).toEqual([])
})

test.each([
  ['a full mailbox', { ...hard, Type: 'SoftBounce' }],
  ['a vacation note', { ...hard, Type: 'AutoResponder' }],
])('%s ends nothing', async (_, notified) => {
  expect(await tell(notified)).toMatchObject({ status: 200, outcome: 'ignored' })
  expect(await stored()).toEqual([])
})

test('strangers, other words and a shop without it are refused, and no log names an address', async () => {
  expect(await tell(hard, 'postmark:wrong')).toMatchObject({ code: 'signature_wrong' })
  expect(await tell(hard, POSTMARK_LOGIN, null)).toMatchObject({ status: 404 })
  for (const body of ['no json', {}, { ...hard, Email: 7 }, { ...hard, RecordType: 'Open' }]) {
    expect(await tell(body)).toMatchObject({ code: 'malformed_json' })
  }
  expect(await stored()).toEqual([])
  await tell(hard)
  await sendAnIssue(shop)
  expect(lines.join('')).toContain('bounce received')
  expect(lines.join('')).not.toMatch(/example\.com/)
})

test('staff find an address by a part of it and by cause', async () => {
  await tell(hard)
  await tell({ ...spam, Email: 'ben@example.com' })
  const list = async (query: string) => {
    const { body } = await as(shop, admin)('GET', `/api/backoffice/suppressions?${query}`)
    const { suppressions } = body.data as unknown as { suppressions: { email: string }[] }
    return suppressions.map(({ email }) => email)
  }
  expect(await list('')).toEqual(['ben@example.com', 'ada@example.com'])
  expect(await list('q=ADA')).toEqual(['ada@example.com'])
  expect(await list('cause=complaint')).toEqual(['ben@example.com'])
  expect(await list('q=%25')).toEqual([])
})

test('after two years an address is forgotten', async () => {
  await tell(hard)
  const day = 86_400_000
  await purgeSuppressions(shop.db, new Date(shop.clock.now().getTime() + 730 * day))
  expect(await stored()).toHaveLength(1)
  await purgeSuppressions(shop.db, new Date(shop.clock.now().getTime() + 731 * day))
  expect(await stored()).toEqual([])
})

test('a dead mailbox ends digests, and no letter that is owed to somebody', async () => {
  const dead = Object.assign(new Error('550 5.1.1 unknown'), {
    ...{ responseCode: 550, response: '550 5.1.1 <x@example.com> unknown', command: 'RCPT TO' },
  })
  const mail = {
    send: async () => {
      throw dead
    },
  }
  const queue = (kind: string, unsubscribe_url: string | null) =>
    shop.db
      .insert(mailOutbox)
      .values({
        ...{ kind, recipient: `${kind}@example.com`, subject: 's', html: 'h', text: 't' },
        ...{ unsubscribe_url, next_attempt_at: shop.clock.now() },
      })
      .returning()
  const letters = [
    ...(await queue('forum_digest', 'https://shop.test/end')),
    ...(await queue('confirm_newsletter', 'https://shop.test/end')),
    ...(await queue('confirm_stock_alert', 'https://shop.test/end')),
    ...(await queue('order_shipped', null)),
  ]
  for (const { id } of letters) await sendMail({ ...shop.deps, mail }, id)
  expect(await stored()).toMatchObject([{ email: 'forum_digest@example.com', detail: '550 5.1.1' }])
  const rows = await shop.db.select().from(mailOutbox).orderBy(mailOutbox.id)
  expect(rows.map(({ status }) => status).slice(-letters.length)).toEqual([
    'failed',
    ...['queued', 'queued', 'queued'],
  ])
})
