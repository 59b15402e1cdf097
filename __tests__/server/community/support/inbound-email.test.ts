import { eq } from 'drizzle-orm'
import sharp from 'sharp'

import { files } from '@/server/kernel/db/schema/system/files'
import { ticketMessages, tickets } from '@/server/kernel/db/schema/community/support'
import { users } from '@/server/kernel/db/schema/accounts/users'
import { memoryLimits } from '@/server/kernel/ports/limits'
import {
  deliver,
  deliverByPostmark,
  filePart,
  INBOUND,
  mixedEmail,
  plainEmail,
  replyAddressOf,
  textPart,
} from '@/__tests__/support/mail/emails'
import { as, PASSWORD, register } from '@/__tests__/support/members'
import { fresh, freshShop } from '@/__tests__/support/fixtures'
import { outboxOf } from '@/__tests__/support/mail/outbox'
import { openDesk } from '@/__tests__/support/tickets'

const shop = freshShop({ max: 20, deps: { inbound: INBOUND } })
const world = fresh(() => openDesk(shop))
let number: string
let to: string
beforeEach(async () => {
  number = await world.ask('The rear wheel squeaks.')
  await world.answer(number)
  to = await replyAddressOf(shop, number)
})

const lastOf = async (of = number) => (await world.desk(of)).messages.at(-1)
const letters = (kind: string) => outboxOf(shop, kind)

describe('the reply of a customer', () => {
  test('lands in the thread by email, its quote folded, and is our turn', async () => {
    expect(await deliver(shop, plainEmail({ to }))).toMatchObject({
      status: 200,
      outcome: 'message',
    })
    expect(await world.desk(number)).toMatchObject({ status: 'waiting_for_us' })
    expect(await lastOf()).toMatchObject({
      author: 'customer',
      name: 'Ada Rider',
      channel: 'email',
      body: 'It still squeaks.',
      quote: expect.stringMatching(/^On Fri, Nov 20.*wrote:\n\n> Please send/s) as string,
      left_out: [],
      is_internal: false,
    })
    const key = await world.keyOf(number)
    const thread = await shop.send('GET', `/api/tickets/${number}/${key}`)
    expect(thread.body.data).toMatchObject({ messages: [{}, {}, { body: 'It still squeaks.' }] })
  })

  test('is answered in its own conversation', async () => {
    await deliver(shop, plainEmail({ to, id: 'hers@example.com' }))
    await world.answer(number, { body: 'Thanks!' })
    const [, answer] = await letters('ticket_answer_')
    expect(answer).toMatchObject({
      in_reply_to: '<hers@example.com>',
      reference_ids: '<ticket-T-10001@shop.test> <hers@example.com>',
      reply_to: to,
    })
  })

  test('delivered twice or five times at once is there once', async () => {
    const raw = plainEmail({ to })
    const outcomes = await Promise.all([1, 2, 3, 4, 5].map(() => deliver(shop, raw)))
    expect(outcomes.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await deliver(shop, raw)).toMatchObject({ outcome: 'repeated' })
    expect((await world.desk(number)).messages).toHaveLength(3)
  })

  test('to a closed ticket opens a new one that refers to it', async () => {
    await world.change(number, { status: 'closed' })
    expect(await deliver(shop, plainEmail({ to }))).toMatchObject({ outcome: 'message' })
    expect(await world.desk(number)).toMatchObject({ status: 'closed' })
    expect(await world.desk('T-10002')).toMatchObject({ follows: number, status: 'new' })
    expect((await world.desk('T-10002')).messages[0]).toMatchObject({
      channel: 'email',
      body: 'It still squeaks.',
    })
    expect(await replyAddressOf(shop, 'T-10002')).not.toBe(to)
  })

  test('of a member counts from the address of the ticket and of the account', async () => {
    const ben = as(shop, await register(shop, 'Ben'))
    const own = await world.ask('Which tire fits?', { email: 'ben.office@example.com' }, ben)
    const [user] = await shop.db.select().from(users).where(eq(users.name, 'Ben'))
    const address = await replyAddressOf(shop, own)
    for (const [from, outcome] of [
      ['BEN.office@Example.com', 'message'],
      [user?.email ?? '', 'message'],
      ['somebody@example.com', 'note'],
    ] as const) {
      const raw = plainEmail({ to: address, from, id: `${from}.1` })
      expect(await deliver(shop, raw)).toMatchObject({ outcome })
    }
  })

  test('comes in by Postmark too, once, whichever way is first', async () => {
    const mail = {
      FromFull: { Email: 'ada@example.com', Name: 'Ada Rider', MailboxHash: '' },
      ToFull: [{ Email: to, Name: '', MailboxHash: 't10001-x' }],
      OriginalRecipient: to,
      Subject: 'Re: [T-10001] The rear wheel squeaks.',
      MessageID: '73e6d360-66eb-11e1-8e72-a8904824019b',
      TextBody: 'It still squeaks.\n\nOn Nov 20 Nireeka wrote:\n> Please send us a picture.',
      HtmlBody: '',
      StrippedTextReply: 'x',
      Headers: [{ Name: 'Message-ID', Value: '<one@example.com>' }],
      Attachments: [
        {
          Name: 'note.txt',
          Content: Buffer.from('Noise at 12 mph').toString('base64'),
          ContentType: 'text/plain',
          ContentLength: 15,
        },
      ],
    }
    expect(await deliverByPostmark(shop, mail)).toMatchObject({ status: 200, outcome: 'message' })
    expect(await lastOf()).toMatchObject({
      body: 'It still squeaks.',
      files: [{ name: 'note.txt', size: 15 }],
    })
    expect(await deliver(shop, plainEmail({ to }))).toMatchObject({ outcome: 'repeated' })
  })
})

describe('what it is written in', () => {
  test('base64, quoted-printable and ISO 8859-1 come out as they were typed', async () => {
    const latin = Buffer.concat([
      Buffer.from(
        plainEmail({ to, text: '' })
          .split('\r\n\r\n')[0]
          ?.replace('charset="UTF-8"', 'charset=iso-8859-1') ?? '',
      ),
      Buffer.from('\r\n\r\nGr\u00fc\u00dfe, es quietscht \u2013', 'latin1').subarray(0, -1),
    ])
    await deliver(shop, latin)
    expect(await lastOf()).toMatchObject({ body: 'Grüße, es quietscht' })
    const base64 = mixedEmail(to, [
      {
        headers: ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: base64'],
        content: Buffer.from('Es quietscht – 🚲\u0000!').toString('base64'),
      },
    ])
    await deliver(shop, base64)
    expect(await lastOf()).toMatchObject({ body: 'Es quietscht – 🚲!' })
    const printable = mixedEmail(to, [
      {
        headers: [
          'Content-Type: text/plain; charset=utf-8',
          'Content-Transfer-Encoding: quoted-printable',
        ],
        content: 'Gr=C3=BC=C3=9Fe =\r\naus K=C3=B6ln',
      },
    ]).replace('mixed@', 'printable@')
    await deliver(shop, printable)
    expect(await lastOf()).toMatchObject({ body: 'Grüße aus Köln' })
  })

  test('HTML alone becomes text: no markup, no script, quotes marked', async () => {
    const html = [
      '<html><head><style>p{color:red}</style><title>x</title></head><body>',
      '<p>It <b>still</b> squeaks.<br>Always &lt;b&gt;.</p>',
      '<script>alert(1)</script><img src=x onerror=alert(2)>',
      '<a href="https://example.com/a">a link</a>',
      '<div class="gmail_quote"><div class="gmail_attr">On Fri, Nov 20, 2026 at 1:00 PM Nireeka ',
      '&lt;<a href="mailto:s@x.test">s@x.test</a>&gt; wrote:<br></div>',
      '<blockquote><p>Please send us a picture.</p></blockquote></div></body></html>',
    ].join('')
    const part = { headers: ['Content-Type: text/html; charset=utf-8'], content: html }
    await deliver(shop, mixedEmail(to, [part], 'alternative'))
    const last = await lastOf()
    expect(last?.body).toBe('It still squeaks.\nAlways <b>.\n\na link [https://example.com/a]')
    expect(last?.quote).toContain('> Please send us a picture.')
    expect(`${last?.body}${last?.quote}`).not.toMatch(/alert|color:red|<p>/)
  })

  test('60 KB of quotes are folded and cut, the words stay', async () => {
    const quote = Array.from({ length: 2_000 }, (_, at) => `> Line ${at} of what was said.`)
    const raw = plainEmail({ to, text: ['Short words.', '', ...quote].join('\r\n') })
    expect(raw.length).toBeGreaterThan(60_000)
    await deliver(shop, raw)
    const last = await lastOf()
    expect(last?.body).toBe('Short words.')
    expect(last?.quote).toHaveLength(20_000)
  })

  test('a text that is too long is cut, and says so', async () => {
    await deliver(shop, plainEmail({ to, text: 'word '.repeat(10_000) }))
    const last = await lastOf()
    expect(last?.body).toHaveLength(20_000)
    expect(last?.left_out).toEqual([{ name: '', reason: 'length' }])
  })
})

describe('attachments', () => {
  const photo = () =>
    sharp({ create: { width: 90, height: 60, channels: 3, background: '#d40' } })
      .withExif({ IFD0: { Artist: 'Ada Secret' } })
      .jpeg()
      .toBuffer()

  test('are cleaned as those of the form, and what is left out is named', async () => {
    const raw = mixedEmail(to, [
      textPart('Here is the wheel.'),
      filePart('wheel.jpg', await photo()),
      filePart('virus.exe', Buffer.from('MZ\u0000\u0001')),
      filePart('film.mov', Buffer.alloc(5_000_001, 'a')),
      ...['a', 'b', 'c', 'd', 'e'].map((name) => filePart(`${name}.txt`, Buffer.from(name))),
    ])
    expect(await deliver(shop, raw)).toMatchObject({ outcome: 'message' })
    const last = await lastOf()
    expect(last?.body).toBe('Here is the wheel.')
    expect(last?.files.map(({ name }) => name)).toEqual([
      ...['wheel.jpg', 'a.txt', 'b.txt', 'c.txt', 'd.txt'],
    ])
    expect(last?.left_out).toEqual([
      { name: 'virus.exe', reason: 'type' },
      { name: 'film.mov', reason: 'size' },
      { name: 'e.txt', reason: 'count' },
    ])
    const stored = await shop.db.select().from(files)
    expect(stored.map(({ content }) => content.toString('latin1')).join()).not.toContain('Secret')
    expect(stored.every(({ used_at }) => used_at !== null)).toBe(true)
  })

  test('the logo of a signature is none, a picture shown in the text is one', async () => {
    const inline = (id: string) => [`Content-ID: <${id}>`, 'Content-Disposition: inline']
    const big = await sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer()
    const raw = mixedEmail(
      to,
      [
        textPart('See below.'),
        filePart('logo.jpg', await photo(), inline('logo')),
        filePart('wheel.png', big, inline('wheel')),
      ],
      'related',
    )
    await deliver(shop, raw)
    expect((await lastOf())?.files).toMatchObject([{ type: 'png' }])
  })

  test('an email of a picture alone lands without words', async () => {
    await deliver(shop, mixedEmail(to, [filePart('wheel.jpg', await photo())]))
    expect(await lastOf()).toMatchObject({ body: '', files: [{ name: 'wheel.jpg' }] })
  })
})

describe('somebody else', () => {
  const stranger = 'Eve <eve@example.com>'

  test('with the address of the reply writes a note that no customer sees, and is told so', async () => {
    expect(await deliver(shop, plainEmail({ to, from: stranger }))).toMatchObject({
      outcome: 'note',
    })
    expect(await lastOf()).toMatchObject({
      author: 'system',
      is_internal: true,
      event: { kind: 'other_sender', detail: 'eve@example.com' },
      body: 'It still squeaks.',
    })
    expect(await world.desk(number)).toMatchObject({ status: 'waiting_for_us' })
    const thread = await shop.send('GET', `/api/tickets/${number}/${await world.keyOf(number)}`)
    expect(JSON.stringify(thread.body)).not.toMatch(/eve@|still squeaks/)
    const [notice, ...others] = await letters('ticket_receipt_other_sender')
    expect(others).toEqual([])
    expect(notice).toMatchObject({ recipient: 'eve@example.com', reply_to: null })
    expect(notice?.text).not.toContain(number)
  })

  test('is in no export of the customer’s data', async () => {
    const member = await register(shop, 'Ben')
    const own = await world.ask('Which tire fits?', {}, as(shop, member))
    const address = await replyAddressOf(shop, own)
    await deliver(shop, plainEmail({ to: address, text: 'My own words.' }))
    await deliver(shop, plainEmail({ to: address, from: stranger, text: 'Words of Eve.' }))
    const { body } = await as(shop, member)('POST', '/api/account/export', { password: PASSWORD })
    const text = JSON.stringify(body)
    expect(text).toContain('My own words.')
    expect(text).not.toMatch(/Words of Eve|eve@example/)
  })

  test('an agent is somebody else too: without a second factor nobody answers for the shop', async () => {
    const [sam] = await shop.db.select().from(users).where(eq(users.name, 'Sam'))
    expect(await deliver(shop, plainEmail({ to, from: sam?.email ?? '' }))).toMatchObject({
      outcome: 'note',
    })
    expect((await lastOf())?.author).toBe('system')
    expect(await letters('ticket_answer_')).toHaveLength(1)
  })

  test.each([
    ['a wrong token', (address: string) => address.replace(/[0-9a-f]{16}@/, '0123456789abcdef@')],
    ['the token of another ticket', (address: string) => address.replace('t10001', 't10002')],
    ['none at all', () => INBOUND.mailbox],
  ])('with %s gets a ticket of their own', async (_, change) => {
    await world.ask('Another question.', { email: 'ben@example.com' })
    const raw = plainEmail({ to: change(to), from: stranger, subject: 'Re: Hello  there' })
    expect(await deliver(shop, raw)).toMatchObject({ outcome: 'ticket' })
    expect((await world.desk(number)).messages).toHaveLength(2)
    expect(await world.desk('T-10003')).toMatchObject({
      name: 'Eve',
      email: 'eve@example.com',
      subject: 'Hello there',
      is_member: false,
      messages: [{ author: 'customer', channel: 'email', body: 'It still squeaks.' }],
    })
    expect(await letters('ticket_receipt')).toHaveLength(3)
    expect(await deliver(shop, raw)).toMatchObject({ outcome: 'repeated' })
  })

  test('a forged sender without the token is a guest who writes for the first time', async () => {
    const raw = plainEmail({ to: INBOUND.mailbox, from: 'ada@example.com' })
    expect(await deliver(shop, raw)).toMatchObject({ outcome: 'ticket' })
    expect((await world.desk(number)).messages).toHaveLength(2)
  })

  test('on a closed ticket gets a ticket of their own, and agents see to what it belongs', async () => {
    await world.change(number, { status: 'closed' })
    await deliver(shop, plainEmail({ to, from: stranger }))
    expect((await world.desk('T-10002')).messages).toMatchObject([
      { author: 'customer' },
      { event: { kind: 'other_sender', detail: number }, is_internal: true },
    ])
  })

  test('whom the mail server takes for spam is kept without a word', async () => {
    const headers = ['X-Spam-Status: Yes, score=9.1']
    await deliver(shop, plainEmail({ to: INBOUND.mailbox, from: stranger, headers }))
    const [spam] = await shop.db.select().from(tickets).where(eq(tickets.email, 'eve@example.com'))
    expect(spam).toMatchObject({ is_spam: true })
    expect(await letters('ticket_receipt')).toHaveLength(1)
  })

  test('the ticket of a deleted account takes nothing more', async () => {
    await shop.db.update(tickets).set({ email: '', name: '' })
    expect(await deliver(shop, plainEmail({ to }))).toMatchObject({ outcome: 'ticket' })
    expect((await world.desk(number)).messages).toHaveLength(2)
  })
})

describe('programs', () => {
  test('leave a note without turning the ticket, and are answered nothing', async () => {
    const headers = ['Auto-Submitted: auto-replied', 'X-Auto-Response-Suppress: All']
    const text = 'I am out of the office until Monday.'
    const sent = (await outboxOf(shop)).length
    expect(await deliver(shop, plainEmail({ to, headers, text }))).toMatchObject({
      outcome: 'note',
    })
    expect(await lastOf()).toMatchObject({
      is_internal: true,
      event: { kind: 'automatic_email', detail: 'ada@example.com' },
      body: text,
    })
    expect(await world.desk(number)).toMatchObject({ status: 'waiting_for_customer' })
    expect(await outboxOf(shop)).toHaveLength(sent)
  })

  test('a bounce is a note, and without a token nothing', async () => {
    const bounce = (address: string) =>
      mixedEmail(
        address,
        [
          textPart('The address ada@example.com does not exist.'),
          { headers: ['Content-Type: message/delivery-status'], content: 'Action: failed' },
          { headers: ['Content-Type: message/rfc822'], content: plainEmail({ to: 'x@x.test' }) },
        ],
        'report; report-type=delivery-status',
      ).replace('From: Ada Rider <ada@example.com>', 'From: MAILER-DAEMON@mx.example.com')
    expect(await deliver(shop, bounce(to))).toMatchObject({ outcome: 'note' })
    expect(await lastOf()).toMatchObject({ event: { kind: 'automatic_email' } })
    expect(await deliver(shop, bounce(INBOUND.mailbox))).toMatchObject({ outcome: 'ignored' })
  })

  test('our own email that comes back is ignored', async () => {
    for (const raw of [
      plainEmail({ to, id: 'mail-1@shop.test' }),
      plainEmail({ to, from: to }),
      plainEmail({ to, from: INBOUND.mailbox }),
    ]) {
      expect(await deliver(shop, raw)).toMatchObject({ status: 200, outcome: 'ignored' })
    }
    expect((await world.desk(number)).messages).toHaveLength(2)
  })
})

describe('how much comes in', () => {
  test('the 21st of an hour is to come again later, the 4th of a program is dropped', async () => {
    const limited = { ...shop, deps: { ...shop.deps, limits: memoryLimits() } }
    const send = (id: number, headers: string[] = []) =>
      deliver(limited, plainEmail({ to, id: `${id}@example.com`, headers }))
    for (let id = 0; id < 20; id += 1) expect((await send(id)).status).toBe(200)
    expect(await send(20)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    const automatic = ['Auto-Submitted: auto-replied']
    const outcomes = []
    for (let id = 30; id < 34; id += 1) outcomes.push((await send(id, automatic)).outcome)
    expect(outcomes).toEqual(['note', 'note', 'note', 'ignored'])
  })

  test('all of an email goes with the account or the ticket', async () => {
    await deliver(shop, plainEmail({ to }))
    await shop.db.delete(tickets)
    expect(await shop.db.select().from(ticketMessages)).toEqual([])
  })
})
