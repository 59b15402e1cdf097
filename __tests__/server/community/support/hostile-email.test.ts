import { createHash } from 'node:crypto'

import { eq } from 'drizzle-orm'

import { createApi } from '@/server/app'
import { rawEmails } from '@/server/kernel/db/schema/system/raw-emails'
import { ticketMessages, tickets } from '@/server/kernel/db/schema/community/support'
import { purgeRawEmails } from '@/server/support'
import {
  deliver,
  deliverByPostmark,
  INBOUND,
  mixedEmail,
  plainEmail,
  replyAddressOf,
  textPart,
} from '@/__tests__/support/mail/emails'
import { as, PASSWORD, register } from '@/__tests__/support/members'
import { fresh, freshShop } from '@/__tests__/support/fixtures'
import { openDesk } from '@/__tests__/support/tickets'

const shop = freshShop({ max: 20, deps: { inbound: INBOUND } })
const world = fresh(() => openDesk(shop))
let number: string
let to: string
beforeEach(async () => {
  number = await world.ask('The rear wheel squeaks.')
  to = await replyAddressOf(shop, number)
})

const lastOf = async (of = number) => (await world.desk(of)).messages.at(-1)
const rows = () => shop.db.select().from(rawEmails)
const download = async (href: string | null | undefined) => {
  const response = await createApi(shop.deps).request(href ?? '')
  return { status: response.status, headers: response.headers, text: await response.text() }
}

describe('an email that exceeds the limits of the reader', () => {
  const head = () => plainEmail({ to, text: '' }).split('\r\n\r\n')[0] ?? ''
  const nested = () =>
    Array.from(
      { length: 400 },
      (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}`,
    ).join('\r\n')

  test.each<[string, () => string]>([
    ['a million lines of one letter', () => `${head()}\r\n\r\n${'a\n'.repeat(1_000_000)}`],
    ['parts inside of 400 parts', () => head().replace(/Content-Type: [^]*$/, nested())],
    ['10,000 parts', () => mixedEmail(to, Array(10_000).fill(textPart('x')))],
    ['300 KB of headers', () => `${head()}\r\nX-A: ${'b'.repeat(300_000)}\r\n\r\nHi`],
  ])('as by %s is a message that staff can download', async (_, email) => {
    const raw = email()
    expect(await deliver(shop, raw)).toMatchObject({ status: 200, outcome: 'message' })
    const last = await lastOf()
    expect(last).toMatchObject({
      author: 'customer',
      body: '',
      left_out: [{ name: '', reason: 'unreadable' }],
    })
    expect((await download(last?.raw_href)).text).toBe(raw)
    expect(await deliver(shop, raw)).toMatchObject({ outcome: 'repeated' })
  })

  test('as by HTML of 40,000 elements inside of each other keeps its envelope, by Postmark too', async () => {
    const mail = {
      FromFull: { Email: 'ada@example.com', Name: 'Ada' },
      OriginalRecipient: to,
      Subject: 'Squeak',
      MessageID: 'one',
      HtmlBody: '<div>'.repeat(40_000),
    }
    expect(await deliverByPostmark(shop, mail)).toMatchObject({ outcome: 'message' })
    expect((await lastOf())?.left_out).toEqual([{ name: '', reason: 'unreadable' }])
  })

  test('as by JSON without measure is a ticket that names no sender', async () => {
    for (const body of [`{"Headers":[${'1,'.repeat(300_000)}1]}`, `{"a":${'['.repeat(30)}`])
      expect(await deliverByPostmark(shop, body)).toMatchObject({ outcome: 'ticket' })
    const found = await shop.db.select().from(tickets).where(eq(tickets.email, ''))
    expect(found).toMatchObject([{ tags: ['doubtful'] }, { tags: ['doubtful'] }])
  })
})

describe('an email that ended the thread that reads it', () => {
  const attempts = async (raw: string, count: number, until: Date) => {
    const digest = createHash('sha256').update(raw).digest('hex')
    await shop.db
      .insert(rawEmails)
      .values({ digest, format: 'mime', attempts: count, attempt_until: until })
  }
  const later = (ms: number) => new Date(shop.clock.now().getTime() + ms)

  test('twice is set aside, whichever process it ended, and its sender is known', async () => {
    const raw = plainEmail({ to })
    await attempts(raw, 2, later(-1))
    expect(await deliver(shop, raw)).toMatchObject({ status: 200, outcome: 'message' })
    expect(await lastOf()).toMatchObject({
      body: '',
      left_out: [{ name: '', reason: 'unreadable' }],
      raw_href: expect.any(String) as string,
    })
    expect(await deliver(shop, raw)).toMatchObject({ outcome: 'repeated' })
    expect((await rows())[0]).toMatchObject({ attempts: 2 })
  })

  test('once is read again, and an end that is well clears it', async () => {
    const raw = plainEmail({ to })
    await attempts(raw, 1, later(-1))
    expect(await deliver(shop, raw)).toMatchObject({ outcome: 'message' })
    expect(await lastOf()).toMatchObject({ body: 'It still squeaks.' })
    expect((await rows())[0]).toMatchObject({ attempts: 1 })
  })

  test('is to come again later while another process may still read it', async () => {
    const raw = plainEmail({ to })
    await attempts(raw, 2, later(10_000))
    expect(await deliver(shop, raw)).toMatchObject({ status: 503, body: { code: 'server_busy' } })
  })
})

describe('an email as it was received', () => {
  test('is for staff alone, at an address that expires', async () => {
    const raw = plainEmail({ to, text: 'Grüße' })
    await deliver(shop, raw)
    const href = (await lastOf())?.raw_href ?? ''
    const { status, headers, text } = await download(href)
    expect({ status, text }).toEqual({ status: 200, text: raw })
    expect(headers.get('content-type')).toBe('application/octet-stream')
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename=email-\d+\.eml$/)
    for (const wrong of [href.replace(/key=./, 'key=!'), href.replace(/email-\d+/, 'email-999')])
      expect((await download(wrong)).status).toBe(404)
    const thread = await shop.send('GET', `/api/tickets/${number}/${await world.keyOf(number)}`)
    expect(JSON.stringify(thread.body)).not.toContain('raw_href')
    shop.clock.set(new Date(shop.clock.now().getTime() + 3 * 3_600_000).toISOString())
    expect((await download(href)).status).toBe(404)
  })

  test('goes after 30 days, however many there are, and its message stays', async () => {
    await deliver(shop, plainEmail({ to }))
    const old = new Date(shop.clock.now().getTime() - 31 * 86_400_000)
    const many = Array.from({ length: 250 }, (_, at) => ({
      digest: `old-${at}`,
      format: 'mime' as const,
      attempts: 0,
      received_at: old,
    }))
    await shop.db.insert(rawEmails).values(many)
    await purgeRawEmails(shop.deps)
    expect(await rows()).toHaveLength(1)
    shop.clock.set(new Date(shop.clock.now().getTime() + 30 * 86_400_000 + 1).toISOString())
    await purgeRawEmails(shop.deps)
    expect(await rows()).toEqual([])
    const messages = await shop.db.select({ body: ticketMessages.body }).from(ticketMessages)
    expect(messages.at(-1)).toEqual({ body: 'It still squeaks.' })
  })

  test('isn’t stored where nothing came of it', async () => {
    await deliver(shop, plainEmail({ to, id: 'mail-1@shop.test' }))
    expect(await rows()).toEqual([])
  })

  test('is in the export of its customer, and goes with their account', async () => {
    const ben = await register(shop, 'Ben')
    const own = await world.ask('Which tire fits?', {}, as(shop, ben))
    await deliver(shop, plainEmail({ to: await replyAddressOf(shop, own), text: 'PLANTEDWORDS' }))
    const { body } = await as(shop, ben)('POST', '/api/account/export', { password: PASSWORD })
    const [exported] = (body as unknown as { raw_emails: { content: string }[] }).raw_emails
    expect(Buffer.from(exported?.content ?? '', 'base64').toString()).toContain('PLANTEDWORDS')
    await as(shop, ben)('POST', '/api/account/delete', { password: PASSWORD })
    expect(await rows()).toEqual([])
  })
})

describe('Postmark’s JSON', () => {
  test.each([
    ['NUL', 'a\u0000b'],
    ['half a character', 'a\ud83db'],
    ['the other half', 'a\udc00b'],
  ])('may hold %s anywhere', async (_, text) => {
    const mail = {
      FromFull: { Email: `ada@example.com${text.slice(1, 2)}`, Name: text },
      ToFull: [{ Email: text, Name: text }],
      OriginalRecipient: INBOUND.mailbox,
      Subject: text,
      MessageID: text,
      TextBody: text,
      Headers: [
        { Name: text, Value: text },
        { Name: 'Message-ID', Value: text },
        { Name: 'X-Spam-Status', Value: text },
      ],
      Attachments: [{ Name: `${text}.txt`, Content: 'YQ==', ContentID: '' }],
    }
    expect(await deliverByPostmark(shop, mail)).toMatchObject({ status: 200, outcome: 'ticket' })
  })

  test.each(['a\u0000@example.com', '\ud83d@example.com'])(
    'of a bounce may hold it in %o',
    async (Email) => {
      const response = await createApi(shop.deps).request('/api/inbound-mail/postmark/bounces', {
        method: 'POST',
        body: JSON.stringify({ RecordType: 'Bounce', Type: 'HardBounce', Email }),
        headers: {
          authorization: `Basic ${Buffer.from(INBOUND.postmark ?? '').toString('base64')}`,
        },
      })
      expect(response.status).toBe(200)
    },
  )
})
